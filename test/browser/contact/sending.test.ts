import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import * as form from '../../support/contact/contact-form-page.ts';
import { notices } from '../../support/notices/notices-page.ts';

test('sending takes 2000 ms and is announced, then the form is empty', async ({ visit }) => {
  const page = await visit('/contact?service=consultation', { stopClock: true });
  await form.enter(page, form.everything);
  await form.attach(page, form.plan, { ...form.plan, name: 'photo.jpg' });
  const announced = page.locator('form output');
  expect(await announced.textContent()).toBe('');
  await form.send(page);
  expect(await announced.textContent()).toBe('Sending...');
  expect(await form.submitButton(page).isDisabled()).toBe(true);
  expect(await form.entered(page)).toMatchObject({ lastName: form.everything.lastName, terms: 'on' });

  await letPass(page, 1999);
  expect(await form.submitButton(page).innerText()).toBe('Sending...');
  expect(await form.submitButton(page).isDisabled()).toBe(true);
  expect(await notices(page)).not.toContain(form.sent);
  await letPass(page, 1);
  await expect.poll(() => form.submitButton(page).isEnabled()).toBe(true);
  expect(await form.submitButton(page).innerText()).not.toBe('Sending...');
  await page.getByRole('status').filter({ hasText: 'Message Sent Successfully!' }).waitFor();
  expect(await notices(page)).toContain(form.sent);
  expect(await form.entered(page)).toEqual(form.nothing);
  expect(await form.field(page, 'terms').isChecked()).toBe(false);
  expect(await form.attached(page)).toEqual([]);
  expect(await announced.textContent()).toBe('');
  expect(await form.focused(page)).toBe('submit');
  expect(await page.locator('form [aria-invalid]').count()).toBe(0);
});

test('a failure to send is reported, and the entries stay', async ({ visit }) => {
  const page = await visit('/contact', {
    // Without delivery, sending is a timer of 2000 ms. It fails only if the timer throws.
    prepare: (prepared) =>
      prepared.addInitScript(() => {
        const { setTimeout } = window;
        Reflect.set(window, 'setTimeout', (handler: () => void, delay?: number) => {
          if (delay === 2000) throw new Error('no timers left');
          return setTimeout(handler, delay);
        });
      }),
  });
  await form.enter(page, form.everything);
  await form.attach(page, form.plan);
  await form.submitButton(page).click();
  await expect.poll(() => notices(page)).toContain(form.notSent);
  expect(await form.entered(page)).toEqual(form.everything);
  expect(await form.attached(page)).toEqual(['plan.pdf']);
  expect(await form.submitButton(page).isEnabled()).toBe(true);
});
