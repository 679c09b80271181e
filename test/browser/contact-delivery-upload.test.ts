import type { IncomingMessage } from 'node:http';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsAt, withAxe } from '../support/axe.ts';
import { letPass } from '../support/clock.ts';
import { attached, enter, picker, required, submitButton } from '../support/contact-form-page.ts';
import { test } from '../support/delivery-site.ts';
import { notices } from '../support/notices-page.ts';

const megabyte = 1024 * 1024;
/** A good quarter of what goes up: of the rest, 37 MB, Linux may keep 36 between browser and server. */
const goodQuarter = 13 * megabyte;
/** Made in the page: to hand over so many bytes from outside would take half a minute. */
const attachLarge = (page: Page) =>
  picker(page).evaluate((input, size) => {
    const chosen = new DataTransfer();
    for (const number of [1, 2, 3, 4, 5]) chosen.items.add(new File([new Uint8Array(size)], `${number}.dwg`));
    if (input instanceof HTMLInputElement) input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, 10 * megabyte);

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Uploading the files' });
const percent = (page: Page) =>
  bar(page).evaluate((element) => element instanceof HTMLProgressElement && element.value);

/** A slow line: it takes so many bytes, then it waits until `goOn` is called. */
function slowLine(bytes: number) {
  let goOn = () => {};
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  const read = async (request: IncomingMessage) => {
    const taken: Buffer[] = [];
    let size = 0;
    // What was read is put back: the request is taken apart as a whole.
    while (size < bytes) {
      const chunk: Buffer | null = request.read();
      if (chunk) size += taken.push(chunk) && chunk.length;
      else await new Promise((resolve) => request.once('readable', resolve));
    }
    await waiting;
    request.unshift(Buffer.concat(taken));
  };
  return { read, goOn: () => goOn() };
}

async function submitLarge(page: Page) {
  await enter(page, required);
  await attachLarge(page);
  await expect.poll(() => attached(page)).toHaveLength(5);
  await submitButton(page).click();
}

/** Notes what screen readers are told of the upload. */
const noteAnnouncements = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = [];
    Reflect.set(window, 'told', told);
    new MutationObserver(() => {
      const text = document.querySelector('form div > output')?.textContent;
      if (text && told.at(-1) !== text) told.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

test('the share that has gone up is shown, and said at quarters; axe finds nothing', async ({ visit, site }) => {
  const slow = slowLine(goodQuarter);
  site.line.read = slow.read;
  const page = await visit(`${site.base}/contact`, withAxe);
  await noteAnnouncements(page);
  await submitLarge(page);
  await expect.poll(() => percent(page)).toBeGreaterThan(25);
  expect(await percent(page)).toBeLessThan(100);
  expect(await submitButton(page).innerText()).toBe('Sending...');
  expect(await page.getByText(/^\d+ %$/).isVisible()).toBe(true);
  expect(await violationsAt(page, [360, 1440])).toEqual([]);
  slow.goOn();
  await expect.poll(() => notices(page)).toContainEqual(expect.stringContaining('Message Sent'));
  expect(await bar(page).count()).toBe(0);
  const told = await page.evaluate<string[]>(() => Reflect.get(window, 'told'));
  expect(told.length).toBeGreaterThan(1);
  expect(['25', '50', '75', '100'].map((quarter) => `${quarter} % uploaded`)).toEqual(expect.arrayContaining(told));
  const bytes = `${10 * megabyte} bytes`;
  expect(Object.values(site.posted[0]?.files ?? {})).toEqual([bytes, bytes, bytes, bytes, bytes]);
});

test('the upload starts again when nothing goes up for a minute', async ({ visit, site }) => {
  const dead = slowLine(5 * megabyte);
  site.line.read = async (request) => {
    site.line.read = async () => undefined;
    await dead.read(request);
  };
  const page = await visit(`${site.base}/contact`, { stopClock: true });
  await submitLarge(page);
  await expect.poll(() => percent(page)).toBeGreaterThan(0);
  await expect.poll(() => letPass(page, 5000).then(() => site.posted.length)).toBe(1);
  await expect.poll(() => notices(page)).toContainEqual(expect.stringContaining('Message Sent'));
});
