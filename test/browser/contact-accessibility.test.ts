import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations, withAxe } from './axe.ts';
import { test, type OpenOptions } from './browser.ts';
import { attached, enter, everything, picker, required, submitButton, wrongFields } from './contact-form-page.ts';
import { arrived, notices } from './notices-page.ts';

/** Sending ends when `endSending` is called: a clock that stands still would stop axe, too. */
const holdSending = (page: Page) =>
  page.addInitScript(() => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply(target, self, args) {
        if (args[1] !== 2000) return Reflect.apply(target, self, args);
        Reflect.set(window, 'endSending', args[0]);
        return 0;
      },
    });
  });

const files = ['plan.pdf', 'a-very-long-name-'.repeat(12) + '.jpg', 'nameplate.png'].map((name) => ({
  name,
  mimeType: '',
  buffer: Buffer.alloc(2048),
}));

for (const width of [360, 1440]) {
  const options: OpenOptions = { ...withAxe, width };
  const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

  test(`axe finds nothing with all errors shown, at ${width} px`, async ({ open }) => {
    const page = await open('/contact', options);
    await picker(page).setInputFiles({ name: 'a.exe', mimeType: '', buffer: Buffer.alloc(1) });
    await page.locator('#files-problem').waitFor();
    await submitButton(page).click();
    await expect.poll(() => wrongFields(page)).toHaveLength(6);
    await expect.poll(() => notices(page)).toHaveLength(2);
    await arrived(page);
    expect(await violations(page)).toEqual([]);
    expect(await fits(page)).toBe(width);
  });

  test(`axe finds nothing with a mistyped e-mail, at ${width} px`, async ({ open }) => {
    const page = await open('/contact', options);
    await enter(page, { ...required, email: 'nobody' });
    await submitButton(page).click();
    await expect.poll(() => wrongFields(page)).toEqual(['email']);
    expect(await violations(page)).toEqual([]);
    expect(await fits(page)).toBe(width);
  });

  test(`axe finds nothing with files listed, at ${width} px`, async ({ open }) => {
    const page = await open('/contact?service=emergency&urgency=emergency', options);
    await picker(page).setInputFiles(files);
    await expect.poll(() => attached(page)).toHaveLength(3);
    await expect.poll(() => notices(page)).toHaveLength(1);
    await arrived(page);
    expect(await violations(page)).toEqual([]);
    expect(await fits(page)).toBe(width);
    for (const button of await page.getByRole('button', { name: /^Remove / }).all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  test(`axe finds nothing while it is sent and when it was, at ${width} px`, async ({ open }) => {
    const page = await open('/contact', { ...options, prepare: holdSending });
    await enter(page, everything);
    await submitButton(page).click();
    await expect.poll(() => submitButton(page).innerText()).toBe('Sending...');
    expect(await violations(page)).toEqual([]);
    expect(await submitButton(page).innerText()).toBe('Sending...');
    await page.evaluate(() => Reflect.apply(Reflect.get(window, 'endSending'), window, []));
    await expect.poll(() => notices(page)).toHaveLength(1);
    await arrived(page);
    expect(await violations(page)).toEqual([]);
    expect(await fits(page)).toBe(width);
  });
}
