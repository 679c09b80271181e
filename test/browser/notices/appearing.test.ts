import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { added, agreement, ContactForm, missing, required } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { goTo } from '../../support/pages/links.ts';

test('an error interrupts, a success waits, and a subject has one notice, the newest', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce', stopClock: true });
  const notices = new Notices(page);
  expect(await notices.region.innerHTML()).toBe('');
  // Regions that were there before, because screen readers announce only changes.
  const live = await Promise.all(
    ['assertive', 'polite'].map((name) => page.locator(`[aria-live=${name}]`).elementHandle()),
  );
  const announced = () => Promise.all(live.map((region) => region?.innerText()));
  await notices.showError();
  expect(await announced()).toEqual([missing, '']);
  // Red means emergency and nothing else.
  const ground = (target: typeof notices.errors) =>
    target.evaluate((element) => getComputedStyle(element).backgroundColor);
  const red = await ground(page.locator('header a[href*="urgency=emergency"]').first());
  expect(await ground(notices.card(notices.errors))).not.toBe(red);
  await notices.showSuccess();
  expect(await announced()).toEqual([missing, added(1)]);
  expect(await notices.texts()).toEqual([missing, added(1)]);
  expect(await notices.region.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  await letPass(page, 5000);
  const form = new ContactForm(page);
  await form.enter({ ...required, terms: '' });
  await form.submit();
  await expect.poll(() => notices.textsAfter(100)).toEqual([added(1), agreement]);
  expect(await notices.stayingAfter(11_000, notices.errors)).toBe(1);
  expect(await notices.stayingAfter(1000, notices.errors)).toBe(0);
});

test('a success closes after 6 seconds, an error after 12, also on the next page', async ({ visit }) => {
  const notices = await Notices.openTwo(visit);
  await goTo(notices.page, '/about');
  for (const notice of [notices.successes, notices.errors]) {
    expect(await notices.stayingAfter(5999, notice)).toBe(1);
    expect(await notices.stayingAfter(1, notice)).toBe(0);
  }
});
