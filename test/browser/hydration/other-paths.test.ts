import { expect } from 'vitest';
import { hydrated, origin, test } from '../../support/browser/browser.ts';
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

test.for(elsewhere)('at %s the document of %s stays as it was served', async ([path, served], { browser }) => {
  const page = await browser.newPage({ baseURL: origin });
  await page.route(origin + path, async (route) =>
    route.fulfill({ response: await route.fetch({ url: origin + served }) }),
  );
  await page.goto(path, { waitUntil: 'networkidle' });
  const tab = await browser.newPage({ baseURL: origin, javaScriptEnabled: false });
  await tab.goto(served);
  expect(await page.locator('#root').innerHTML()).toBe(await tab.locator('#root').innerHTML());
  expect(await page.title()).toBe(await tab.title());
  await tab.close();
  await page.close();
});

test('a slash at the end, which a proxy adds, changes nothing', async ({ open }) => {
  const page = await open('/about/', {
    prepare: (tab) =>
      tab.route('**/about/', async (route) =>
        route.fulfill({ response: await route.fetch({ url: `${origin}/about` }) }),
      ),
  });
  await hydrated(page);
  await pageShown(page, '/about');
});
