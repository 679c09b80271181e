import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { ContactForm, nothing, required, sent } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { followLink } from '../../support/pages/links.ts';

/** Sends a simulated request and waits until its notice has gone. */
async function sendAndWait(form: ContactForm) {
  const { page } = form;
  const notices = new Notices(page);
  const staying = () => notices.staying(notices.successes.filter({ hasText: 'Message Sent' }));
  await form.enter(required);
  await form.send();
  await letPass(page, 2000);
  await expect.poll(staying).toBe(1);
  await letPass(page, 6000);
  await expect.poll(staying).toBe(0);
}

test('after the notice the form still says that the request was sent, until the visitor enters something', async ({
  visit,
}) => {
  const page = await visit('/contact', { stopClock: true });
  const form = new ContactForm(page);
  expect(await form.confirmation.count()).toBe(0);
  await sendAndWait(form);
  expect(await form.confirmation.locator('../..').innerText()).toBe(sent);
  expect(await form.values()).toEqual(nothing);
  expect(await form.focused()).toBe('submit');
  expect(await page.locator('form').innerText()).toContain('Nothing you enter leaves your browser.');
  // The notice was announced already.
  const live = form.confirmation.locator('xpath=ancestor-or-self::*[@role or @aria-live or self::output]');
  expect(await live.count()).toBe(0);
  await form.field('company').pressSequentially('A');
  await expect.poll(() => form.confirmation.count()).toBe(0);
});

test('choosing, ticking or attaching ends the confirmation, too', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  const form = new ContactForm(page);
  for (const enter of [
    () => form.field('urgency').selectOption({ index: 1 }),
    () => form.field('terms').check(),
    () => new Notices(page).addFiles(1),
    () => new Notices(page).addWrongFile(),
  ]) {
    await sendAndWait(form);
    expect(await form.confirmation.count()).toBe(1);
    await enter();
    await expect.poll(() => form.confirmation.count()).toBe(0);
  }
});

test('the confirmation is still there after a visit to another page', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  const form = new ContactForm(page);
  await sendAndWait(form);
  await followLink(page, '/about');
  await page.waitForURL('**/about');
  await page.goBack();
  await form.confirmation.waitFor();
});
