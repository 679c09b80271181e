import { request } from 'node:http';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { openServer } from '../open-server.ts';
import { origin, test } from './browser.ts';
import { followLink } from './links.ts';

const expected = [/Failed to load resource/, /404: no page/];

/** Decides whether the request for a script gets through; `turn` counts them. */
type Passes = (turn: number) => boolean;

/** A line to the site on which requests for scripts get lost. No interception, because that switches the cache off. */
async function flakyLine() {
  const line: { passes: Passes; base: string } = { passes: () => true, base: '' };
  let turn = 0;
  const { server, port } = await openServer((asked, answer) => {
    if (/\.js(on)?(\?|$)/.test(asked.url ?? '') && !line.passes((turn += 1))) {
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

const name = (page: Page) => page.locator('[name=firstName]');

test('where every second request is lost every page comes, and what was typed stays', async ({ open }) => {
  const line = await flakyLine();
  const page = await open('/contact', { expected, baseURL: line.base });
  await name(page).fill('Dana');
  line.passes = (turn) => turn % 2 === 0;
  for (const path of ['/services', '/services/laser-alignment', '/about', '/industries/chemical', '/contact']) {
    await followLink(page, path);
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 20_000 }).toBe(path);
  }
  expect(await name(page).inputValue()).toBe('Dana');
});

test('where the line is gone a notice says so, the page stays, and its links work when it is back', async ({
  open,
}) => {
  const line = await flakyLine();
  const page = await open('/contact', { expected, baseURL: line.base });
  // The first notice brings the code for notices.
  await page.locator('form [type=submit]').click();
  await page.getByText('Missing Information').waitFor();
  await name(page).fill('Dana');
  line.passes = () => false;
  await page.clock.install();
  await followLink(page, '/safety');
  await page.clock.runFor(300);
  await page.getByRole('progressbar', { name: 'Loading the page' }).waitFor();
  const passSecond = async () => {
    await page.clock.runFor(1000);
    return page.getByText('Page Not Loaded').count();
  };
  await expect.poll(passSecond).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/contact');
  expect(await page.getByRole('progressbar').count()).toBe(0);
  expect(await name(page).inputValue()).toBe('Dana');
  line.passes = () => true;
  await followLink(page, '/safety');
  await page.waitForURL('**/safety');
  await page.goBack();
  await expect.poll(() => name(page).inputValue()).toBe('Dana');
});
