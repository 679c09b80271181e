import { expect } from 'vitest';
import { origin, test } from '../../support/browser/browser.ts';
import { pageShown } from '../../support/pages/links.ts';

/** Paths, and the pages that are shown there. */
const elsewhere = [
  // As the Wayback Machine and pywb serve it.
  ['/web/2026/http://www.example.com/contact', '/contact?service=emergency&urgency=emergency'],
  ['/home/dana/Downloads/contact.html', '/contact'],
  ['/Contact', '/contact'],
  ['/', '/contact'],
  ['/contact', '/no-such-page'],
] as const;

test('at another path than its own a document stays as it was served', async ({ open, visit }) => {
  const page = await open('/robots.txt', { hydrates: false, expected: [/404/] });
  for (const [path, served] of elsewhere) {
    await page.route(origin + path, async (route) =>
      route.fulfill({ response: await route.fetch({ url: origin + served }) }),
    );
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.unrouteAll();
    const asServed = await visit(served, { javaScriptEnabled: false, expected: [/404/] });
    expect(await page.locator('#root').innerHTML(), path).toBe(await asServed.locator('#root').innerHTML());
    expect(await page.title(), path).toBe(await asServed.title());
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
