import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { added, missing, sent } from '../../support/contact/contact-form-page.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';
import { inEachEngine } from './in-each-engine.ts';
import { click, evaluate, hasFocus, key, noticesOf, press, textOf, type } from './page.ts';

const submit = 'form [type="submit"]';
const file = temporaryFiles();

const entered = {
  firstName: 'Dana',
  lastName: 'Olson',
  email: 'dana.olson@example.com',
  phone: '507 555 0100',
  message: 'Leg 3 stopped.',
};

inEachEngine((open) => {
  test('the form is refused while empty, prefilled by a link, sent with files and emptied', async () => {
    const page = await open('/contact?service=emergency&urgency=emergency');
    await click(page, submit);
    await expect.poll(() => noticesOf(page)).toEqual([missing]);
    expect(await hasFocus(page, '[name="firstName"]')).toBe(true);
    await click(page, '[aria-label^="Dismiss"]');
    await expect.poll(() => noticesOf(page)).toEqual([]);

    const values = () =>
      evaluate(page, () => {
        const form = document.querySelector('form') ?? undefined;
        return [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
      });
    for (const [name, text] of Object.entries(entered)) await type(page, `[name="${name}"]`, text);
    const filled = { ...entered, serviceType: 'emergency', urgency: 'emergency' };
    expect(Object.fromEntries(await values())).toMatchObject(filled);
    await page.chooseFiles('form [type="file"]', [file('plan.pdf', 8), file('photo.jpg', 9)]);
    await expect.poll(() => noticesOf(page)).toEqual(['2 file(s) added successfully']);
    expect(await textOf(page, '[aria-label="Attached files"]')).toMatch(/plan\.pdf[^]+photo\.jpg/);
    await click(page, '[name="terms"]');
    await click(page, submit);
    await expect.poll(() => textOf(page, submit)).toBe('Sending...');
    await expect.poll(() => noticesOf(page)).toContain(sent);
    await expect.poll(async () => (await values()).map(([, value]) => value).join('')).toBe('');
    expect(await hasFocus(page, submit)).toBe(true);
  });

  test('a click on a notice moves no focus, and holds nothing once the pointer has left', async () => {
    const page = await open('/contact');
    await page.chooseFiles('form [type="file"]', [file('plan.pdf', 8)]);
    await expect.poll(() => noticesOf(page)).toEqual([added(1)]);
    await click(page, '[aria-label="Notifications"] [role="status"]');
    expect(await hasFocus(page, '[aria-label="Notifications"]')).toBe(false);
    await page.act({ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x: 10, y: 300 }] });
    await expect.poll(() => noticesOf(page), { timeout: 12_000 }).toEqual([]);

    await click(page, submit);
    await page.chooseFiles('form [type="file"]', [file('photo.jpg', 9)]);
    await expect.poll(() => noticesOf(page)).toEqual([missing, added(1)]);
    await click(page, '[aria-label="Dismiss: Missing Information"]');
    await expect.poll(() => noticesOf(page)).toEqual([added(1)]);
    expect(await hasFocus(page, '[aria-label="Notifications"] button')).toBe(false);
    await page.act({ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x: 10, y: 300 }] });
    await expect.poll(() => noticesOf(page), { timeout: 12_000 }).toEqual([]);
  });

  test('Alt+T moves the focus to the notices, and Escape moves it away', async () => {
    const page = await open('/contact');
    const down = { type: 'keyDown' as const, value: key.alt };
    const up = { type: 'keyUp' as const, value: key.alt };
    const actions = [down, { ...down, value: 't' }, { ...up, value: 't' }, up];
    await page.act({ type: 'key', id: 'keyboard', actions });
    await expect.poll(() => hasFocus(page, '[aria-label="Notifications"]')).toBe(true);
    await press(page, key.escape);
    await expect.poll(() => hasFocus(page, '[aria-label="Notifications"]')).toBe(false);
  });

  test('a guide is saved as a PDF', async () => {
    const page = await open('/resources');
    await click(page, '#service-guides button');
    const path = join(page.downloads, 'emergency-procedures-guide.pdf');
    await expect.poll(() => readdirSync(page.downloads)).toEqual(['emergency-procedures-guide.pdf']);
    await expect.poll(() => readFileSync(path, 'latin1')).toMatch(/^%PDF-1[^]+Emergency Procedures Guide[^]+%%EOF\s*$/);
    await expect.poll(() => textOf(page, '#service-guides button')).toBe('Download');
  });
});
