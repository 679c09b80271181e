import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import * as form from '../../support/contact/contact-form-page.ts';
import { answers, test } from '../../support/contact/delivery-site.ts';
import { notices } from '../../support/notices/notices-page.ts';

const photo = { name: 'Pumpe "3".jpg', mimeType: 'image/jpeg', buffer: Buffer.from('photo') };
const expected = [/Failed to load resource/];
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

/** Waits until the form is empty, as it is after a request was sent. */
const isEmpty = (page: Page) => expect.poll(() => form.entered(page)).toEqual(form.nothing);

test('a request is posted once with its files, even if it is submitted again', async ({ visit, site }) => {
  const answer = site.holdNext(answers.sent);
  const page = await visit(`${site.base}/contact`);
  await form.enter(page, form.everything);
  await form.attach(page, form.plan, photo);
  await form.submitButton(page).click();
  await page.keyboard.press('Enter');
  await page.locator('form').evaluate((element) => element instanceof HTMLFormElement && element.requestSubmit());
  await expect.poll(() => site.posted.length).toBe(1);
  answer();
  await expect.poll(() => notices(page)).toContain(form.sent);
  await isEmpty(page);
  expect(await form.attached(page)).toEqual([]);
  expect(await form.focused(page)).toBe('submit');
  expect(site.posted).toHaveLength(1);
  const [posted] = site.posted;
  const message = form.everything.message?.replace('\n', '\r\n');
  expect(posted).toMatchObject({ accept: 'application/json', fields: { ...form.everything, message, leaveEmpty: '' } });
  expect(posted?.fields.requestId).toMatch(uuid);
  expect(Number(posted?.fields.elapsed)).toBeGreaterThan(0);
  expect(Number(posted?.fields.elapsed)).toBeLessThan(60_000);
  expect(posted?.files).toEqual({ 'files/plan.pdf': '%PDF', 'files/Pumpe "3".jpg': 'photo' });
});

test('what is sent has no invisible characters around it', async ({ visit, site }) => {
  const page = await visit(`${site.base}/contact`);
  const { email, lastName, message } = form.everything;
  await form.enter(page, {
    ...form.everything,
    email: `\u200e${email}\u00a0`,
    lastName: `\u00a0${lastName}\ufeff`,
    message: `\n${message}\u200b\n`,
  });
  await form.submitButton(page).click();
  await expect.poll(() => site.posted.length).toBe(1);
  expect(site.posted[0]?.fields).toMatchObject({ email, lastName, message: message?.replace('\n', '\r\n') });
});

test('an incomplete form is not posted, and every request has its own id', async ({ visit, site }) => {
  const page = await visit(`${site.base}/contact`);
  await form.enter(page, { ...form.required, terms: '' });
  await form.submitButton(page).click();
  await expect.poll(() => form.wrongFields(page)).toEqual(['terms']);
  expect(site.posted).toEqual([]);
  for (const count of [1, 2]) {
    const answer = site.holdNext(answers.sent);
    await form.enter(page, form.required);
    await form.submitButton(page).dblclick();
    await expect.poll(() => site.posted.length).toBe(count);
    await form.field(page, 'company').focus();
    answer();
    await isEmpty(page);
    // The focus stays on the field that the visitor has moved to.
    expect(await form.focused(page)).toBe('company');
  }
  expect(site.posted).toHaveLength(2);
  expect(new Set(site.posted.map(({ fields }) => fields.requestId)).size).toBe(2);
});

test('a refusal by the server shows its notice and its problems, and nothing is lost', async ({ visit, site }) => {
  const busy = { title: 'Not Now', text: 'Please wait.' };
  site.next.push(answers.refused(429, { notice: busy }, { 'Retry-After': '60' }));
  const notice = { title: 'File Upload Error', text: 'File type not supported.' };
  const problems = { message: 'Shorten it.', files: 'plan.pdf: File type not supported.' };
  site.next.push(answers.refused(422, { problems, notice }));
  const page = await visit(`${site.base}/contact`, { expected });
  await form.enter(page, form.everything);
  await form.attach(page, form.plan);
  await form.submitButton(page).click();
  await expect.poll(() => notices(page)).toEqual(['Not Now\nPlease wait.']);
  expect(await form.entered(page)).toMatchObject(form.everything);
  expect(await form.attached(page)).toEqual(['plan.pdf']);
  expect(await form.wrongFields(page)).toEqual([]);
  expect(await form.submitButton(page).isEnabled()).toBe(true);
  expect(await form.focused(page)).toBe('submit');
  expect(site.posted).toHaveLength(1);

  await form.submitButton(page).click();
  await expect.poll(() => notices(page)).toContain('File Upload Error\nFile type not supported.');
  expect(await page.getByRole('alert').filter({ hasText: 'File Upload Error' }).count()).toBe(1);
  await expect.poll(() => form.focused(page)).toBe('message');
  expect(await form.wrongFields(page)).toEqual(['message']);
  expect(await page.locator('#message-problem').innerText()).toBe(problems.message);
  expect(await page.locator('#files-problem').innerText()).toBe(problems.files);
  expect(await form.entered(page)).toMatchObject(form.everything);
  expect(await form.attached(page)).toEqual(['plan.pdf']);

  await form.field(page, 'message').fill('Shorter');
  expect(await form.wrongFields(page)).toEqual([]);
  await form.submitButton(page).click();
  await expect.poll(() => notices(page)).toContain(form.sent);
  await isEmpty(page);
  expect(await page.locator('#files-problem').count()).toBe(0);
});
