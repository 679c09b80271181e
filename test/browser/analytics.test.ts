import { json } from 'node:stream/consumers';
import { describe, expect, onTestFinished } from 'vitest';
import { test } from '../support/browser.ts';
import { openServer } from '../support/open-server.ts';
import { builtApp } from '../support/test-app.ts';

/** What an analytics service serves: it reports each event to where it came from. */
const script = `
  const { origin } = new URL(document.currentScript.src);
  window.gtag = (...event) => navigator.sendBeacon(origin + '/collect', JSON.stringify(event));
`;

/** An analytics service on the loopback, and the site with its script. */
async function siteWithAnalytics() {
  const asked: unknown[] = [];
  const reported: unknown[] = [];
  const service = await openServer((request, response) => {
    asked.push(request.url);
    if (request.method === 'GET') response.setHeader('Content-Type', 'text/javascript').end(script);
    else void json(request).then((event) => reported.push(event) && response.writeHead(204).end());
  });
  const site = await openServer(builtApp({ ANALYTICS_SCRIPT: `http://127.0.0.1:${service.port}/script.js` }));
  onTestFinished(() => {
    for (const { server } of [service, site]) server.close();
  });
  return { base: `http://127.0.0.1:${site.port}`, asked, reported };
}

test('a guide’s download arrives at the operator’s analytics with its three fields', async ({ open }) => {
  const { base, reported } = await siteWithAnalytics();
  const page = await open(`${base}/resources`);
  await page.waitForFunction(() => 'gtag' in window);
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /Download/ })
    .first()
    .click();
  await download;
  const fields = {
    file_name: 'emergency-procedures-guide.pdf',
    file_extension: 'pdf',
    event_category: 'engagement',
  };
  await expect.poll(() => reported).toEqual([['event', 'download', fields]]);
});

describe.each([
  ['sends Global Privacy Control', true, []],
  ['knows nothing of it', undefined, ['/script.js']],
])('a browser that %s', (_name, signal, expected) => {
  test(`asks for ${expected.length === 0 ? 'nothing' : 'the script'} on the analytics service`, async ({ open }) => {
    const { base, asked } = await siteWithAnalytics();
    const page = await open(base, {
      prepare: (tab) =>
        tab.addInitScript((value) => {
          Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => value });
        }, signal),
    });
    const loader = await page.waitForFunction(
      () => performance.getEntriesByType('resource').find(({ name }) => name.includes('load-analytics'))?.name,
    );
    // Resolves when the file has done its work; then the script's element is there, or never comes. As text, because Vitest
    // replaces the `import` of a function by its own.
    await page.evaluate(`import('${await loader.jsonValue()}').then(() => undefined)`);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('script[src*="/script.js"]').count()).toBe(expected.length);
    expect(asked).toEqual(expected);
  });
});
