import { expect } from 'vitest';
import { hydrated, test } from '../../support/browser/browser.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';
import { scrollPosition, scrollTo } from '../../support/pages/page-state.ts';

test('Back and Forward keep positions over another document, a typed hash and a reload', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' });
  await scrollTo(page, 1500);
  await followLink(page, '/resources');
  // Then the history has the position, too.
  await page.waitForSelector('h1:focus');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  // A typed hash adds a history entry that the router has not made.
  await page.goto('/resources#service-guides');
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
  const target = await scrollPosition(page);
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await pageShown(page, '/');
  await expect.poll(() => scrollPosition(page)).toBe(1500);
  await page.goForward();
  await page.goForward();
  await expect.poll(() => scrollPosition(page)).toBe(target);

  await followLink(page, '/about');
  await page.waitForSelector('h1:focus');
  await page.goto('/robots.txt');
  await page.goBack();
  await hydrated(page);
  await page.goBack();
  await pageShown(page, '/resources');
  await expect.poll(() => scrollPosition(page)).toBe(target);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(target);
});

test('Back keeps the scroll position while the page that is left still scrolls to its top', async ({ visit }) => {
  const page = await visit('/');
  await scrollTo(page, 1500);
  const cameBack = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const goBack = () => {
          if (location.pathname !== '/about') return;
          removeEventListener('scroll', goBack);
          history.back();
        };
        addEventListener('scroll', goBack);
        addEventListener('popstate', () => resolve(), { once: true });
      }),
  );
  await followLink(page, '/about');
  await cameBack;
  await pageShown(page, '/');
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await scrollPosition(page)).toBe(1500);
});
