import { request } from 'node:http';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { hydrated, origin, test } from '../support/browser.ts';
import { followLink } from '../support/links.ts';
import { openServer } from '../support/open-server.ts';

const expected = [/Failed to load resource/, /Failed to fetch dynamically imported module/, /error loading/i];

/** Decides whether the request for a script gets through; `turn` counts them. */
type Passes = (turn: number) => boolean;

/** A line to the site on which requests for scripts get lost. No interception, because that switches the cache off. */
async function flakyLine() {
  const line: { passes: Passes; base: string } = { passes: () => true, base: '' };
  let turn = 0;
  const { server, port } = await openServer((asked, answer) => {
    if (asked.url?.endsWith('.js') && !line.passes((turn += 1))) {
      asked.socket.destroy();
      return;
    }
    const { method, headers } = asked;
    request(new URL(asked.url ?? '', origin), { method, headers }, (received) => {
      answer.writeHead(received.statusCode ?? 500, received.headers);
      received.pipe(answer);
    }).end();
  });
  onTestFinished(() => void server.close());
  line.base = `http://127.0.0.1:${port}`;
  return line;
}

test('where the code of a page cannot be had, its link is followed as without scripts', async ({ open }) => {
  const line = await flakyLine();
  const page = await open('/', { expected, baseURL: line.base });
  await page.evaluate(() => Reflect.set(window, 'marked', true));
  line.passes = () => false;
  await followLink(page, '/safety#record');
  await page.waitForURL('**/safety#record');
  // A new document, which is whole without its scripts.
  expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBeUndefined();
  expect(await page.locator('h1').textContent()).toContain('Safety');
  line.passes = () => true;
  await page.reload();
  await hydrated(page);
  await followLink(page, '/terms');
  await pageShownByTitle(page, 'Terms');
});

test('where the code of a page cannot be had on the way back, the document is loaded', async ({ open }) => {
  const line = await flakyLine();
  const page = await open('/terms', { expected, baseURL: line.base });
  // The document is left and loaded again, so the page before is known by its address only.
  await followLink(page, '/privacy');
  await page.waitForURL('**/privacy');
  await page.reload();
  await hydrated(page);
  line.passes = () => false;
  await page.goBack();
  await page.waitForURL('**/terms');
  await pageShownByTitle(page, 'Terms');
});

/** Waits for the page whose plain name begins its heading. */
const pageShownByTitle = (page: Page, name: string) => page.locator('h1', { hasText: name }).waitFor();
