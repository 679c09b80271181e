import { expect } from 'vitest';
import { siteWithAnalytics } from '../../support/analytics/analytics-site.ts';
import { test } from '../../support/browser/browser.ts';
import { button, guides } from '../../support/pages/guides-page.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const temporaryFile = temporaryFiles();
const writeFile = (content: string) => temporaryFile('analytics.js', content);

test('a download is sent to the analytics service, which Global Privacy Control turns off', async ({ open }) => {
  const [[title, fileName]] = guides;
  const { base, sent, requested } = await siteWithAnalytics(writeFile);
  const page = await open(`${base}/#private`, {
    prepare: (tab) =>
      tab.addInitScript(() => {
        const get = () => location.hash === '#private';
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get });
      }),
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.locator('script[src*="/assets/analytics-"]').count()).toBe(0);

  await page.clock.install();
  await page.goto('/resources');
  await page.waitForFunction(() => 'gtag' in window);
  const scripts = requested.filter((address) => /\/analytics-|\/script\.js/.test(address));
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/analytics-/), '/script.js']);
  const download = page.waitForEvent('download');
  await button(page, title).click();
  await page.clock.fastForward(2000);
  await download;
  const fields = { file_name: fileName, file_extension: 'pdf', event_category: 'engagement' };
  await expect
    .poll(() => sent().filter(({ cause }) => cause === 'gtag'))
    .toEqual([{ cause: 'gtag', event: ['event', 'download', fields] }]);
});

test('the script notices each link and Back once, when the page has its title', async ({ open }) => {
  const { base, sent } = await siteWithAnalytics(writeFile);
  const page = await open(base);
  await expect.poll(() => sent().length).toBe(1);
  const titles = [await page.title()];
  for (const path of ['/about', '/blog']) {
    await followLink(page, path);
    await pageShown(page, path);
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(3);
  await page.goBack();
  await pageShown(page, '/about');
  await expect.poll(sent).toEqual([
    { cause: 'load', path: '/', title: titles[0] },
    { cause: 'pushState', path: '/about', title: titles[1] },
    { cause: 'pushState', path: '/blog', title: titles[2] },
    { cause: 'popstate', path: '/about', title: titles[1] },
  ]);
  // The list behind the Back button names each page.
  const client = await page.context().newCDPSession(page);
  const { entries } = await client.send('Page.getNavigationHistory');
  expect(entries.slice(-3).map(({ title }) => title)).toEqual(titles);
});
