import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser.ts';
import { letPass } from '../support/clock.ts';
import {
  attached,
  enter,
  entered,
  everything,
  field,
  focused,
  nothing,
  picker,
  required,
  sent,
  submitButton,
} from '../support/contact-form-page.ts';
import { notices } from '../support/notices-page.ts';

const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF my-secret') };

async function submit(page: Page) {
  await submitButton(page).click();
  await expect.poll(() => submitButton(page).innerText()).toBe('Sending...');
}

test('sending takes 2000 ms, announced, then everything is empty and the focus is on the button', async ({ visit }) => {
  const page = await visit('/contact?service=consultation', { stopClock: true });
  await enter(page, everything);
  await picker(page).setInputFiles([plan, { ...plan, name: 'photo.jpg' }]);
  await expect.poll(() => attached(page)).toEqual(['plan.pdf', 'photo.jpg']);
  const announced = page.locator('form output');
  expect(await announced.textContent()).toBe('');
  await submit(page);
  expect(await announced.textContent()).toBe('Sending...');
  expect(await submitButton(page).isDisabled()).toBe(true);
  expect(await entered(page)).toMatchObject({ lastName: 'Olson', terms: 'on' });

  await letPass(page, 1999);
  expect(await submitButton(page).innerText()).toBe('Sending...');
  expect(await submitButton(page).isDisabled()).toBe(true);
  expect(await notices(page)).not.toContain(sent);
  await letPass(page, 1);
  await expect.poll(() => submitButton(page).isEnabled()).toBe(true);
  expect(await submitButton(page).innerText()).not.toBe('Sending...');
  await page.getByRole('status').filter({ hasText: 'Message Sent Successfully!' }).waitFor();
  expect(await notices(page)).toContain(sent);
  expect(await entered(page)).toEqual(nothing);
  expect(await field(page, 'terms').isChecked()).toBe(false);
  expect(await attached(page)).toEqual([]);
  expect(await announced.textContent()).toBe('');
  expect(await focused(page)).toBe('submit');
  expect(await page.locator('form [aria-invalid]').count()).toBe(0);
});

test('a second submit is impossible: double click, Enter, script', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  await enter(page, required);
  await submitButton(page).dblclick();
  await field(page, 'lastName').press('Enter');
  await page.locator('form').evaluate((form) => {
    if (form instanceof HTMLFormElement) form.requestSubmit();
  });
  await letPass(page, 2000);
  await expect.poll(() => submitButton(page).isEnabled()).toBe(true);
  await expect.poll(() => notices(page)).toEqual([sent]);
  await letPass(page, 4000);
  expect(await notices(page)).toEqual([sent]);
});

test('after one request the next can be sent, and an empty one is refused', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  for (const count of [1, 2]) {
    await enter(page, required);
    await submit(page);
    await field(page, 'company').focus();
    await letPass(page, 2000);
    await expect.poll(() => notices(page)).toHaveLength(count);
    await expect.poll(() => entered(page)).toEqual(nothing);
    // Where the visitor has moved on, the focus stays.
    expect(await focused(page)).toBe('company');
  }
  await submitButton(page).click();
  await expect
    .poll(() => notices(page))
    .toEqual([sent, sent, 'Missing Information\nPlease fill in all required fields.']);
});

test('a request that cannot be sent says so and loses nothing', async ({ visit }) => {
  const page = await visit('/contact', {
    // Sending is only a timer of 2000 ms, so that a failing timer is the one way to fail.
    prepare: (prepared) =>
      prepared.addInitScript(() => {
        const { setTimeout } = window;
        Reflect.set(window, 'setTimeout', (handler: () => void, delay?: number) => {
          if (delay === 2000) throw new Error('no timers left');
          return setTimeout(handler, delay);
        });
      }),
  });
  await enter(page, everything);
  await picker(page).setInputFiles(plan);
  await submitButton(page).click();
  await expect.poll(() => notices(page)).toContain('Error Sending Message\nPlease try again or refresh the page.');
  expect(await entered(page)).toEqual(everything);
  expect(await attached(page)).toEqual(['plan.pdf']);
  expect(await submitButton(page).isEnabled()).toBe(true);
});
