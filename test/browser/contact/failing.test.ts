import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { letPass } from '../../support/browser/clock.ts';
import { ContactForm, everything, notSent, plan, required, sent } from '../../support/contact/contact-form.ts';
import { answers, test, type Posted } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';

const expected = [/Failed to load resource/];
const badGateway = answers.refused(502, { notice: { title: 'Error Sending Message', text: 'No relay.' } });

async function submitEverything(form: ContactForm) {
  await form.enter(everything);
  await form.attach(plan);
  await form.submit();
}

const ids = (posted: readonly Posted[]) => new Set(posted.map(({ fields }) => fields.requestId));

/** Advances the clock second by second until this many requests were posted. */
const passUntilPosted = (page: Page, posted: readonly Posted[], count: number) =>
  expect
    .poll(async () => {
      await letPass(page, 1000);
      return posted.length;
    })
    .toBe(count);

test('a request that got a 503 is sent again after the Retry-After time', async ({ visit, site }) => {
  site.next.push(answers.refused(503, {}, { 'Retry-After': '5' }));
  const page = await visit(`${site.base}/contact`, { expected, stopClock: true });
  const form = new ContactForm(page);
  const busy = page.waitForEvent('requestfinished', (request) => request.method() === 'POST');
  await submitEverything(form);
  await busy;
  await letPass(page, 4900);
  expect(site.posted).toHaveLength(1);
  await passUntilPosted(page, site.posted, 2);
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(site.posted).toHaveLength(2);
  const [first, second] = site.posted;
  expect(second?.fields).toEqual(first?.fields);
  expect(second?.files).toEqual(first?.files);
});

test('the fourth failure is reported, and only a changed request has a new id', async ({ visit, site }) => {
  site.next.push(...[answers.cut, badGateway].flatMap((answer) => [answer, answer, answer, answer]));
  const page = await visit(`${site.base}/contact`, { expected, stopClock: true });
  const form = new ContactForm(page);
  await submitEverything(form);
  await passUntilPosted(page, site.posted, 4);
  await expect.poll(() => new Notices(page).texts()).toContain(notSent);
  expect(await form.values()).toMatchObject(everything);
  expect(await form.files()).toEqual(['plan.pdf']);
  expect(await form.focused()).toBe('submit');
  expect(site.posted).toHaveLength(4);

  await form.submit();
  await passUntilPosted(page, site.posted, 8);
  await expect.poll(() => form.submitButton.isEnabled()).toBe(true);
  expect(ids(site.posted).size).toBe(1);
  await form.field('message').fill('Separator 3 runs again. Separator 4 stopped.');
  await form.submit();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(site.posted).toHaveLength(9);
  expect(ids(site.posted).size).toBe(2);
});

test('a request without a response is sent again after two and a half minutes', async ({ visit, site }) => {
  site.holdNext(answers.sent);
  const page = await visit(`${site.base}/contact`, { expected, stopClock: true });
  const form = new ContactForm(page);
  await submitEverything(form);
  await expect.poll(() => site.posted.length).toBe(1);
  // The time limit starts when the upload is complete.
  await page.getByText('100%', { exact: true }).waitFor();
  await letPass(page, 149_000);
  expect(site.posted).toHaveLength(1);
  await passUntilPosted(page, site.posted, 2);
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
});

test('a script for sending that fails to load with the form is requested again on submit', async ({ open, site }) => {
  let requests = 0;
  const page = await open('/contact', {
    baseURL: site.base,
    expected,
    stopClock: true,
    prepare: (prepared) =>
      prepared.route('**/deliver-*.js', (route) => ((requests += 1) > 1 ? route.continue() : route.abort())),
  });
  const form = new ContactForm(page);
  await expect.poll(() => requests).toBe(1);
  await form.enter(required);
  await form.submit();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(requests).toBe(2);
});
