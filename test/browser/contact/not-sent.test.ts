import { rmSync } from 'node:fs';
import { expect } from 'vitest';
import { formNotices } from '../../../src/contact/texts.ts';
import { collectAnnouncements, takeAnnouncements } from '../../support/browser/announcements.ts';
import { violations } from '../../support/browser/axe.ts';
import { letPass } from '../../support/browser/clock.ts';
import { ContactForm, everything, invalid, notSent, plan, refused, sent } from '../../support/contact/contact-form.ts';
import { answers, phone, test } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { pathOf } from '../../support/pages/page-state.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const expected = [/Failed to load resource/];
const file = temporaryFiles();

test('a refused request says why, loses nothing and keeps its id', async ({ visit, site }) => {
  const problems = { email: 'No such domain.', company: 'At most 200.', files: 'plan.pdf: File type not supported.' };
  const notice = { title: 'Check Your Entries', text: 'Please correct the marked fields.' };
  site.next.push(
    answers.refused(429, { notice: { title: 'Not Now', text: 'Please wait.' } }, { 'Retry-After': '60' }),
    answers.refused(422, { problems, notice }),
    // A firewall's. `test/unit/contact/post-form.test.ts` has the other answers that are not ours.
    (response) => response.writeHead(403, { 'Content-Type': 'text/html' }).end('<h1>403 Forbidden</h1>'),
  );
  const page = await visit(`${site.base}/contact`, { expected, reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const notices = () => new Notices(page).texts().then((texts) => texts.filter((text) => !text.includes('added')));
  await form.enter(everything);
  await form.attach(plan);
  await form.submit();
  await expect.poll(notices).toEqual(['Not Now\nPlease wait.']);
  await expect.poll(() => form.wrongFields()).toEqual([]);
  await expect.poll(() => form.focused()).toBe('submit');
  // The words stay at the form when the notice is gone.
  expect(await form.failureHelp.innerText()).toMatch(
    /^Not Now\s+Please wait\. .+ is still here\. If it can’t wait, write to .+ or call /,
  );

  await form.field('email').press('Enter');
  await expect.poll(() => form.wrongFields()).toEqual(['email', 'company']);
  await expect.poll(notices).toEqual([invalid]);
  expect(await form.failureHelp.count()).toBe(0);
  // The field has taken the focus, so a screen reader reads its description.
  await expect.poll(() => form.focused()).toBe('email');
  expect(await form.descriptionOf('email')).toContain(problems.email);
  expect(await form.filesProblem.innerText()).toContain(problems.files);
  expect(await form.values()).toEqual(everything);
  expect(await form.files()).toEqual(['plan.pdf']);

  await form.remove('plan.pdf');
  await form.enter({ email: 'ann@example.com' });
  await expect.poll(() => form.wrongFields()).toEqual(['company']);
  await form.submit();
  await expect.poll(notices).toEqual([notSent]);
  expect(pathOf(page)).toBe('/contact');
  const links = form.failureHelp.getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    expect.stringMatching(/^mailto:/),
    `tel:${phone.replaceAll(' ', '')}`,
  ]);
  await form.submit();
  await expect.poll(notices).toEqual([sent]);
  expect(await form.failureHelp.count()).toBe(0);
  expect(site.posted.at(-1)).toMatchObject({ fields: { email: 'ann@example.com' }, files: {} });
  // The same request keeps its id, also where the picker is empty, so that it is one mail if the server has sent it.
  const ids = site.posted.map(({ fields }) => fields.requestId);
  expect(ids.map((id) => ids.indexOf(id))).toEqual([0, 0, 2, 2]);
});

test('without an answer a request is sent again; the fourth failure is reported', async ({ visit, site }) => {
  const proxy = answers.refused(502, {});
  site.next.push(answers.cut, answers.refused(503, {}), answers.cut, proxy);
  const page = await visit(`${site.base}/contact`, { expected, reducedMotion: 'reduce', stopClock: true });
  const form = new ContactForm(page);
  await form.enter(everything);
  await form.attach(plan);
  await form.submit();
  await expect.poll(() => letPass(page, 1000).then(() => site.posted.length)).toBe(4);
  await expect.poll(() => new Notices(page).texts()).toContain(notSent);
  expect(await form.values()).toEqual(everything);
  expect(await form.files()).toEqual(['plan.pdf']);
  const [first, ...others] = site.posted;
  for (const { fields, files } of others)
    expect({ fields, files }).toEqual({ fields: first?.fields, files: first?.files });
});

