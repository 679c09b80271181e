import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  attached,
  enter,
  entered,
  everything,
  field,
  focused,
  nothing,
  picker,
  required,
  sent,
  submitButton,
  wrongFields,
} from '../support/contact-form-page.ts';
import { answers, test } from '../support/delivery-site.ts';
import { notices } from '../support/notices-page.ts';

const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
const photo = { name: 'Pumpe "3".jpg', mimeType: 'image/jpeg', buffer: Buffer.from('photo') };
const expected = [/Failed to load resource/];
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

/** Waits until the form is empty, as it is once a request was sent; visitors never meet the hidden field. */
const isEmpty = (page: Page) => expect.poll(() => entered(page)).toEqual(nothing);

test('what was entered and attached goes up once, then all is as after a simulated request', async ({
  visit,
  site,
}) => {
  const answer = site.holdNext(answers.sent);
  const page = await visit(`${site.base}/contact`);
  await enter(page, everything);
  await picker(page).setInputFiles([plan, photo]);
  await expect.poll(() => attached(page)).toHaveLength(2);
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

test('what breaks a rule is not posted; a second request is another one, also with the same words', async ({
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

test('problems that the server finds stand at their fields, the first takes the focus, nothing is lost', async ({
  visit,
  site,
}) => {
  const notice = { title: 'File Upload Error', text: 'File type not supported.' };
  const problems = { message: 'Use at most 10,000 characters.', files: 'plan.pdf: File type not supported.' };
  site.next.push(answers.refused(422, { problems, notice }));
  const page = await visit(`${site.base}/contact`, { expected });
  await enter(page, everything);
  await picker(page).setInputFiles(plan);
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

test('a server that refuses says why, and nothing is lost', async ({ visit, site }) => {
  const notice = { title: 'Not Now', text: 'Please wait.' };
  site.next.push(answers.refused(429, { notice }, { 'Retry-After': '60' }));
  const page = await visit(`${site.base}/contact`, { expected });
  await enter(page, everything);
  await picker(page).setInputFiles(plan);
  await submitButton(page).click();
  await page.getByRole('alert').filter({ hasText: 'Please wait.' }).waitFor();
  expect(await entered(page)).toMatchObject(everything);
  expect(await attached(page)).toEqual(['plan.pdf']);
  expect(await wrongFields(page)).toEqual([]);
  expect(await submitButton(page).isEnabled()).toBe(true);
  expect(await focused(page)).toBe('submit');
  expect(site.posted).toHaveLength(1);
});
