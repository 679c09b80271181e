import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { boxOf, expectFocus, scrollPosition, scrollTo } from '../../support/pages/page-state.ts';

test('the scroll-to-top button stays in view, and leads up by click and by Enter', async ({ visit }) => {
  const viewport = { width: 640, height: 256 };
  const page = await visit('/', { viewport, reducedMotion: 'reduce' });
  const button = page.getByRole('link', { name: 'Scroll to top' });
  const before = await boxOf(button);
  for (const length of [before.width, before.height]) {
    expect(length).toBeGreaterThanOrEqual(44);
    expect(length).toBeLessThanOrEqual(48);
  }
  expect(before.bottom).toBeLessThanOrEqual(viewport.height);
  for (const press of [() => button.click(), () => button.press('Enter')]) {
    await page.locator('footer a').last().focus();
    await scrollTo(page, 1000);
    expect(await boxOf(button)).toEqual(before);
    await press();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('Tab');
    await expectFocus(page.getByRole('link', { name: 'Skip to content' }));
  }
});
