import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { test } from '../support/browser.ts';
import { attached, focused, picker } from '../support/contact-form-page.ts';
import { notices } from '../support/notices-page.ts';

const megabyte = 1024 * 1024;
const tooMany = 'Maximum 5 files allowed';
const tooLarge = 'File size must be less than 10MB';
const wrongType = 'File type not supported. Accepted types: .pdf, .doc, .docx, .txt, .jpg, .jpeg, .png, .gif, .dwg';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes a file of this size, and gives its path: ten megabytes would take seconds on their way to the browser. */
function file(name: string, size = 4) {
  const path = join(folder, name);
  writeFileSync(path, '');
  truncateSync(path, size);
  return path;
}

const numbered = (...numbers: number[]) => numbers.map((number) => file(`${number}.pdf`));
const added = (count: number) => `${count} file(s) added successfully`;
const refused = (...problems: string[]) => ['File Upload Error', ...problems].join('\n');

/**
 * Chooses files and waits for the notice about them; there is no other yet. Where more follow the clock stands still: on a
 * busy machine the first would be gone before the last.
 */
async function choose(page: Page, files: readonly string[], notice: string) {
  await picker(page).setInputFiles([...files]);
  await expect.poll(() => notices(page)).toEqual([notice]);
}

/** The problems that stand beside the picker. */
const problems = (page: Page) => page.locator('#files-problem').allInnerTexts();

test('several at once: each is listed with its size, the notice counts them, and the same file may come twice', async ({
  visit,
}) => {
  const page = await visit('/contact');
  await choose(page, [file('plan.pdf', 640), file('photo.jpg', 1_468_006), file('note.txt', 2048)], added(3));
  expect(await attached(page)).toEqual(['plan.pdf', 'photo.jpg', 'note.txt']);
  const sizes = await page
    .getByRole('list', { name: 'Attached files' })
    .locator('li > span:nth-child(2)')
    .allInnerTexts();
  expect(sizes).toEqual(['640 B', '1.4 MB', '2 KB']);
  expect(await problems(page)).toEqual([]);
  await picker(page).setInputFiles([file('plan.pdf', 640)]);
  await expect.poll(() => attached(page)).toEqual(['plan.pdf', 'photo.jpg', 'note.txt', 'plan.pdf']);
  await page.getByRole('button', { name: 'Remove plan.pdf' }).first().click();
  expect(await attached(page)).toEqual(['photo.jpg', 'note.txt', 'plan.pdf']);
});

test('one file that fails keeps out its batch; an alert names the problems, and beside the picker each refused file is named', async ({
  visit,
}) => {
  const page = await visit('/contact');
  const batch = [...numbered(1, 2), file('photo.heic'), file('scan.pdf', 10 * megabyte + 1), file('model.step')];
  await choose(page, batch, refused(tooLarge, wrongType));
  expect(await problems(page)).toEqual([`scan.pdf: ${tooLarge}\nphoto.heic, model.step: ${wrongType}`]);
  expect(await attached(page)).toEqual([]);
  expect(await page.getByRole('alert').innerText()).toBe(refused(tooLarge, wrongType));
  expect(await picker(page).getAttribute('aria-describedby')).toContain('files-problem');
});

test('after a refusal the same file can be chosen again', async ({ visit }) => {
  const page = await visit('/contact');
  await choose(page, [file('a.exe')], refused(wrongType));
  await picker(page).setInputFiles([file('a.exe')]);
  await expect.poll(() => notices(page)).toEqual([refused(wrongType), refused(wrongType)]);
  // The browser tells of a change only because the picker was emptied.
  expect(await picker(page).evaluate((input) => 'value' in input && input.value)).toBe('');
});

test('files are removed by keyboard; the focus goes to the neighbor, at last to the picker', async ({ visit }) => {
  const page = await visit('/contact');
  await choose(page, numbered(1, 2, 3), added(3));
  const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await picker(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focusedName()).toBe('Remove 2.pdf');
  await page.keyboard.press('Enter');
  expect(await attached(page)).toEqual(['1.pdf', '3.pdf']);
  expect(await focusedName()).toBe('Remove 3.pdf');
  await page.keyboard.press('Space');
  expect(await attached(page)).toEqual(['1.pdf']);
  expect(await focusedName()).toBe('Remove 1.pdf');
  await page.keyboard.press('Enter');
  expect(await attached(page)).toEqual([]);
  expect(await focused(page)).toBe('files');
  expect(await page.getByRole('list', { name: 'Attached files' }).count()).toBe(0);
});

test('a sixth file is refused and the five stay; a file that is removed makes room for another', async ({ visit }) => {
  const page = await visit('/contact');
  await choose(page, numbered(1, 2, 3, 4, 5), added(5));
  await picker(page).setInputFiles(numbered(6));
  await expect.poll(() => problems(page)).toEqual([`6.pdf: ${tooMany}`]);
  expect(await attached(page)).toHaveLength(5);
  await page.getByRole('button', { name: 'Remove 3.pdf' }).click();
  expect(await problems(page)).toEqual([]);
  await picker(page).setInputFiles(numbered(6));
  await expect.poll(() => attached(page)).toEqual(['1.pdf', '2.pdf', '4.pdf', '5.pdf', '6.pdf']);
});
