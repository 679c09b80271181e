import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  attach,
  attached,
  enter,
  entered,
  everything,
  field,
  focused,
  nothing,
  plan,
  required,
  sent,
  submitButton,
  wrongFields,
} from '../support/contact-form-page.ts';
import { answers, test } from '../support/delivery-site.ts';
import { notices } from '../support/notices-page.ts';

const photo = { name: 'Pumpe "3".jpg', mimeType: 'image/jpeg', buffer: Buffer.from('photo') };
const expected = [/Failed to load resource/];
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

/** Waits until the form is empty, as it is after a request was sent. */
const isEmpty = (page: Page) => expect.poll(() => entered(page)).toEqual(nothing);

test('a request is posted once with its files, then the form is empty', async ({ visit, site }) => {
  const answer = site.holdNext(answers.sent);
  const page = await visit(`${site.base}/contact`);
  await enter(page, everything);
  await attach(page, plan, photo);
  await submitButton(page).click();
  await page.locator('form').evaluate((form) => form instanceof HTMLFormElement && form.requestSubmit());
  await expect.poll(() => site.posted.length).toBe(1);
  answer();
  await expect.poll(() => notices(page)).toContain(sent);
  await isEmpty(page);
  expect(await attached(page)).toEqual([]);
  expect(await focused(page)).toBe('submit');
  expect(site.posted).toHaveLength(1);
  const [posted] = site.posted;
  const message = everything.message?.replace('\n', '\r\n');
  expect(posted).toMatchObject({ accept: 'application/json', fields: { ...everything, message, leaveEmpty: '' } });
  expect(posted?.fields.requestId).toMatch(uuid);
  expect(Number(posted?.fields.elapsed)).toBeGreaterThan(0);
  expect(Number(posted?.fields.elapsed)).toBeLessThan(60_000);
  expect(posted?.files).toEqual({ 'files/plan.pdf': '%PDF', 'files/Pumpe "3".jpg': 'photo' });
});

test('an incomplete form is not posted, and a second request with the same words has a new id', async ({
  visit,
  site,
}) => {
  const page = await visit(`${site.base}/contact`);
  await enter(page, { ...required, terms: '' });
  await submitButton(page).click();
  await expect.poll(() => wrongFields(page)).toEqual(['terms']);
  expect(site.posted).toEqual([]);
  for (const count of [1, 2]) {
    await enter(page, required);
    await submitButton(page).click();
    await expect.poll(() => site.posted.length).toBe(count);
    await isEmpty(page);
  }
  expect(new Set(site.posted.map(({ fields }) => fields.requestId)).size).toBe(2);
});

test('problems that the server reports appear beside their fields, and nothing is lost', async ({ visit, site }) => {
  const notice = { title: 'File Upload Error', text: 'File type not supported.' };
  const problems = { message: 'Use at most 10,000 characters.', files: 'plan.pdf: File type not supported.' };
  site.next.push(answers.refused(422, { problems, notice }));
  const page = await visit(`${site.base}/contact`, { expected });
  await enter(page, everything);
  await attach(page, plan);
  await submitButton(page).click();
  await expect.poll(() => notices(page)).toContain('File Upload Error\nFile type not supported.');
  expect(await page.getByRole('alert').count()).toBe(1);
  await expect.poll(() => focused(page)).toBe('message');
  expect(await wrongFields(page)).toEqual(['message']);
  expect(await page.locator('#message-problem').innerText()).toBe(problems.message);
  expect(await page.locator('#files-problem').innerText()).toBe(problems.files);
  expect(await entered(page)).toMatchObject(everything);
  expect(await attached(page)).toEqual(['plan.pdf']);

  await field(page, 'message').fill('Shorter');
  expect(await wrongFields(page)).toEqual([]);
  await submitButton(page).click();
  await expect.poll(() => notices(page)).toContain(sent);
  await isEmpty(page);
  expect(await page.locator('#files-problem').count()).toBe(0);
});

test('the notice of a server that refuses is shown, and nothing is lost', async ({ visit, site }) => {
  const notice = { title: 'Not Now', text: 'Please wait.' };
  site.next.push(answers.refused(429, { notice }, { 'Retry-After': '60' }));
  const page = await visit(`${site.base}/contact`, { expected });
  await enter(page, everything);
  await attach(page, plan);
  await submitButton(page).click();
  await page.getByRole('alert').filter({ hasText: 'Please wait.' }).waitFor();
  expect(await entered(page)).toMatchObject(everything);
  expect(await attached(page)).toEqual(['plan.pdf']);
  expect(await wrongFields(page)).toEqual([]);
  expect(await submitButton(page).isEnabled()).toBe(true);
  expect(await focused(page)).toBe('submit');
  expect(site.posted).toHaveLength(1);
});
