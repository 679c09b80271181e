import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { collectAnnouncements, takeAnnouncements } from '../../support/browser/announcements.ts';
import { letPass } from '../../support/browser/clock.ts';
import { ContactForm, everything, notSent, plan, refused, required, sent } from '../../support/contact/contact-form.ts';
import { answers, test, type Posted } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const expected = [/Failed to load resource/];
const file = temporaryFiles();

/** Advances the clock second by second until this many requests were posted. */
const passUntilPosted = (page: Page, posted: readonly Posted[], count: number) =>
  expect.poll(() => letPass(page, 1000).then(() => posted.length)).toBe(count);

test('a request that the server refuses shows its notice and its problems, loses nothing and can be changed', async ({
  visit,
  site,
}) => {
  const problems = { email: 'No such domain.', files: 'plan.pdf: File type not supported.' };
  const notice = { title: 'Check Your Entries', text: 'Please correct the marked fields.' };
  site.next.push(answers.refused(429, { notice: { title: 'Not Now', text: 'Please wait.' } }, { 'Retry-After': '60' }));
  site.next.push(answers.refused(422, { problems, notice }));
  const page = await visit(`${site.base}/contact`, { expected });
  const form = new ContactForm(page);
  const notices = new Notices(page);
  await form.enter(everything);
  await form.attach(plan);
  await form.submit();
  await expect.poll(() => notices.texts()).toContain('Not Now\nPlease wait.');
  expect(await form.wrongFields()).toEqual([]);
  expect(await form.focused()).toBe('submit');
  expect(site.posted).toHaveLength(1);

  await page.evaluate(collectAnnouncements);
  await form.field('email').press('Enter');
  await expect.poll(() => form.wrongFields()).toEqual(['email']);
  expect(await notices.texts()).toContain('Check Your Entries\nPlease correct the marked fields.');
  expect(await form.focused()).toBe('email');
  await expect.poll(() => page.evaluate(takeAnnouncements)).toContain('No such domain.');
  expect(await form.descriptionOf('email')).toContain(problems.email);
  expect(await form.filesProblem.innerText()).toBe(problems.files);
  expect(await form.values()).toMatchObject(everything);
  expect(await form.files()).toEqual(['plan.pdf']);

  await form.enter({ email: 'ann@example.com', urgency: 'soon' });
  expect(await form.wrongFields()).toEqual([]);
  await form.remove('plan.pdf');
  await form.submit();
  await expect.poll(() => notices.texts()).toContain(sent);
  expect(site.posted.at(-1)).toMatchObject({ fields: { email: 'ann@example.com', urgency: 'soon' }, files: {} });
});

test('a request is sent again after two and a half minutes without a response, and after a 503', async ({
  visit,
  site,
}) => {
  site.holdNext(answers.sent);
  site.next.push(answers.refused(503, {}));
  const page = await visit(`${site.base}/contact`, { expected, stopClock: true });
  const form = new ContactForm(page);
  await form.enter(everything);
  await form.attach(plan);
  await form.submit();
  await expect.poll(() => site.posted.length).toBe(1);
  // The time limit starts when the upload is complete.
  await page.getByText('100%', { exact: true }).waitFor();
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.method()));
  await letPass(page, 149_000);
  expect(failed).toEqual([]);
  await letPass(page, 1000);
  await expect.poll(() => failed).toEqual(['POST']);
  await passUntilPosted(page, site.posted, 3);
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(await page.getByRole('alert').count()).toBe(0);
  const [first, ...others] = site.posted;
  for (const { fields, files } of others)
    expect({ fields, files }).toEqual({ fields: first?.fields, files: first?.files });
});

test('the fourth failure is reported, and only a changed request has a new id', async ({ visit, site }) => {
  const badGateway = answers.refused(502, { notice: { title: 'Error Sending Message', text: 'No relay.' } });
  site.next.push(answers.cut, badGateway, answers.cut, badGateway, answers.refused(500, {}));
  const page = await visit(`${site.base}/contact`, { expected, stopClock: true });
  const form = new ContactForm(page);
  await form.enter(everything);
  await form.attach(plan);
  await form.submit();
  await passUntilPosted(page, site.posted, 4);
  await expect.poll(() => new Notices(page).texts()).toContain(notSent);
  expect(await form.values()).toMatchObject(everything);
  expect(await form.files()).toEqual(['plan.pdf']);
  expect(await form.focused()).toBe('submit');
  await form.submit();
  await expect.poll(() => site.posted.length).toBe(5);
  await expect.poll(() => form.isSending()).toBe(false);
  const [id, ...others] = site.posted.map(({ fields }) => fields.requestId);
  expect(new Set(others)).toEqual(new Set([id]));
  await form.enter({ message: 'Separator 3 runs again. Separator 4 stopped.' });
  await form.submit();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(site.posted).toHaveLength(6);
  expect(site.posted[5]?.fields.requestId).not.toBe(id);
});

test('files that were changed or deleted are named at once and not sent, also between two tries', async ({
  visit,
  site,
}) => {
  const unreadable =
    'The file can no longer be read, because it was changed, renamed or deleted. Please remove it and attach it again.';
  const changed = ['longer.pdf', 'other.pdf', 'deleted.pdf'];
  const [longer = '', other = '', deleted = ''] = changed.map((name) => file(name, '%PDF'));
  // The clock is stopped, so a retry that waits would never be sent.
  const page = await visit(`${site.base}/contact`, { expected, stopClock: true });
  const form = new ContactForm(page);
  await form.enter(required);
  await form.picker.setInputFiles([file('photo.jpg', 'photo'), longer, other, deleted]);
  await expect.poll(() => form.files()).toHaveLength(4);
  appendFileSync(longer, ' more');
  writeFileSync(other, '%pdf');
  rmSync(deleted);
  await form.submit();
  const problems = changed.map((name) => `${name}: ${unreadable}`).join('\n');
  await expect.poll(() => form.filesProblem.allInnerTexts()).toEqual([problems]);
  expect(await new Notices(page).texts()).toContain(refused(problems));
  expect(site.posted).toEqual([]);
  expect(await form.values()).toMatchObject({ message: required.message });
  expect(await form.files()).toHaveLength(4);

  for (const name of changed) await form.remove(name);
  expect(await form.filesProblem.allInnerTexts()).toEqual([]);
  await form.picker.setInputFiles([longer, other]);
  await expect.poll(() => form.files()).toEqual(['photo.jpg', 'longer.pdf', 'other.pdf']);
  site.next.push((response, request) => {
    rmSync(longer);
    return answers.refused(503, {})(response, request);
  });
  await form.submit();
  await expect.poll(() => form.filesProblem.allInnerTexts()).toEqual([`longer.pdf: ${unreadable}`]);
  await form.remove('longer.pdf');
  await form.submit();
  await form.confirmation.waitFor();
  expect(site.posted).toHaveLength(2);
  expect(site.posted[1]?.files).toEqual({ 'files/photo.jpg': 'photo', 'files/other.pdf': '%pdf' });
});
