import { expect } from 'vitest';
import { test } from '../support/browser.ts';
import { letPass } from '../support/clock.ts';
import {
  attach,
  attached,
  enter,
  entered,
  everything,
  field,
  focused,
  missing,
  nothing,
  notSent,
  plan,
  required,
  send,
  sent,
  submitButton,
} from '../support/contact-form-page.ts';
import { notices } from '../support/notices-page.ts';

test('sending takes 2000 ms and is announced, then the form is empty and the focus on its button', async ({
  visit,
}) => {
  const page = await visit('/contact?service=consultation', { stopClock: true });
  await enter(page, everything);
  await attach(page, plan, { ...plan, name: 'photo.jpg' });
  const announced = page.locator('form output');
  expect(await announced.textContent()).toBe('');
  await send(page);
  expect(await announced.textContent()).toBe('Sending...');
  expect(await submitButton(page).isDisabled()).toBe(true);
  expect(await entered(page)).toMatchObject({ lastName: everything.lastName, terms: 'on' });

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

test('a form that is being sent cannot be submitted again by double click, Enter or script', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  await enter(page, required);
  await submitButton(page).dblclick();
  await field(page, 'lastName').press('Enter');
  await page.locator('form').evaluate((form) => form instanceof HTMLFormElement && form.requestSubmit());
  await letPass(page, 2000);
  await expect.poll(() => submitButton(page).isEnabled()).toBe(true);
  await expect.poll(() => notices(page)).toEqual([sent]);
  await letPass(page, 4000);
  expect(await notices(page)).toEqual([sent]);
});

test('another request can be sent after the first, and an empty one is refused', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  for (const count of [1, 2]) {
    await enter(page, required);
    await send(page);
    await field(page, 'company').focus();
    await letPass(page, 2000);
    await expect.poll(() => notices(page)).toHaveLength(count);
    await expect.poll(() => entered(page)).toEqual(nothing);
    // The focus stays on the field that the visitor has moved to.
    expect(await focused(page)).toBe('company');
  }
  await submitButton(page).click();
  await expect.poll(() => notices(page)).toEqual([sent, sent, missing]);
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
  await enter(page, everything);
  await attach(page, plan);
  await submitButton(page).click();
  await expect.poll(() => notices(page)).toContain(notSent);
  expect(await entered(page)).toEqual(everything);
  expect(await attached(page)).toEqual(['plan.pdf']);
  expect(await submitButton(page).isEnabled()).toBe(true);
});
