import type { IncomingMessage } from 'node:http';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { collectAnnouncements, takeAnnouncements } from '../../support/browser/announcements.ts';
import { violationsAtBothWidths, withAxe } from '../../support/browser/axe.ts';
import { letPass } from '../../support/browser/clock.ts';
import { ContactForm, required, sent } from '../../support/contact/contact-form.ts';
import { test } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';

const megabyte = 1024 * 1024;

/** Attaches 50 MB. The page makes the files, because passing so many bytes to the browser takes half a minute. */
const attachLarge = (form: ContactForm) =>
  form.picker.evaluate((input, size) => {
    const chosen = new DataTransfer();
    for (const number of [1, 2, 3, 4, 5]) chosen.items.add(new File([new Uint8Array(size)], `${number}.dwg`));
    if (input instanceof HTMLInputElement) input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, 10 * megabyte);

async function submitLarge(form: ContactForm) {
  await form.enter(required);
  await attachLarge(form);
  await expect.poll(() => form.files()).toHaveLength(5);
  await form.submit();
}

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Uploading the files' });
const percent = (page: Page) =>
  bar(page).evaluate((element) => element instanceof HTMLProgressElement && element.value);

/** Returns a reader that takes this many bytes of a request and then waits until `goOn` is called. */
function slowReader(bytes: number) {
  let goOn = () => {};
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  const read = async (request: IncomingMessage) => {
    const taken: Buffer[] = [];
    let size = 0;
    while (size < bytes) {
      const chunk: Buffer | null = request.read();
      if (chunk) size += taken.push(chunk) && chunk.length;
      else await new Promise((resolve) => request.once('readable', resolve));
    }
    await waiting;
    // The server parses the whole request later.
    request.unshift(Buffer.concat(taken));
  };
  return { read, goOn: () => goOn() };
}

test('the progress of an upload is shown and announced, and the form passes axe until it is sent', async ({
  visit,
  site,
}) => {
  // The server takes a good quarter of the upload. Linux can buffer 36 MB of the other 37 MB.
  const slow = slowReader(13 * megabyte);
  site.line.read = slow.read;
  const page = await visit(`${site.base}/contact`, withAxe);
  const form = new ContactForm(page);
  await page.evaluate(collectAnnouncements);
  await submitLarge(form);
  await expect.poll(() => percent(page)).toBeGreaterThan(25);
  expect(await percent(page)).toBeLessThan(100);
  expect(await form.submitButton.innerText()).toBe('Sending...');
  expect(await page.getByText(/^\d+%$/).isVisible()).toBe(true);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  slow.goOn();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(await bar(page).count()).toBe(0);
  await new Notices(page).arrived();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  const announced = (await page.evaluate(takeAnnouncements)).filter((text) => text.endsWith('uploaded'));
  expect(announced.length).toBeGreaterThan(1);
  expect(['25', '50', '75', '100'].map((quarter) => `${quarter}% uploaded`)).toEqual(expect.arrayContaining(announced));
  // Each is announced once.
  expect(new Set(announced).size).toBe(announced.length);
  const bytes = `${10 * megabyte} bytes`;
  expect(Object.values(site.posted[0]?.files ?? {})).toEqual([bytes, bytes, bytes, bytes, bytes]);
});

test('an upload without progress for a minute starts again', async ({ visit, site }) => {
  const dead = slowReader(5 * megabyte);
  site.line.read = async (request) => {
    site.line.read = async () => undefined;
    await dead.read(request);
  };
  const page = await visit(`${site.base}/contact`, { stopClock: true });
  const form = new ContactForm(page);
  await submitLarge(form);
  await expect.poll(() => percent(page)).toBeGreaterThan(0);
  await expect.poll(() => letPass(page, 5000).then(() => site.posted.length)).toBe(1);
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
});
