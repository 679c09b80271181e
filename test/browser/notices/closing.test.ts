import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
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
  // The clock is stopped but for short steps, so that no notice closes because its time is over.
  const page = await visit('/contact', { reducedMotion: 'reduce', stopClock: true });
  const notices = new Notices(page);
  const form = new ContactForm(page);
  const expectNotices = async (...texts: string[]) => {
    await letPass(page, 300);
    expect(await notices.texts()).toEqual(texts);
  };
  await form.submit();
  await expectNotices(missing);
  const { message = '', ...others } = required;
  await form.enter({ ...others, terms: '' });
  expect(await form.wrongFields()).toEqual(['message', 'terms']);
  await expectNotices(missing);
  await form.enter({ message });
  await expectNotices();
  await form.submit();
  await expectNotices(agreement);
  await form.field('terms').press('Space');
  await expectNotices();

  await notices.addWrongFile();
  await expectNotices(refused(fileProblems.wrongType));
  await notices.addFiles(5);
  await expectNotices(added(5));
  await notices.addFiles(1);
  await expectNotices(added(5), refused(fileProblems.tooMany));
  await form.removeButtons.first().press('Enter');
  await expectNotices(added(5));
  await notices.addWrongFile();
  await expectNotices(added(5), refused(fileProblems.wrongType));
  await form.submit();
  await letPass(page, 2000);
  await expectNotices(added(5), sent);
});
