import type { RequestListener } from 'node:http';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { hydrated, origin, test } from '../../support/browser/browser.ts';
import { followLink } from '../../support/pages/links.ts';
import { forwardTo } from '../../support/server/forward.ts';
import { openServer } from '../../support/server/open-server.ts';

const expected = [/Failed to load resource/, /Failed to fetch dynamically imported module/, /error loading/i];

/** Opens a proxy that drops requests for scripts while `broken`. Routes in the browser would disable its cache. */
async function unreliableProxy() {
  const forward: RequestListener = forwardTo(origin);
  const proxy = { broken: false, base: '' };
  const { server, port } = await openServer((request, response) => {
    if (proxy.broken && request.url?.endsWith('.js')) request.socket.destroy();
    else forward(request, response);
  });
  onTestFinished(() => void server.close());
  proxy.base = `http://127.0.0.1:${port}`;
  return proxy;
}

const headingWith = (page: Page, name: string) => page.locator('h1', { hasText: name }).waitFor();

test('a link is followed as a document when the code of its page fails to load', async ({ open }) => {
  const proxy = await unreliableProxy();
  const page = await open('/', { expected, baseURL: proxy.base });
  await page.evaluate(() => Reflect.set(window, 'marked', true));
  proxy.broken = true;
  await followLink(page, '/safety#record');
  await page.waitForURL('**/safety#record');
  expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBeUndefined();
  await headingWith(page, 'Safety');
  proxy.broken = false;
  await page.reload();
  await hydrated(page);
  await followLink(page, '/terms');
  await headingWith(page, 'Terms');
});

test('Back loads the document when the code of its page fails to load', async ({ open }) => {
  const proxy = await unreliableProxy();
  const page = await open('/terms', { expected, baseURL: proxy.base });
  await followLink(page, '/privacy');
  await page.waitForURL('**/privacy');
  // After a reload the router knows only the address of the previous page.
  await page.reload();
  await hydrated(page);
  proxy.broken = true;
  await page.goBack();
  await page.waitForURL('**/terms');
  await headingWith(page, 'Terms');
});
