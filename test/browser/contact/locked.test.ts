import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsAtBothWidths, withAxe } from '../../support/browser/axe.ts';
import * as form from '../../support/contact/contact-form-page.ts';
import { answers, test } from '../../support/contact/delivery-site.ts';
import { arrived, notices } from '../../support/notices/notices-page.ts';
import { boxOf } from '../../support/pages/page-state.ts';

const photo = { ...form.plan, name: 'photo.jpg' };

/** Does by keyboard and mouse what changes a form. */
async function tryToChange(page: Page) {
  for (const name of ['firstName', 'email', 'message']) {
    await form.field(page, name).focus();
    await page.keyboard.type('x');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
  }
  for (const name of ['industry', 'serviceType', 'urgency']) {
    await form.field(page, name).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
  }
  await form.field(page, 'terms').click();
  await form.field(page, 'terms').press('Space');
  for (const button of await page.getByRole('button', { name: /^Remove / }).all()) {
    const { x, y, width, height } = await boxOf(button);
    await page.mouse.click(x + width / 2, y + height / 2);
  }
}

test('while a request is sent, nothing of it can be changed, and the focus stays', async ({ visit, site }) => {
  const answer = site.holdNext(answers.sent);
  const page = await visit(`${site.base}/contact`, withAxe);
  await form.enter(page, form.everything);
  await form.attach(page, form.plan, photo);
  await form.field(page, 'email').press('Enter');
  await expect.poll(() => site.posted.length).toBe(1);
  expect(await form.focused(page)).toBe('email');
  await tryToChange(page);
  expect(await form.entered(page)).toMatchObject(form.everything);
  expect(await form.attached(page)).toEqual(['plan.pdf', 'photo.jpg']);
  await arrived(page);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await form.field(page, 'message').focus();
  answer();
  await expect.poll(() => notices(page)).toContain(form.sent);
  expect(await form.entered(page)).toEqual(form.nothing);
  expect(await form.attached(page)).toEqual([]);
  expect(await form.focused(page)).toBe('message');
  expect(site.posted[0]?.fields).toMatchObject({ industry: form.everything.industry, terms: 'on' });
  expect(Object.keys(site.posted[0]?.files ?? {})).toEqual(['files/plan.pdf', 'files/photo.jpg']);
  await form.enter(page, form.everything);
  await form.field(page, 'terms').click();
  expect(await form.entered(page)).not.toHaveProperty('terms');
});

test('a file from a dialog that was open stays for the next request', async ({ visit, site }) => {
  const answer = site.holdNext(answers.sent);
  const page = await visit(`${site.base}/contact`);
  await form.enter(page, form.required);
  await form.attach(page, form.plan);
  const chooser = page.waitForEvent('filechooser');
  await form.picker(page).click();
  await form.submitButton(page).press('Enter');
  await expect.poll(() => site.posted.length).toBe(1);
  await (await chooser).setFiles(photo);
  await expect.poll(() => form.attached(page)).toEqual(['plan.pdf', 'photo.jpg']);
  answer();
  await expect.poll(() => notices(page)).toContain(form.sent);
  expect(await form.attached(page)).toEqual(['photo.jpg']);
  expect(Object.keys(site.posted[0]?.files ?? {})).toEqual(['files/plan.pdf']);
});

test('a request that was refused can be changed again', async ({ visit, site }) => {
  const answer = site.holdNext(answers.refused(429, { notice: { title: 'Not Now', text: 'Please wait.' } }));
  const page = await visit(`${site.base}/contact`, { expected: [/Failed to load resource/] });
  await form.enter(page, form.required);
  await form.attach(page, form.plan);
  await form.send(page);
  expect(await form.field(page, 'message').isEditable()).toBe(false);
  answer();
  await expect.poll(() => notices(page)).toEqual(['1 file(s) added successfully', 'Not Now\nPlease wait.']);
  const others = { message: 'Leg 4 stopped, too.', urgency: 'soon', terms: '' };
  await form.enter(page, others);
  expect(await form.entered(page)).toMatchObject({ message: others.message, urgency: others.urgency });
  await page.getByRole('button', { name: 'Remove plan.pdf' }).click();
  expect(await form.attached(page)).toEqual([]);
});

test('a link that is followed while a request is sent fills the form for the next', async ({ visit, site }) => {
  const answer = site.holdNext(answers.sent);
  const page = await visit(`${site.base}/contact?service=consultation`, { reducedMotion: 'reduce' });
  const { serviceType: _linked, ...values } = form.required;
  await form.enter(page, values);
  await form.send(page);
  await page.locator('header a[href="/contact?service=emergency&urgency=emergency"]').first().click();
  answer();
  await expect.poll(() => notices(page)).toEqual([form.sent]);
  const emergency = { serviceType: 'emergency', urgency: 'emergency' };
  expect(await form.entered(page)).toEqual({ ...form.nothing, ...emergency });
  expect(site.posted[0]?.fields.serviceType).toBe('consultation');
});
