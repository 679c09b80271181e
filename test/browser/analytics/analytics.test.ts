import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { button, guides } from '../../support/pages/guides-page.ts';
import { followLink, pageShown } from '../../support/pages/links.ts';
import { builtApp } from '../../support/server/built-app.ts';
import { openServer } from '../../support/server/open-server.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const temporaryFile = temporaryFiles();

/** A page view that the service's script has sent, or an event of the site. */
interface Sent {
  /** The call or the event that the script has noticed. */
  cause: string;
  path?: string;
  title?: string;
  event?: unknown[];
}

/** The script of a service that counts page views as most do: by the methods of the history, and by Back. */
const scriptOf = (host: string) => `
  const send = (body) => fetch('${host}/collect', { method: 'POST', mode: 'no-cors', body: JSON.stringify(body) });
  const count = (cause) => send({ cause, path: location.pathname, title: document.title });
  for (const name of ['pushState', 'replaceState']) {
    const call = history[name];
    history[name] = (...entry) => {
      call.apply(history, entry);
      count(name);
    };
  }
  addEventListener('popstate', () => count('popstate'));
  window.gtag = (...event) => send({ cause: 'gtag', event });
  count('load');
`;

/** The operator's file, which loads that script. */
const fileFor = (host: string) => `
  const script = document.createElement('script');
  script.src = '${host}/script.js';
  document.head.append(script);
`;

/** Opens an analytics service on an origin of its own, and the site with a file that loads the service's script. */
async function siteWithAnalytics() {
  /** The paths of all requests to both. */
  const requested: string[] = [];
  /** The bodies of the requests to the service. */
  const bodies: string[] = [];
  const service = await openServer((request, response) => {
    requested.push(request.url ?? '');
    if (request.method === 'GET') response.setHeader('Content-Type', 'text/javascript').end(scriptOf(host));
    else void text(request).then((body) => bodies.push(body) && response.writeHead(204).end());
  });
  const host = `http://127.0.0.1:${service.port}`;
  const app = builtApp({
    ANALYTICS_FILE: temporaryFile('analytics.js', fileFor(host)),
    ANALYTICS_HOSTS: `${host},https://*.stats.example`,
  });
  const site = await openServer((request, response) => {
    requested.push(request.url ?? '');
    app(request, response);
  });
  onTestFinished(() => {
    for (const { server } of [service, site]) server.close();
  });
  const sent = (): Sent[] => bodies.map((body) => JSON.parse(body));
  return { base: `http://127.0.0.1:${site.port}`, requested, sent };
}

test('a download is sent to the analytics service, which Global Privacy Control turns off', async ({ open }) => {
  const [[title, fileName]] = guides;
  const { base, sent, requested } = await siteWithAnalytics();
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
  const { base, sent } = await siteWithAnalytics();
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
