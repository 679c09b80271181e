import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { letPass } from '../../support/browser/clock.ts';
import { ContactForm, everything, notSent, plan, refused, required, sent } from '../../support/contact/contact-form.ts';
import { answers, test, type Posted } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const expected = [/Failed to load resource/];
const file = temporaryFiles();

const unreadable =
  'The file can no longer be read, because it was changed, renamed or deleted. Please remove it and attach it again.';

/** Advances the clock second by second until this many requests were posted. */
const passUntilPosted = (page: Page, posted: readonly Posted[], count: number) =>
  expect.poll(() => letPass(page, 1000).then(() => posted.length)).toBe(count);

test('a request that the server refuses says why, loses nothing and can be changed', async ({ visit, site }) => {
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

  await form.field('email').press('Enter');
  await expect.poll(() => form.wrongFields()).toEqual(['email']);
  expect(await notices.texts()).toContain('Check Your Entries\nPlease correct the marked fields.');
  // The field has taken the focus, so a screen reader reads its description.
  expect(await form.focused()).toBe('email');
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

test('without an answer a request is sent again; the fourth failure is reported', async ({ visit, site }) => {
  const badGateway = answers.refused(502, { notice: { title: 'Error Sending Message', text: 'No relay.' } });
  site.holdNext(answers.sent);
  site.next.push(answers.refused(503, {}), answers.cut, badGateway, answers.refused(500, {}));
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
  await passUntilPosted(page, site.posted, 4);
  await expect.poll(() => new Notices(page).texts()).toContain(notSent);
  expect(await form.values()).toMatchObject(everything);
  expect(await form.files()).toEqual(['plan.pdf']);
  expect(await form.focused()).toBe('submit');

  // The same request keeps its id, so that it is one mail if the server has sent it.
  await form.submit();
  await expect.poll(() => site.posted.length).toBe(5);
  await expect.poll(() => form.isSending()).toBe(false);
  const [first, ...others] = site.posted.slice(0, 4);
  for (const { fields, files } of others)
    expect({ fields, files }).toEqual({ fields: first?.fields, files: first?.files });
  expect(site.posted[4]?.fields.requestId).toBe(first?.fields.requestId);
  await form.enter({ message: 'Separator 3 runs again. Separator 4 stopped.' });
  await form.submit();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(site.posted).toHaveLength(6);
  expect(site.posted[5]?.fields.requestId).not.toBe(first?.fields.requestId);
});

test('a file on a disk that does not answer is named after a minute', async ({ visit, site }) => {
  const page = await visit(`${site.base}/contact`, { expected, stopClock: true });
  await page.evaluate(() => Reflect.set(File.prototype, 'arrayBuffer', () => new Promise(() => {})));
  const form = new ContactForm(page);
  await form.enter(required);
  await form.attach(plan);
  await form.send();
  await letPass(page, 60_000);
  await expect.poll(() => form.filesProblem.allInnerTexts()).toEqual([`plan.pdf: ${unreadable}`]);
  expect(await form.isSending()).toBe(false);
  expect(site.posted).toEqual([]);
});

test('files that were changed or deleted are named and not sent, also between two tries', async ({ visit, site }) => {
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
