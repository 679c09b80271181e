import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserDriver } from './browser-driver.ts';
import { inEachEngine } from './in-each-engine.ts';
import { click, evaluate, hasFocus, key, noticesOf, press, textOf, type } from './page.ts';

const submit = 'form [type="submit"]';
const missing = 'Missing Information\nPlease fill in all required fields.';
const agreement = 'Agreement Required\nPlease agree to be contacted regarding your request.';
const wrongType =
  'File Upload Error\nFile type not supported. Accepted types: .pdf, .doc, .docx, .txt, .jpg, .jpeg, .png, .gif, .dwg';
const sent =
  "Message Sent Successfully!\nWe'll get back to you within 4 hours for general inquiries, or immediately for emergencies.";

const entered = {
  firstName: 'Dana',
  lastName: 'Olson',
  email: 'dana.olson@example.com',
  phone: '507 555 0100',
  message: 'Leg 3 stands still.',
};

/** A folder with files to choose. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  for (const name of ['plan.pdf', 'photo.jpg', 'model.step', '1.txt', '2.txt', '3.txt', '4.txt', '5.txt', '6.txt'])
    writeFileSync(join(folder, name), name);
});
afterAll(() => rmSync(folder, { recursive: true }));

inEachEngine((open) => {
  test('an empty form is refused: a notice, the fields, the focus on the first', async () => {
    const page = await open('/contact');
    await click(page, submit);
    await expect.poll(() => noticesOf(page)).toEqual([missing]);
    expect(await wrongFields(page)).toEqual([...Object.keys(entered), 'terms']);
    expect(await hasFocus(page, '[name="firstName"]')).toBe(true);
    await click(page, '[aria-label^="Dismiss"]');
    await expect.poll(() => noticesOf(page)).toEqual([]);
  });

  test('files: what is refused is named, what is taken is listed', async () => {
    const page = await open('/contact');
    const choose = (...names: string[]) =>
      page.chooseFiles(
        'form [type="file"]',
        names.map((name) => join(folder, name)),
      );
    await choose('plan.pdf', 'model.step');
    await expect.poll(() => noticesOf(page)).toEqual([wrongType]);
    expect(await textOf(page, '#files-problem')).toMatch(/^model\.step: File type not supported/);
    await choose('1.txt', '2.txt', '3.txt', '4.txt', '5.txt', '6.txt');
    const tooMany = 'File Upload Error\nMaximum 5 files allowed';
    await expect.poll(() => noticesOf(page)).toEqual([wrongType, tooMany]);
    expect(await attached(page)).toEqual([]);
    await choose('plan.pdf', 'photo.jpg');
    await expect.poll(() => noticesOf(page)).toEqual([wrongType, tooMany, '2 file(s) added successfully']);
    expect(await attached(page)).toEqual(['plan.pdf', 'photo.jpg']);
  });

  test('a link fills it in; what is typed is sent in 2 seconds, and then it is empty', async () => {
    const page = await open('/contact?service=emergency&urgency=emergency');
    expect(await values(page)).toMatchObject({ serviceType: 'emergency', urgency: 'emergency', firstName: '' });
    for (const [name, text] of Object.entries(entered)) await type(page, `[name="${name}"]`, text);
    expect(await values(page)).toMatchObject(entered);
    await click(page, submit);
    await expect.poll(() => noticesOf(page)).toEqual([agreement]);
    expect(await hasFocus(page, '[name="terms"]')).toBe(true);
    await press(page, ' ');
    expect(await wrongFields(page)).toEqual([]);

    await click(page, submit);
    await expect.poll(() => textOf(page, submit)).toBe('Sending...');
    const since = Date.now();
    expect(await evaluate(page, () => document.querySelector('form [type="submit"]:disabled') !== null)).toBe(true);
    await expect.poll(() => noticesOf(page)).toContain(sent);
    expect(Date.now() - since).toBeGreaterThan(1500);
    expect(Date.now() - since).toBeLessThan(10_000);
    await expect.poll(async () => Object.values(await values(page)).join('')).toBe('');
    expect(await hasFocus(page, submit)).toBe(true);
  });

  test('Alt+T takes the focus to the notices', async () => {
    const page = await open('/contact');
    await page.act({
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value: key.alt },
        { type: 'keyDown', value: 't' },
        { type: 'keyUp', value: 't' },
        { type: 'keyUp', value: key.alt },
      ],
    });
    await expect.poll(() => hasFocus(page, '[aria-label="Notifications"]')).toBe(true);
  });

  test('a guide is saved as a PDF, and a notice says so', async () => {
    const page = await open('/resources');
    await click(page, '#service-guides button');
    await expect.poll(() => textOf(page, '#service-guides button')).toBe('Downloading...');
    const path = join(page.downloads, 'emergency-procedures-guide.pdf');
    await expect.poll(() => readdirSync(page.downloads)).toEqual(['emergency-procedures-guide.pdf']);
    await expect.poll(() => readFileSync(path, 'latin1')).toMatch(/^%PDF-1[^]+Emergency Procedures Guide[^]+%%EOF\s*$/);
    await expect
      .poll(() => noticesOf(page))
      .toEqual(['Download Complete\nEmergency Procedures Guide has been downloaded successfully.']);
    expect(await textOf(page, '#service-guides button')).toBe('Download');
  });
});

const wrongFields = (page: BrowserDriver) =>
  evaluate(page, () =>
    Array.from(document.querySelectorAll('form [aria-invalid="true"]')).map((field) => field.getAttribute('name')),
  );

/** What the form holds, without its files. */
const values = (page: BrowserDriver) =>
  evaluate(page, () => {
    const form = document.querySelector('form');
    const filled: Record<string, string> = {};
    for (const [name, value] of new FormData(form ?? undefined)) if (typeof value === 'string') filled[name] = value;
    return filled;
  });

const attached = (page: BrowserDriver) =>
  evaluate(page, () =>
    Array.from(document.querySelectorAll('[aria-label="Attached files"] li > span:first-child')).map(
      (name) => name.textContent,
    ),
  );
