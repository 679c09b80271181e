import { describe, expect } from 'vitest';
import { added, missing } from '../../support/contact/contact-form.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';
import { engines } from './engines.ts';
import { ContactForm, Notices } from './page-objects.ts';

const file = temporaryFiles();

describe.each(engines)('in $name', ({ test }) => {
  test('a click on a notice moves no focus, and holds nothing once the pointer has left', async ({ open }) => {
    const page = await open('/contact');
    const [form, notices] = [new ContactForm(page), new Notices(page)];
    await form.submitButton.click();
    await form.picker.setInputFiles([file('plan.pdf', 8)]);
    await expect.poll(() => notices.texts()).toEqual([missing, added(1)]);
    await notices.successes.click();
    expect(await notices.region.hasFocus()).toBe(false);
    await notices.dismissButtons.click();
    await expect.poll(() => notices.texts()).toEqual([added(1)]);
    expect(await notices.dismissButtons.hasFocus()).toBe(false);
    await page.mouse.move(10, 300);
    await expect.poll(() => notices.texts(), { timeout: 12_000 }).toEqual([]);
  });

  test('Alt+T moves the focus to the notices, and Escape moves it away', async ({ open }) => {
    const page = await open('/contact');
    const { region } = new Notices(page);
    await page.keyboard.down('Alt');
    await page.keyboard.press('t');
    await page.keyboard.up('Alt');
    await expect.poll(() => region.hasFocus()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => region.hasFocus()).toBe(false);
  });
});
