import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { added, missing } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';

test('words of notices come into live regions that were there before: errors interrupt, others wait', async ({
  visit,
}) => {
  const page = await visit('/contact', { reducedMotion: 'reduce', stopClock: true });
  const notices = new Notices(page);
  const live = await Promise.all(
    ['assertive', 'polite'].map((name) => page.locator(`[aria-live=${name}]`).elementHandle()),
  );
  const announced = () => Promise.all(live.map((region) => region?.innerText()));
  expect(await announced()).toEqual(['', '']);
  await notices.showError();
  expect(await announced()).toEqual([missing, '']);
  await notices.showSuccess();
  expect(await announced()).toEqual([missing, added(1)]);
});
