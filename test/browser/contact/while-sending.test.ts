import type { IncomingMessage } from 'node:http';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { collectAnnouncements, takeAnnouncements } from '../../support/browser/announcements.ts';
import { violations, violationsAtBothWidths, withAxe } from '../../support/browser/axe.ts';
import { hydrated } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { ContactForm, everything, nothing, plan, required, sent } from '../../support/contact/contact-form.ts';
import { answers, test } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { followLink } from '../../support/pages/links.ts';
import { scrollPosition, scrollTo } from '../../support/pages/page-state.ts';
import { holdBack, ownScript } from '../../support/pages/route-scripts.ts';

const photo = { ...plan, name: 'photo.jpg' };

test('a request being sent cannot be changed; a late file and a link are for the next', async ({ visit, site }) => {
  const answer = site.holdNext(answers.sent);
  const page = await visit(`${site.base}/contact?service=consultation`, { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const { serviceType: _linked, ...others } = everything;
  const values = { ...everything, serviceType: 'consultation' };
  await form.enter(others);
  await form.attach(plan);
  const chooser = page.waitForEvent('filechooser');
  await form.picker.click();
  await form.field('email').press('Enter');
  await expect.poll(() => site.posted.length).toBe(1);
  await expect.poll(() => form.isSending()).toBe(true);
  const enabled = form.root.locator(':is(input, select, textarea, button):enabled');
  expect(await enabled.count()).toBe(0);
  expect(await form.values()).toMatchObject(values);
  // The keyboard is still at the form: the next Tab does not lead to the top of the page.
  expect(await form.root.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Privacy');
  await (await chooser).setFiles(photo);
  await expect.poll(() => form.files()).toEqual(['plan.pdf', photo.name]);
  answer();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(await form.values()).toEqual(nothing);
  expect(await form.files()).toEqual([photo.name]);
  // A visitor who has moved on keeps the focus.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Privacy');
  expect(site.posted[0]?.fields).toMatchObject({ serviceType: 'consultation', terms: 'on' });
  expect(Object.keys(site.posted[0]?.files ?? {})).toEqual(['files/plan.pdf']);

  await form.remove(photo.name);
  const answerNext = site.holdNext(answers.sent);
  await form.enter(everything);
  await form.send();
  await page.locator('header a[href="/contact?service=emergency&urgency=emergency"]').first().click();
  answerNext();
  await expect.poll(() => form.isSending()).toBe(false);
  expect(await form.values()).toEqual({ ...nothing, serviceType: 'emergency', urgency: 'emergency' });
  expect(site.posted[1]?.fields).toMatchObject({ serviceType: everything.serviceType });
});

test('a page whose code hangs does not stop a request, because the visitor is asked first', async ({ visit, site }) => {
  const answer = site.holdNext(answers.sent);
  const page = await visit(`${site.base}/contact`, { stopClock: true });
  const form = new ContactForm(page);
  await holdBack(page, `**${ownScript('/about')}`);
  const asked = new Promise((resolve) => page.once('dialog', (dialog) => resolve(dialog.dismiss())));
  await form.enter(required);
  await form.send();
  await expect.poll(() => site.posted.length).toBe(1);
  await followLink(page, '/about');
  await letPass(page, 4000);
  await asked;
  answer();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(site.posted).toHaveLength(1);
});

test('a visitor who goes Back during sending, and then stays, finds the page as it was', async ({ visit, site }) => {
  const answer = site.holdNext(answers.sent);
  const page = await visit(`${site.base}/about`, { reducedMotion: 'reduce' });
  await scrollTo(page, 2000);
  await followLink(page, '/contact');
  await page.locator('h1:focus').waitFor();
  // After a reload the browser has the code of this page only.
  await page.reload();
  await hydrated(page);
  await holdBack(page, `**${ownScript('/about')}`);
  const asked = new Promise((resolve) => page.once('dialog', (dialog) => resolve(dialog.dismiss())));
  const form = new ContactForm(page);
  await form.enter(required);
  await form.send();
  await expect.poll(() => site.posted.length).toBe(1);
  await scrollTo(page, 600);
  await page.evaluate(() => history.back());
  await asked;
  expect(await scrollPosition(page)).toBe(600);
  expect(await page.evaluate(() => document.body.style.minHeight)).toBe('');
  answer();
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
});

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

test('upload progress is shown and announced; after a minute without any it starts again', async ({ visit, site }) => {
  // The server takes a good quarter of the upload. Linux can buffer 36 MB of the other 37 MB.
  site.line.read = (request) => {
    site.line.read = async () => undefined;
    return readOnly(13 * megabyte, request);
  };
  const page = await visit(`${site.base}/contact`, { ...withAxe, stopClock: true });
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
  await page.clock.resume();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  expect(site.posted).toEqual([]);

  await page.evaluate(takeAnnouncements);
  await letPass(page, 61_000);
  await expect.poll(() => site.posted.length).toBe(1);
  await expect.poll(() => new Notices(page).texts()).toContain(sent);
  expect(await bar(page).count()).toBe(0);
  await expectAnnounced();
  await new Notices(page).arrived();
  const bytes = `${10 * megabyte} bytes`;
  expect(Object.values(site.posted[0]?.files ?? {})).toEqual([bytes, bytes, bytes, bytes, bytes]);
  expect(await violations(page)).toEqual([]);
});
