import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { Menu } from '../../support/layout/menu.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';
import { pathOf } from '../../support/pages/page-state.ts';
import { holdBack, ownScript } from '../../support/pages/route-scripts.ts';

test('the old page and a progress bar are shown until the new page is there', async ({ visit }) => {
  const page = await visit('/');
  const release = await holdBack(page, `**${ownScript('/about')}`);
  const heading = await page.locator('h1').textContent();
  await new Menu(page).link('About').click();
  await page.getByRole('progressbar', { name: 'Loading the page' }).waitFor();
  expect(pathOf(page)).toBe('/');
  expect(await page.locator('h1').textContent()).toBe(heading);
  release();
  await pageShown(page, '/about');
  expect(await page.locator('h1').textContent()).not.toBe(heading);
  expect(await page.getByRole('progressbar').count()).toBe(0);
});

test('a click loads its page once, and not at all if the code of the page is there', async ({ visit }) => {
  const page = await visit('/');
  const changes = await page.evaluateHandle(() => {
    const list: string[] = [];
    const observer = new MutationObserver((records) => {
      list.push(...records.map(({ oldValue }) => (oldValue === null ? 'hidden' : 'shown')));
    });
    const bar = document.querySelector('[role="progressbar"]');
    if (bar) observer.observe(bar, { attributeFilter: ['hidden'], attributeOldValue: true });
    return list;
  });
  for (const path of ['/about', '/']) {
    await followLink(page, path);
    await pageShown(page, path);
    expect(await changes.jsonValue(), path).toEqual(['shown', 'hidden']);
  }
});

test.for([
  ['no-preference', true],
  ['reduce', false],
] as const)(
  'the progress bar appears after 300 ms; with prefers-reduced-motion %s it moves: %s',
  async ([reducedMotion, moves], { visit }) => {
    const page = await visit('/', { reducedMotion });
    const release = await holdBack(page, `**${ownScript('/about')}`);
    await new Menu(page).link('About').click();
    const bar = page.locator('[role="progressbar"]');
    await expect.poll(() => bar.getAttribute('hidden')).toBe(null);
    const shown = await bar.evaluate((element) => {
      const [animation] = element.getAnimations();
      animation?.pause();
      return [0, 299, 300, 400, 60_000].map((time) => {
        if (animation) animation.currentTime = time;
        const { visibility, backgroundPositionX } = getComputedStyle(element);
        return { visibility, backgroundPositionX };
      });
    });
    expect(shown.map(({ visibility }) => visibility)).toEqual(['hidden', 'hidden', 'visible', 'visible', 'visible']);
    expect(shown[2]?.backgroundPositionX !== shown[3]?.backgroundPositionX).toBe(moves);
    release();
    await pageShown(page, '/about');
    await expect.poll(() => bar.getAttribute('hidden')).toBe('');
  },
);
