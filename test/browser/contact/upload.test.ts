import type { IncomingMessage } from 'node:http';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { collectAnnouncements, takeAnnouncements } from '../../support/browser/announcements.ts';
import { letPass } from '../../support/browser/clock.ts';
import { ContactForm, notSent, required, sent } from '../../support/contact/contact-form.ts';
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

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Uploading the files' });
const percent = (page: Page) =>
  bar(page).evaluate((element) => element instanceof HTMLProgressElement && element.value);

/** Takes this many bytes of a request and then no more. */
async function readOnly(bytes: number, request: IncomingMessage) {
  for (let size = 0; size < bytes;) {
    const chunk: Buffer | null = request.read();
    if (chunk) size += chunk.length;
    else await new Promise((resolve) => request.once('readable', resolve));
  }
  await new Promise(() => {});
}

test('an upload shows its progress, and fails after a minute without any', async ({ visit, site }) => {
  let tries = 0;
  // The server takes a good quarter of the first upload. Linux can buffer 36 MB of the other 37 MB.
  site.line.read = async (request) => {
    tries += 1;
    if (tries === 1) await readOnly(13 * megabyte, request);
  };
  const page = await visit(`${site.base}/contact`, { width: 360, reducedMotion: 'reduce', stopClock: true });
  const form = new ContactForm(page);
  const quarters = ['25% uploaded', '50% uploaded', '75% uploaded', '100% uploaded'];
  const expectAnnounced = async () => {
    const announced = (await page.evaluate(takeAnnouncements)).filter((text) => text.endsWith('uploaded'));
    expect(announced).not.toEqual([]);
    // Each is announced once, in their order.
    expect(announced).toEqual(quarters.filter((quarter) => announced.includes(quarter)));
  };
  await page.evaluate(collectAnnouncements);
  await form.enter(required);
  await attachLarge(form);
  await expect.poll(() => form.files()).toHaveLength(5);
  await form.send();
  await expect.poll(() => percent(page)).toBeGreaterThan(25);
  expect(await percent(page)).toBeLessThan(100);
  expect(await page.getByText(/^\d+%$/).isVisible()).toBe(true);
  await expectAnnounced();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(site.posted).toEqual([]);

  // The minute begins again with each part that the buffers still take.
  await expect.poll(() => letPass(page, 5000).then(() => new Notices(page).texts())).toContain(notSent);
  expect(tries).toBe(1);
  await page.evaluate(takeAnnouncements);
  await form.submit();
  await expect.poll(() => site.posted.length).toBe(1);
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(await bar(page).count()).toBe(0);
  await expectAnnounced();
  const bytes = `${10 * megabyte} bytes`;
  expect(Object.values(site.posted[0]?.files ?? {})).toEqual([bytes, bytes, bytes, bytes, bytes]);
});
