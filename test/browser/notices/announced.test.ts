import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { added, missing } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';

test('words of notices come into live regions that were there before, one notice after the other, and are read once', async ({
  visit,
}) => {
  const page = await visit('/contact', { reducedMotion: 'reduce', stopClock: true });
  const notices = new Notices(page);
  const live = {
    assertive: await page.locator('[aria-live=assertive]').elementHandle(),
    polite: await page.locator('[aria-live=polite]').elementHandle(),
  };
  const announced = async () => [await live.assertive?.innerText(), await live.polite?.innerText()];
  const readable = () => notices.region.locator('[data-notice] > p:not([aria-hidden=true])').allInnerTexts();
  expect(await announced()).toEqual(['', '']);
  await notices.showError();
  await notices.showSuccess();
  expect(await announced()).toEqual(['', '']);
  await letPass(page, 100);
  expect(await announced()).toEqual([missing, '']);
  await letPass(page, 200);
  expect(await announced()).toEqual([missing, added(1)]);
  expect(await readable()).toEqual([]);
  await letPass(page, 3000);
  expect(await announced()).toEqual(['', '']);
  expect(await readable()).toEqual([missing, added(1)]);
});
