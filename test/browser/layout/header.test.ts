import { expect, onTestFinished } from 'vitest';
import { mainLinks } from '../../../src/content/company/navigation.ts';
import { test, windowOf } from '../../support/browser/browser.ts';
import { Menu } from '../../support/layout/menu.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';
import { boxOf, scrollTo } from '../../support/pages/page-state.ts';

test('the header stays in view, marks the current page, and has a shadow after 20 px', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' });
  const menu = new Menu(page);
  expect(await menu.links.allTextContents()).toEqual(mainLinks.map(({ text }) => text));
  const places = async () => menu.links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().x));
  const borderColor = () => menu.link('About').evaluate((link) => getComputedStyle(link).borderBottomColor);
  const [before, usual] = [await places(), await borderColor()];
  await menu.link('About').click();
  await pageShown(page, '/about');
  expect(await places()).toEqual(before);
  await expect.poll(borderColor).not.toBe(usual);
  expect(await page.locator('nav [aria-current]').count()).toBe(1);
  await followLink(page, '/services/laser-alignment');
  await page.waitForSelector('nav [aria-current="true"]');
  expect(await page.locator('nav [aria-current="true"]').textContent()).toBe('Services');

  await followLink(page, '/');
  await pageShown(page, '/');
  const header = page.locator('header').first();
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
  const resting = await shadow();

  await scrollTo(page, 20);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await header.getAttribute('data-scrolled')).toBeNull();
  await scrollTo(page, 21);
  await page.waitForSelector('header[data-scrolled]');
  await expect.poll(shadow).not.toBe(resting);

  const link = page.locator('header a[href="/contact?service=emergency&urgency=emergency"]').first();
  const session = await page.context().newCDPSession(page);
  onTestFinished(() => session.send('Page.setFontSizes', { fontSizes: { standard: 16 } }).then(() => session.detach()));
  for (const { letters, viewport, high } of [
    { letters: 16, viewport: windowOf(1440), high: 80 },
    { letters: 16, viewport: { width: 640, height: 360 }, high: 52 },
    { letters: 16, viewport: { width: 320, height: 256 }, high: 52 },
    { letters: 24, viewport: windowOf(1440), high: 120 },
  ]) {
    await session.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    const fontSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await expect.poll(fontSize).toBe(`${letters}px`);
    await page.setViewportSize(viewport);
    await scrollTo(page, 1200);
    expect(await boxOf(header)).toMatchObject({ y: 0, height: high });
    const { y, bottom, height } = await boxOf(link);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(high);
    expect(height).toBeGreaterThanOrEqual(44);
  }
});
