import { expect } from 'vitest';
import {
  added,
  agreement,
  ContactForm,
  fileProblems,
  missing,
  notSent,
  plan,
  refused,
  required,
  sent,
} from '../../support/contact/contact-form.ts';
import { answers, test } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { goTo } from '../../support/pages/links.ts';

test('a success closes after 6 seconds, an error after 12, also on the next page', async ({ visit }) => {
  const notices = await Notices.openTwo(visit);
  const { page } = notices;
  await goTo(page, '/about');
  for (const notice of [notices.successes, notices.errors]) {
    expect(await notices.stayingAfter(5999, notice)).toBe(1);
    expect(await notices.stayingAfter(1, notice)).toBe(0);
  }
});

test('what is wrong with the form closes with the last missing field, and the agreement', async ({ visit }) => {
  const page = await visit('/contact');
  const notices = new Notices(page);
  const form = new ContactForm(page);
  await form.submit();
  await expect.poll(() => notices.texts()).toEqual([missing]);
  const { message = '', ...others } = required;
  await form.enter({ ...others, terms: '' });
  expect(await form.wrongFields()).toEqual(['message', 'terms']);
  expect(await notices.texts()).toEqual([missing]);
  await form.enter({ message });
  await expect.poll(() => notices.texts()).toEqual([]);

  await form.submit();
  await expect.poll(() => notices.texts()).toEqual([agreement]);
  await form.field('terms').check();
  await expect.poll(() => notices.texts()).toEqual([]);
});

test('what the server refuses closes when it is corrected, or the form is sent again', async ({ visit, site }) => {
  const page = await visit(`${site.base}/contact`, { expected: [/Failed to load resource/] });
  const notices = new Notices(page);
  const form = new ContactForm(page);
  const notice = { title: 'Check Your Entries', text: 'Please correct the marked fields.' };
  const marked = `${notice.title}\n${notice.text}`;
  site.next.push(
    answers.refused(422, { notice, problems: { message: 'At most 10,000.', company: 'At most 200.' } }),
    answers.refused(422, { notice, problems: { files: 'plan.pdf: File type not supported.' } }),
    answers.refused(429, { notice: { title: 'Not Now', text: 'Please wait.' } }),
    answers.refused(500, {}),
  );
  await form.enter(required);
  await form.submit();
  await expect.poll(() => notices.texts()).toEqual([marked]);
  await form.enter({ message: 'Shorter.' });
  expect(await form.wrongFields()).toEqual(['company']);
  expect(await notices.texts()).toEqual([marked]);
  await form.enter({ company: 'Short' });
  await expect.poll(() => notices.texts()).toEqual([]);

  await form.attach(plan);
  await form.submit();
  await expect.poll(() => notices.texts()).toEqual([added(1), marked]);
  await form.remove(plan.name);
  await expect.poll(() => notices.texts()).not.toContain(marked);

  for (const next of ['Not Now\nPlease wait.', notSent, sent, missing]) {
    await form.submit();
    // The notice about the attached file may still be there.
    await expect.poll(async () => (await notices.texts()).filter((text) => text !== added(1))).toEqual([next]);
  }
});

test('an error about files closes when files are attached or removed, or the request is sent', async ({ visit }) => {
  const page = await visit('/contact');
  const notices = new Notices(page);
  const form = new ContactForm(page);
  await notices.addWrongFile();
  await expect.poll(() => notices.texts()).toEqual([refused(fileProblems.wrongType)]);
  await notices.addFiles(5);
  await expect.poll(() => notices.texts()).toEqual([added(5)]);
  await notices.addFiles(1);
  await expect.poll(() => notices.texts()).toEqual([added(5), refused(fileProblems.tooMany)]);
  await form.removeButtons.first().click();
  await expect.poll(() => notices.texts()).toEqual([added(5)]);
  await notices.addWrongFile();
  await expect.poll(() => notices.texts()).toEqual([added(5), refused(fileProblems.wrongType)]);
  await form.enter(required);
  await form.submit();
  await expect.poll(() => notices.texts()).toContain(sent);
  expect(await notices.texts()).not.toContain(refused(fileProblems.wrongType));
});
