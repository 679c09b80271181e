import { json } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { button, guides } from '../../support/pages/guides-page.ts';
import { openServer } from '../../support/server/open-server.ts';
import { builtApp } from '../../support/server/test-app.ts';

/** The script of the analytics service. It sends every event to its own origin. */
const script = `
  const { origin } = new URL(document.currentScript.src);
  window.gtag = (...event) => navigator.sendBeacon(origin + '/collect', JSON.stringify(event));
`;

/** Opens an analytics service and the site with its script. */
async function siteWithAnalytics() {
  const requested: unknown[] = [];
  const events: unknown[] = [];
  const service = await openServer((request, response) => {
    requested.push(request.url);
    if (request.method === 'GET') response.setHeader('Content-Type', 'text/javascript').end(script);
    else void json(request).then((event) => events.push(event) && response.writeHead(204).end());
  });
  const site = await openServer(builtApp({ ANALYTICS_SCRIPT: `http://127.0.0.1:${service.port}/script.js` }));
  onTestFinished(() => {
    for (const { server } of [service, site]) server.close();
  });
  return { base: `http://127.0.0.1:${site.port}`, requested, events };
}

test('a download is sent to the analytics service, which Global Privacy Control turns off', async ({ open }) => {
  const [[title, fileName]] = guides;
  const { base, events, requested } = await siteWithAnalytics();
  const page = await open(`${base}/#private`, {
    prepare: (tab) =>
      tab.addInitScript(() => {
        const get = () => location.hash === '#private';
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get });
      }),
  });
  const loader = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('load-analytics'))?.name,
  );
  // The import resolves after the module has run. It is a string because Vitest replaces `import` in functions.
  await page.evaluate(`import('${await loader.jsonValue()}').then(() => undefined)`);
  expect(await page.locator('script[src*="/script.js"]').count()).toBe(0);

  await page.clock.install();
  await page.goto('/resources');
  await page.waitForFunction(() => 'gtag' in window);
  expect(requested).toEqual(['/script.js']);
  const download = page.waitForEvent('download');
  await button(page, title).click();
  await page.clock.fastForward(2000);
  await download;
  const fields = { file_name: fileName, file_extension: 'pdf', event_category: 'engagement' };
  await expect.poll(() => events).toEqual([['event', 'download', fields]]);
});
