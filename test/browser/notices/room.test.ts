import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { test, windowOf } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { agreement, ContactForm, required } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { boxOf } from '../../support/pages/page-state.ts';

/** Returns whether a notice is wholly in view, and nothing over it. */
const isInView = (notices: Notices, text: Locator) =>
  notices.card(text.last()).evaluate((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const shown = [top + 3, bottom - 3].every((y) => card.contains(document.elementFromPoint((left + right) / 2, y)));
    return shown && top >= 0 && bottom <= window.innerHeight && left >= 0 && right <= window.innerWidth;
  });

/** Returns whether the focused element, or the upper part of a high one, is between the header and the notices. */
const isFocusClear = ({ page }: Notices) =>
  page.evaluate(() => {
    const header = document.querySelector('header');
    const cards = document.querySelectorAll('[data-notice]:not([inert] *)');
    const focused = document.activeElement;
    if (!header || !focused || focused === document.body || cards.length === 0) throw new Error('Nothing to compare');
    const { top, left, right, bottom: end } = focused.getBoundingClientRect();
    const bottom = Math.min(end, top + 44);
    const isClear = [...cards].every((card) => {
      const notice = card.getBoundingClientRect();
      return bottom <= notice.top || right <= notice.left || left >= notice.right;
    });
    return isClear && top >= header.getBoundingClientRect().bottom && bottom <= window.innerHeight;
  });

test('at 360 × 640 px each new notice is in view, and covers nothing that has the focus', async ({ visit }) => {
  const page = await visit('/contact', { width: 360, stopClock: true });
  const notices = new Notices(page);
  const form = new ContactForm(page);
  await notices.showError();
  await expect.poll(() => isInView(notices, notices.errors)).toBe(true);
  await expect.poll(() => isFocusClear(notices)).toBe(true);

  await form.enter({ ...required, terms: '' });
  await form.submitButton.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await form.submit();
  await expect.poll(() => form.focused()).toBe('terms');
  await expect.poll(() => notices.textsAfter(100)).toEqual([agreement]);
  await expect.poll(() => isInView(notices, notices.errors)).toBe(true);
  await expect.poll(() => isFocusClear(notices)).toBe(true);

  await notices.showSuccess();
  await expect.poll(() => isInView(notices, notices.successes)).toBe(true);
  await expect.poll(() => isFocusClear(notices)).toBe(true);
});

test('at 400 % zoom a new notice is in view, and covers no control that Tab reaches', async ({ visit }) => {
  const page = await visit('/contact', {
    viewport: { width: 320, height: 256 },
    reducedMotion: 'reduce',
    stopClock: true,
  });
  const notices = new Notices(page);
  await notices.showError();
  await expect.poll(() => isInView(notices, notices.errors)).toBe(true);
  for (const key of [...Array(12).fill('Tab'), ...Array(12).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    await expect.poll(() => isFocusClear(notices), { message: key }).toBe(true);
  }
  await notices.showSuccess();
  await expect.poll(() => isInView(notices, notices.successes)).toBe(true);
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
