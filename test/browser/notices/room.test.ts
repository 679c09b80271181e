import { expect } from 'vitest';
import { test, windowOf } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { added, ContactForm, fileProblems, required } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { boxOf } from '../../support/pages/page-state.ts';

/** A small phone, and a desktop at 400 % zoom, which is lower than half a phone on its side. */
const windows = [
  { width: 360, height: 640 },
  { width: 320, height: 256 },
];

const withoutTerms = { ...required, terms: '' };

/** Lets time pass until a notice has arrived. Returns whether it is wholly in view, and nothing over it. */
async function isNewestInView(notices: Notices, text: string) {
  const isNewest = async () => {
    // A notice that is given again, or is a fifth, opens after the animation of the one whose place it takes.
    await letPass(notices.page, 100);
    return (await notices.texts()).at(-1)?.includes(text);
  };
  await expect.poll(isNewest).toBe(true);
  await notices.arrived();
  const newest = notices.region.locator('[data-notice] > p').filter({ hasText: text }).last();
  return notices.card(newest).evaluate((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const shown = [top + 3, bottom - 3].every((y) => card.contains(document.elementFromPoint((left + right) / 2, y)));
    return shown && top >= 0 && bottom <= window.innerHeight && left >= 0 && right <= window.innerWidth;
  });
}

/** Returns whether the focused element is between the header and the notices. */
const isFocusClear = ({ page }: Notices) =>
  page.evaluate(() => {
    const header = document.querySelector('header');
    const cards = document.querySelectorAll('[aria-label=Notifications] div:has(> button):not([inert] *)');
    const focused = document.activeElement;
    if (!header || !focused || focused === document.body || cards.length === 0) throw new Error('Nothing to compare');
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const isClear = [...cards].every((card) => {
      const notice = card.getBoundingClientRect();
      return bottom <= notice.top || right <= notice.left || left >= notice.right;
    });
    return isClear && top >= header.getBoundingClientRect().bottom && bottom <= window.innerHeight;
  });

test.for(windows)('at $width × $height px the newest notice and the focus are seen', async (viewport, { visit }) => {
  const page = await visit('/contact', { viewport, stopClock: true });
  const notices = new Notices(page);
  const form = new ContactForm(page);
  await form.submit();
  expect(await isNewestInView(notices, 'Missing Information')).toBe(true);
  expect(await isFocusClear(notices)).toBe(true);

  await form.enter(withoutTerms);
  // The first notice is still leaving.
  await form.submitButton.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await form.submit();
  await expect.poll(() => form.focused()).toBe('terms');
  expect(await isNewestInView(notices, 'Agreement Required')).toBe(true);
  expect(await isFocusClear(notices)).toBe(true);

  await notices.addFiles(1);
  expect(await isNewestInView(notices, added(1))).toBe(true);
  await notices.addFiles(2);
  expect(await isNewestInView(notices, added(2))).toBe(true);
  await notices.addWrongFile();
  expect(await isNewestInView(notices, fileProblems.wrongType)).toBe(true);
  expect(await notices.staying()).toBe(4);
  // The oldest, which is given again, is the newest.
  await form.submit();
  expect(await isNewestInView(notices, 'Agreement Required')).toBe(true);
});

test('notices and their tooltips are at the bottom right, above the scroll-to-top button', async ({ visit }) => {
  const notices = await Notices.openTwo(visit);
  const { page } = notices;
  for (const width of [360, 1440]) {
    await page.setViewportSize(windowOf(width));
    const region = await boxOf(notices.region);
    const arrow = await boxOf(page.getByRole('link', { name: 'Scroll to top' }));
    for (const text of [notices.errors, notices.successes]) {
      const card = await boxOf(notices.card(text));
      expect(card.right).toBeGreaterThan(width - 30);
      expect(card.x).toBeGreaterThanOrEqual(8);
      expect(card.bottom).toBeLessThanOrEqual(arrow.y);

      await notices.card(text).getByRole('button').hover();
      await letPass(page, 701);
      // The region cuts off the rest.
      const tooltip = await boxOf(notices.region.getByRole('tooltip'));
      expect(tooltip.x).toBeGreaterThanOrEqual(region.x);
      expect(tooltip.y).toBeGreaterThanOrEqual(region.y);
      expect(tooltip.right).toBeLessThanOrEqual(region.right);
      expect(tooltip.bottom).toBeLessThanOrEqual(region.bottom);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