test('a request that takes long says what to do after ten seconds', async ({ visit, site }) => {
  const answer = site.holdNext(answers.refused(502, { notice: formNotices.notSent }));
  const page = await visit(`${site.base}/contact`, { expected, reducedMotion: 'reduce', stopClock: true, width: 360 });
  const form = new ContactForm(page);
  await form.enter(everything);
  await form.submit();
  await expect.poll(() => site.posted.length).toBe(1);
  await page.evaluate(collectAnnouncements);
  await letPass(page, 9999);
  expect(await form.stillSending.count()).toBe(0);
  await letPass(page, 1);
  await form.stillSending.waitFor();
  const words = 'We are still trying to send it. Line down? Don’t wait for this. Call +1 507 555 0100.';
  expect(await page.evaluate(takeAnnouncements)).toEqual([words]);
  const call = form.stillSending.getByRole('link', { name: phone });
  expect(await call.getAttribute('href')).toBe(`tel:${phone.replaceAll(' ', '')}`);
  // axe waits for timers.
  await page.clock.resume();
  expect(await violations(page)).toEqual([]);
  answer();
  await expect.poll(() => new Notices(page).texts()).toEqual([notSent]);
  expect(await form.stillSending.count()).toBe(0);
  // The notice is gone after its time.
  await page.clock.fastForward(60_000);
  await expect.poll(() => new Notices(page).texts()).toEqual([]);
  expect(await form.failureHelp.innerText()).toMatch(
    /^Error Sending Message\s+Please try again .+ try without files\. If it can’t wait, write to .+ or call /,
  );
  expect(await violations(page)).toEqual([]);
  expect(site.posted).toHaveLength(1);
});

test('after our own time limit, which grows with the upload, nothing is sent again', async ({ visit, site }) => {
  site.holdNext(answers.sent);
  const page = await visit(`${site.base}/contact`, { expected, reducedMotion: 'reduce', stopClock: true });
  const form = new ContactForm(page);
  await form.enter(everything);
  await form.attach({ ...plan, buffer: Buffer.alloc(1_000_000) });
  await form.submit();
  await expect.poll(() => site.posted.length).toBe(1);
  // The time limit starts when the upload is complete.
  await page.getByText('100%', { exact: true }).waitFor();
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.method()));
  await letPass(page, 159_900);
  expect(failed).toEqual([]);
  await letPass(page, 500);
  await expect.poll(() => failed).toEqual(['POST']);
  await expect.poll(() => new Notices(page).texts()).toContain(notSent);
  await letPass(page, 60_000);
  expect(site.posted).toHaveLength(1);
  expect(await form.files()).toEqual(['plan.pdf']);
});

test('empty files, and files that are gone, are named, and the others stay', async ({ visit, site }) => {
  const page = await visit(`${site.base}/contact`, { expected, reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const gone = file('gone.pdf', '%PDF');
  await form.enter(everything);
  await form.picker.setInputFiles([file('photo.jpg', 'photo'), file('empty.pdf', ''), gone]);
  await expect.poll(() => form.files()).toHaveLength(3);
  rmSync(gone);
  await form.submit();
  const problem = [
    'empty.pdf: The file is empty. Please remove it, or attach one with content.',
    'gone.pdf: The file can no longer be read, because it was changed, renamed or deleted. Please remove it and attach it again.',
  ].join('\n');
  await expect.poll(() => form.filesProblem.allInnerTexts()).toEqual([problem]);
  await expect.poll(() => new Notices(page).errors.allInnerTexts()).toEqual([refused(problem)]);
  expect(await form.values()).toEqual(everything);
  for (const name of ['empty.pdf', 'gone.pdf']) await form.remove(name);
  await form.submit();
  await form.confirmation.waitFor();
  expect(site.posted.map(({ files }) => files)).toEqual([{ 'files/photo.jpg': 'photo' }]);
});
