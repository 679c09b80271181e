import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { letPass } from '../../support/browser/clock.ts';
import { ContactForm, everything, missing, notSent, plan, required, sent } from '../../support/contact/contact-form.ts';
import { answers, test, type Posted } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';

const expected = [/Failed to load resource/];

/** Advances the clock second by second until this many requests were posted. */
const passUntilPosted = (page: Page, posted: readonly Posted[], count: number) =>
  expect.poll(() => letPass(page, 1000).then(() => posted.length)).toBe(count);

test('a request that the server refuses says why until it is corrected or sent again, and loses nothing', async ({
  visit,
  site,
}) => {
  const problems = { email: 'No such domain.', company: 'At most 200.', files: 'plan.pdf: File type not supported.' };
  const notice = { title: 'Check Your Entries', text: 'Please correct the marked fields.' };
  const marked = `${notice.title}\n${notice.text}`;
  site.next.push(
    answers.refused(429, { notice: { title: 'Not Now', text: 'Please wait.' } }, { 'Retry-After': '60' }),
    answers.refused(422, { problems, notice }),
    answers.refused(422, { problems: { files: problems.files }, notice }),
    answers.refused(500, {}),
  );
  const page = await visit(`${site.base}/contact`, { expected, reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const notices = new Notices(page);
  const errors = () => notices.texts().then((texts) => texts.filter((text) => !text.includes('added')));
  // Before their 12 seconds are over.
  const expectClosed = () => expect.poll(errors, { timeout: 4000 }).toEqual([]);
  await form.enter(everything);
  await form.attach(plan);
  await form.submit();
  await expect.poll(errors).toEqual(['Not Now\nPlease wait.']);
  expect(await form.wrongFields()).toEqual([]);
  expect(await form.focused()).toBe('submit');
  expect(site.posted).toHaveLength(1);

  await form.field('email').press('Enter');
  await expect.poll(() => form.wrongFields()).toEqual(['email', 'company']);
  await expect.poll(errors).toEqual([marked]);
  // The field has taken the focus, so a screen reader reads its description.
  expect(await form.focused()).toBe('email');
  expect(await form.descriptionOf('email')).toContain(problems.email);
  expect(await form.filesProblem.innerText()).toBe(problems.files);
  expect(await form.values()).toMatchObject(everything);
  expect(await form.files()).toEqual(['plan.pdf']);
  await form.enter({ email: 'ann@example.com', urgency: 'soon' });
  expect(await form.wrongFields()).toEqual(['company']);
  expect(await errors()).toEqual([marked]);
  await form.enter({ company: 'Short' });
  await expectClosed();

  // A refusal of files alone is about the files.
  await form.submit();
  await expect.poll(errors).toEqual([marked]);
  await form.remove('plan.pdf');
  await expectClosed();
  for (const next of [notSent, sent, missing]) {
    await form.submit();
    await expect.poll(errors).toEqual([next]);
  }
  // All but the terms.
  await form.enter({ ...required, terms: '' });
  await expectClosed();
  expect(site.posted.at(-1)).toMatchObject({ fields: { email: 'ann@example.com', urgency: 'soon' }, files: {} });
  // The same request keeps its id, so that it is one mail if the server has sent it.
  const ids = site.posted.map(({ fields }) => fields.requestId);
  expect(ids.map((id) => ids.indexOf(id))).toEqual([0, 0, 2, 3, 3]);
});

test('without an answer a request is sent again; the fourth failure is reported', async ({ visit, site }) => {
  const badGateway = answers.refused(502, { notice: { title: 'Error Sending Message', text: 'No relay.' } });
  site.holdNext(answers.sent);
  site.next.push(answers.refused(503, {}), answers.cut, badGateway);
  const page = await visit(`${site.base}/contact`, { expected, reducedMotion: 'reduce', stopClock: true });
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
  const [first, ...others] = site.posted;
  for (const { fields, files } of others)
    expect({ fields, files }).toEqual({ fields: first?.fields, files: first?.files });
});
