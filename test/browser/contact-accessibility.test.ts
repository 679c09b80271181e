import { expect } from 'vitest';
import { endTimer, holdTimer, violationsAtBothWidths, withAxe } from '../support/axe.ts';
import { test, windowOf } from '../support/browser.ts';
import {
  attach,
  enter,
  everything,
  picker,
  plan,
  send,
  submitButton,
  wrongFields,
} from '../support/contact-form-page.ts';
import { arrived, notices } from '../support/notices-page.ts';
import { boxOf } from '../support/page-state.ts';

test('the form with all errors and notices passes axe', async ({ visit }) => {
  const page = await visit('/contact', withAxe);
  await picker(page).setInputFiles({ ...plan, name: 'a.exe' });
  await page.locator('#files-problem').waitFor();
  await submitButton(page).click();
  await expect.poll(() => wrongFields(page)).toHaveLength(6);
  await expect.poll(() => notices(page)).toHaveLength(2);
  await arrived(page);
  expect(await violationsAtBothWidths(page)).toEqual([]);
});

test('the form with files passes axe, and the buttons that remove them are at least 44 px', async ({ visit }) => {
  const page = await visit('/contact?service=emergency&urgency=emergency', withAxe);
  const long = `${'a-very-long-name-'.repeat(12)}.jpg`;
  await attach(page, plan, { ...plan, name: long }, { ...plan, name: 'nameplate.png' });
  await expect.poll(() => notices(page)).toHaveLength(1);
  await arrived(page);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  for (const width of [360, 1440]) {
    await page.setViewportSize(windowOf(width));
    for (const button of await page.getByRole('button', { name: /^Remove / }).all()) {
      const { width: across, height } = await boxOf(button);
      expect(Math.min(across, height)).toBeGreaterThanOrEqual(44);
    }
  }
});

test('the form passes axe while a request is sent and afterwards', async ({ visit }) => {
  const page = await visit('/contact', { ...withAxe, prepare: holdTimer(2000) });
  await enter(page, everything);
  await send(page);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  expect(await submitButton(page).innerText()).toBe('Sending...');
  await endTimer(page);
  await expect.poll(() => notices(page)).toHaveLength(1);
  await arrived(page);
  expect(await violationsAtBothWidths(page)).toEqual([]);
});
