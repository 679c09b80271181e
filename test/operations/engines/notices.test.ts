import { describe, expect } from 'vitest';
import { added, missing } from '../../support/contact/contact-form.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';
import { contactForm } from './contact-form.ts';
import { engines } from './engines.ts';

const file = temporaryFiles();
const region = '[aria-label="Notifications"]';

describe.each(engines)('in $name', ({ test }) => {
  test('a click on a notice moves no focus, and holds nothing once the pointer has left', async ({ open }) => {
    const page = await open('/contact');
    const { submitButton, picker, notices } = contactForm(page);
    await submitButton.click();
    await picker.setInputFiles([file('plan.pdf', 8)]);
    await expect.poll(() => notices.allInnerTexts()).toEqual([missing, added(1)]);
    await page.locator(`${region} [role="status"]`).click();
    expect(await page.locator(region).hasFocus()).toBe(false);
    await page.locator('[aria-label="Dismiss: Missing Information"]').click();
    await expect.poll(() => notices.allInnerTexts()).toEqual([added(1)]);
    expect(await page.locator(`${region} button`).hasFocus()).toBe(false);
    await page.mouse.move(10, 300);
    await expect.poll(() => notices.allInnerTexts(), { timeout: 12_000 }).toEqual([]);
  });

  test('Alt+T moves the focus to the notices, and Escape moves it away', async ({ open }) => {
    const page = await open('/contact');
    await page.keyboard.down('Alt');
    await page.keyboard.press('t');
    await page.keyboard.up('Alt');
    await expect.poll(() => page.locator(region).hasFocus()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator(region).hasFocus()).toBe(false);
  });
});
