import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import {
  added,
  agreement,
  ContactForm,
  fileProblems,
  missing,
  refused,
  required,
  sent,
} from '../../support/contact/contact-form.ts';
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

test('what is wrong with fields or files closes when it is corrected, or the request is sent', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
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
  await form.field('terms').press('Space');
  await expect.poll(() => notices.texts()).toEqual([]);

  await notices.addWrongFile();
  await expect.poll(() => notices.texts()).toEqual([refused(fileProblems.wrongType)]);
  await notices.addFiles(5);
  await expect.poll(() => notices.texts()).toEqual([added(5)]);
  await notices.addFiles(1);
  await expect.poll(() => notices.texts()).toEqual([added(5), refused(fileProblems.tooMany)]);
  await form.removeButtons.first().press('Enter');
  await expect.poll(() => notices.texts()).toEqual([added(5)]);
  await notices.addWrongFile();
  await expect.poll(() => notices.texts()).toEqual([added(5), refused(fileProblems.wrongType)]);
  await form.submit();
  await expect.poll(() => notices.texts()).toContain(sent);
  expect(await notices.texts()).not.toContain(refused(fileProblems.wrongType));
});
