import { json } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { builtApp } from '../test-app.ts';
import { openServer } from '../open-server.ts';
import { test } from './browser.ts';

/** What an analytics service serves: it reports each event to where it came from. */
const script = `
  const { origin } = new URL(document.currentScript.src);
  window.gtag = (...event) => navigator.sendBeacon(origin + '/collect', JSON.stringify(event));
`;

/** An analytics service on the loopback, and the site with its script. */
async function siteWithAnalytics() {
  const reported: unknown[] = [];
  const service = await openServer((request, response) => {
    if (request.method === 'GET') response.setHeader('Content-Type', 'text/javascript').end(script);
    else void json(request).then((event) => reported.push(event) && response.writeHead(204).end());
  });
  const site = await openServer(builtApp({ ANALYTICS_SCRIPT: `http://127.0.0.1:${service.port}/script.js` }));
  onTestFinished(() => {
    for (const { server } of [service, site]) server.close();
  });
  return { base: `http://127.0.0.1:${site.port}`, reported };
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
