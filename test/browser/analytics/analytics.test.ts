import { expect } from 'vitest';
import { siteWithAnalytics } from '../../support/analytics/analytics-site.ts';
import { hydrated, test } from '../../support/browser/browser.ts';
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
  const loader = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('run-analytics'))?.name,
  );
  // The import resolves after the module has run. It is a string because Vitest replaces `import` in functions.
  await page.evaluate(`import('${await loader.jsonValue()}').then(() => undefined)`);
  expect(await page.locator('script[src*="/assets/analytics-"]').count()).toBe(0);

  await page.clock.install();
  await page.goto('/resources');
  await page.waitForFunction(() => 'gtag' in window);
  const scripts = requested.filter((address) => /\/analytics-|\/script\.js/.test(address));
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/analytics-/), '/script.js ']);
  const download = page.waitForEvent('download');
  await button(page, title).click();
  await page.clock.fastForward(2000);
  await download;
  const fields = { file_name: fileName, file_extension: 'pdf', event_category: 'engagement' };
  await expect
    .poll(() => sent().filter(({ way }) => way === 'gtag'))
    .toEqual([{ way: 'gtag', event: ['event', 'download', fields] }]);
});

test('a page that the browser prepares asks for the analytics script when it is shown', async ({ open }) => {
  const { base, requested, sent } = await siteWithAnalytics(writeFile);
  const page = await open(base, {
    prepare: (tab) =>
      tab.addInitScript(() => {
        let isPreparing = true;
        Object.defineProperty(Document.prototype, 'prerendering', { get: () => isPreparing });
        Reflect.set(window, 'showPrepared', () => {
          isPreparing = false;
          document.dispatchEvent(new Event('prerenderingchange'));
        });
      }),
  });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('run-analytics')),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requested.filter((address) => address.includes('/assets/analytics-'))).toEqual([]);
  await page.evaluate(() => Reflect.get(window, 'showPrepared')());
  await expect.poll(() => sent().map(({ way }) => way)).toEqual(['load']);
});

test('the script gets one page view of each link, and of Back, with the title and the address of the page, in whatever way it watches', async ({
  open,
}) => {
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
  const views = (way: string) =>
    sent()
      .filter((view) => view.way === way)
      .map(({ address, title, canonical }) => [address, title, new URL(canonical ?? '').pathname]);
  const [about, blog] = [
    ['/about', titles[1], '/about'],
    ['/blog', titles[2], '/blog'],
  ];
  await expect.poll(() => views('poll')).toEqual([about, blog, about]);
  expect(views('currententrychange')).toEqual([about, blog, about]);
  expect(views('pushState')).toEqual([about, blog]);
  expect(views('popstate')).toEqual([about]);
  expect(views('replaceState')).toEqual([]);
  expect(views('navigate').map(([address]) => address)).toEqual(['/about', '/blog', '/about']);

  // The history keeps what the entries remember when the tab is hidden. That is no page view.
  const count = sent().length;
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
    const { gtag } = window;
    if (typeof gtag === 'function') gtag('hidden');
  });
  await expect.poll(() => sent().length).toBe(count + 1);
  // After a reload the code of the page before is loaded only after Back.
  await page.reload();
  await expect.poll(() => views('load')).toHaveLength(2);
  await page.goBack();
  await pageShown(page, '/');
  await expect.poll(() => views('popstate').at(-1)).toEqual(['/', titles[0], '/']);
  for (const way of ['currententrychange', 'poll'])
    expect(views(way).at(-1)?.slice(0, 2), way).toEqual(['/', titles[0]]);
});

test('the script may load others from this site and its hosts only, and no HTML or text becomes code', async ({
  open,
}) => {
  const { base } = await siteWithAnalytics(writeFile);
  const page = await open(base, { expected: [/policy violation|Content Security Policy|Trusted/] });
  await page.waitForFunction(() => 'gtag' in window);
  const [own = '', host = ''] = await page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter((src) => /\/assets\/analytics-|\/script\.js$/.test(src)),
  );
  const named = 'https://a.stats.example/s.js';
  const refused = [
    'https://stats.example/s.js',
    'https://other.example/s.js',
    '//other.example/s.js',
    host.replace('http:', 'https:'),
    host.replace('127.0.0.1', 'localhost'),
    host.replace('//', '//127.0.0.1.'),
    'data:text/javascript,void 0',
    'javascript:void 0',
    `blob:${base}/0`,
    'filesystem:x',
  ];
  const takes = (addresses: string[]) =>
    page.evaluate(
      (all) =>
        all.filter((address) => {
          try {
            document.createElement('script').src = address;
            return true;
          } catch {
            return false;
          }
        }),
      addresses,
    );
  expect(await takes([own, host, named, '/assets/x.js', ...refused])).toEqual([own, host, named, '/assets/x.js']);
  // In a task of the page's own, because Playwright lets its own code use `eval`.
  const refusedWays = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        setTimeout(() => {
          const ways = {
            html: () => document.createElement('p').insertAdjacentHTML('beforeend', '<b>x</b>'),
            text: () => (document.createElement('script').text = 'void 0'),
            evaluated: () => Reflect.get(window, 'eval')('1'),
            worker: () => new Worker('data:text/javascript,void 0'),
            policy: () => window.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address }),
            named: () => window.trustedTypes?.createPolicy('goog#html', { createScriptURL: (address) => address }),
          };
          const isRefused = (run: () => unknown) => {
            try {
              run();
              return false;
            } catch {
              return true;
            }
          };
          resolve(Object.entries(ways).flatMap(([name, run]) => (isRefused(run) ? [name] : [])));
        }),
      ),
  );
  expect(refusedWays).toEqual(['html', 'text', 'evaluated', 'worker', 'policy', 'named']);

  await page.goto('/privacy');
  await hydrated(page);
  expect(await page.locator('#analytics').textContent()).toContain('*.stats.example');
});
