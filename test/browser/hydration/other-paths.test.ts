import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { origin, test } from '../../support/browser/browser.ts';
import { pageShown } from '../../support/pages/links.ts';

/** Paths, and the pages that are shown there. */
const elsewhere = [
  // As the Wayback Machine and pywb serve it.
  ['/web/2026/http://www.example.com/contact', '/contact?service=emergency&urgency=emergency'],
  ['/', '/contact'],
  ['/contact', '/no-such-page'],
] as const;

/** Keeps what was served. The event comes before the scripts run. Runs in the page. */
const keepServed = () => {
  const keep = () => Reflect.set(window, 'served', document.querySelector('#root')?.innerHTML);
  document.addEventListener('readystatechange', keep, { once: true });
};

test('at another path than its own a document stays as it was served', async ({ visit }) => {
  const prepare = (tab: Page) => tab.addInitScript(keepServed);
  const page = await visit('/robots.txt', { hydrates: false, expected: [/404/], prepare });
  for (const [path, served] of elsewhere) {
    await page.route(origin + path, async (route) =>
      route.fulfill({ response: await route.fetch({ url: origin + served }) }),
    );
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.unrouteAll();
    const asServed = await page.evaluate(() => String(Reflect.get(window, 'served')));
    expect(asServed, path).toContain('<h1');
    expect(await page.locator('#root').innerHTML(), path).toBe(asServed);
  }
});

test('a slash at the end, which a proxy adds, changes nothing', async ({ visit }) => {
  const page = await visit('/about/', {
    prepare: (tab) =>
      tab.route('**/about/', async (route) =>
        route.fulfill({ response: await route.fetch({ url: `${origin}/about` }) }),
      ),
  });
  await pageShown(page, '/about');
});
