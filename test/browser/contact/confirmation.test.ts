import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { letPass } from '../../support/browser/clock.ts';
import * as form from '../../support/contact/contact-form-page.ts';
import { test } from '../../support/contact/delivery-site.ts';
import { addFiles, addWrongFile, notices, staying, success } from '../../support/notices/notices-page.ts';
import { followLink } from '../../support/pages/links.ts';

const confirmation = (page: Page) => page.locator('form').getByText('Message Sent Successfully!');

/** Sends a simulated request and waits until its notice has gone. */
async function sendAndWait(page: Page) {
  await form.enter(page, form.required);
  await form.send(page);
  await letPass(page, 2000);
  await expect.poll(() => staying(success(page).filter({ hasText: 'Message Sent' }))).toBe(1);
  await letPass(page, 6000);
  await expect.poll(() => staying(success(page).filter({ hasText: 'Message Sent' }))).toBe(0);
}

test('after the notice the form still says that the request was sent, until the visitor enters something', async ({
  visit,
}) => {
  const page = await visit('/contact', { stopClock: true });
  expect(await confirmation(page).count()).toBe(0);
  await sendAndWait(page);
  expect(await confirmation(page).locator('../..').innerText()).toBe(form.sent);
  expect(await form.entered(page)).toEqual(form.nothing);
  expect(await form.focused(page)).toBe('submit');
  expect(await page.locator('form').innerText()).toContain('Nothing you enter leaves your browser.');
  // The notice was announced already.
  const live = confirmation(page).locator('xpath=ancestor-or-self::*[@role or @aria-live or self::output]');
  expect(await live.count()).toBe(0);
  await form.field(page, 'company').pressSequentially('A');
  await expect.poll(() => confirmation(page).count()).toBe(0);
});

test('choosing, ticking or attaching ends the confirmation, too', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  for (const enter of [
    () => form.field(page, 'urgency').selectOption({ index: 1 }),
    () => form.field(page, 'terms').check(),
    () => addFiles(page, 1),
    () => addWrongFile(page),
  ]) {
    await sendAndWait(page);
    expect(await confirmation(page).count()).toBe(1);
    await enter();
    await expect.poll(() => confirmation(page).count()).toBe(0);
  }
});

test('the confirmation is still there after a visit to another page', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  await sendAndWait(page);
  await followLink(page, '/about');
  await page.waitForURL('**/about');
  await page.goBack();
  await confirmation(page).waitFor();
});

test('a request that is delivered is confirmed at the form as well', async ({ visit, site }) => {
  const page = await visit(`${site.base}/contact`);
  await form.enter(page, form.required);
  await form.submitButton(page).click();
  await confirmation(page).waitFor();
  expect(await notices(page)).toContain(form.sent);
});
