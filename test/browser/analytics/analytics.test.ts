import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { button, guides } from '../../support/pages/guides-page.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';
import { builtApp } from '../../support/server/built-app.ts';
import { openServer } from '../../support/server/open-server.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const temporaryFile = temporaryFiles();
const service = 'https://www.stats.example/script.js';

/** The operator's file, which loads the script of a service. */
const file = `
  const script = document.createElement('script');
  script.src = '${service}';
  document.head.append(script);
`;

/** The script of a service that counts page views as most do: by the methods of the history, and by Back. */
const script = `
  window.counted = [];
  const count = (cause) => counted.push([cause, location.pathname, document.title]);
  for (const name of ['pushState', 'replaceState']) {
    const call = history[name];
    history[name] = (...entry) => {
      call.apply(history, entry);
      count(name);
    };
  }
  addEventListener('popstate', () => count('popstate'));
  window.gtag = (...event) => counted.push(event);
  count('load');
`;

/** Opens the site with that file. Returns its address. */
async function openSite(): Promise<string> {
  const analytics = { ANALYTICS_FILE: temporaryFile('analytics.js', file), ANALYTICS_HOSTS: 'https://*.stats.example' };
  const { server, port } = await openServer(builtApp(analytics));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${port}`;
}

const serveScript = (page: Page) =>
  page.route(service, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));

/** Returns what the service's script has counted in this document. */
const counted = (page: Page) => page.evaluate(() => Reflect.get(window, 'counted'));

test('a download is sent to the analytics service, which Global Privacy Control turns off', async ({ open }) => {
  const [[title, fileName]] = guides;
  const page = await open(`${await openSite()}/#private`, {
    prepare: async (tab) => {
      await tab.addInitScript(() => {
        const get = () => location.hash === '#private';
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get });
      });
      return serveScript(tab);
    },
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.locator('script[src*="/assets/analytics-"]').count()).toBe(0);

  await page.clock.install();
  await page.goto('/resources');
  await page.waitForFunction(() => 'gtag' in window);
  const download = page.waitForEvent('download');
  await button(page, title).click();
  await page.clock.fastForward(2000);
  await download;
  const fields = { file_name: fileName, file_extension: 'pdf', event_category: 'engagement' };
  await expect.poll(() => counted(page)).toContainEqual(['event', 'download', fields]);
});

test('the script notices each link and Back once, when the page has its title', async ({ open }) => {
  const page = await open(await openSite(), { prepare: serveScript });
  await page.waitForFunction(() => 'gtag' in window);
  const titles = [await page.title()];
  for (const path of ['/about', '/blog']) {
    await followLink(page, path);
    await pageShown(page, path);
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(3);
  await page.goBack();
  await pageShown(page, '/about');
  await expect
    .poll(() => counted(page))
    .toEqual([
      ['load', '/', titles[0]],
      ['pushState', '/about', titles[1]],
      ['pushState', '/blog', titles[2]],
      ['popstate', '/about', titles[1]],
    ]);
  // The list behind the Back button names each page.
  const client = await page.context().newCDPSession(page);
  const { entries } = await client.send('Page.getNavigationHistory');
  expect(entries.slice(-3).map(({ title }) => title)).toEqual(titles);
});
