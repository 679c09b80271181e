import { expect } from 'vitest';
import { endTimer, holdTimer, violationsAt, withAxe } from '../support/axe.ts';
import { test } from '../support/browser.ts';
import { attached, enter, everything, picker, submitButton, wrongFields } from '../support/contact-form-page.ts';
import { arrived, notices } from '../support/notices-page.ts';

const files = ['plan.pdf', 'a-very-long-name-'.repeat(12) + '.jpg', 'nameplate.png'].map((name) => ({
  name,
  mimeType: '',
  buffer: Buffer.alloc(2048),
}));

const widths = [360, 1440];

test('axe finds nothing with all errors and notices shown', async ({ visit }) => {
  const page = await visit('/contact', withAxe);
  await picker(page).setInputFiles({ name: 'a.exe', mimeType: '', buffer: Buffer.alloc(1) });
  await page.locator('#files-problem').waitFor();
  await submitButton(page).click();
  await expect.poll(() => wrongFields(page)).toHaveLength(6);
  await expect.poll(() => notices(page)).toHaveLength(2);
  await arrived(page);
  expect(await violationsAt(page, widths)).toEqual([]);
});

test('axe finds nothing with files listed, and each can be removed by a finger', async ({ visit }) => {
  const page = await visit('/contact?service=emergency&urgency=emergency', withAxe);
  await picker(page).setInputFiles(files);
  await expect.poll(() => attached(page)).toHaveLength(3);
  await expect.poll(() => notices(page)).toHaveLength(1);
  await arrived(page);
  for (const width of widths) {
    expect(await violationsAt(page, [width])).toEqual([]);
    for (const button of await page.getByRole('button', { name: /^Remove / }).all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  }
});

test('axe finds nothing while it is sent and when it was', async ({ visit }) => {
  const page = await visit('/contact', { ...withAxe, prepare: holdTimer(2000) });
  await enter(page, everything);
  await submitButton(page).click();
  await expect.poll(() => submitButton(page).innerText()).toBe('Sending...');
  expect(await violationsAt(page, widths)).toEqual([]);
  expect(await submitButton(page).innerText()).toBe('Sending...');
  await endTimer(page);
  await expect.poll(() => notices(page)).toHaveLength(1);
  await arrived(page);
  expect(await violationsAt(page, widths)).toEqual([]);
});
