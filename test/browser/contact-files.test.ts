import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { test } from './browser.ts';
import { attached, focused, picker } from './contact-form-page.ts';
import { notices } from './notices-page.ts';

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

const named = (names: readonly string[]) => names.map((name) => file(name));
const numbered = (...numbers: number[]) => named(numbers.map((number) => `${number}.pdf`));
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

test('several at once: each is listed with its size, and the notice counts them', async ({ visit }) => {
  const page = await visit('/contact');
  await choose(page, [file('plan.pdf', 640), file('photo.jpg', 1_468_006), file('note.txt', 2048)], added(3));
  expect(await attached(page)).toEqual(['plan.pdf', 'photo.jpg', 'note.txt']);
  const sizes = await page
    .getByRole('list', { name: 'Attached files' })
    .locator('li > span:nth-child(2)')
    .allInnerTexts();
  expect(sizes).toEqual(['640 B', '1.4 MB', '2 KB']);
  expect(await problems(page)).toEqual([]);
});

// One that is refused would keep the others out.
test.for([
  ['1.pdf', '2.doc', '3.docx', '4.txt', '5.jpg'],
  ['1.jpeg', '2.png', '3.gif', '4.dwg'],
  ['1.PDF', '2.JpG'],
])('files of these types are taken: %j', async (names, { visit }) => {
  const page = await visit('/contact');
  await choose(page, named(names), added(names.length));
  expect(await attached(page)).toEqual(names);
});

test('files of other types are refused, each by its name', async ({ visit }) => {
  const page = await visit('/contact');
  const names = ['a.pdf.exe', 'README', 'pdf', 'a.zip', 'a.pdf.'];
  await choose(page, named(names), refused(wrongType));
  expect(await attached(page)).toEqual([]);
  expect(await problems(page)).toEqual([`${names.join(', ')}: ${wrongType}`]);
});

test('a file of no bytes is taken', async ({ visit }) => {
  const page = await visit('/contact');
  await choose(page, [file('empty.txt', 0)], added(1));
  expect(await attached(page)).toEqual(['empty.txt']);
});

test('10 MB to the byte is taken, one byte more is not', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  await choose(page, [file('full.dwg', 10 * megabyte)], added(1));
  await picker(page).setInputFiles(file('over.dwg', 10 * megabyte + 1));
  await expect.poll(() => notices(page)).toEqual([added(1), refused(tooLarge)]);
  expect(await attached(page)).toEqual(['full.dwg']);
  expect(await problems(page)).toEqual([`over.dwg: ${tooLarge}`]);
});

test('five at once are taken, six are not', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  await choose(page, numbered(1, 2, 3, 4, 5, 6), refused(tooMany));
  expect(await attached(page)).toEqual([]);
  await picker(page).setInputFiles(numbered(1, 2, 3, 4, 5));
  await expect.poll(() => notices(page)).toEqual([refused(tooMany), added(5)]);
  expect(await attached(page)).toHaveLength(5);
  expect(await problems(page)).toEqual([]);
});

test('three, then three: the first three stay; two more are taken', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  await choose(page, numbered(1, 2, 3), added(3));
  await picker(page).setInputFiles(numbered(4, 5, 6));
  await expect.poll(() => notices(page)).toEqual([added(3), refused(tooMany)]);
  expect(await attached(page)).toEqual(['1.pdf', '2.pdf', '3.pdf']);
  await picker(page).setInputFiles(numbered(4, 5));
  await expect.poll(() => notices(page)).toEqual([added(3), refused(tooMany), added(2)]);
  expect(await attached(page)).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']);
});

test('one that fails keeps all of its batch out; the notice has one line a problem', async ({ visit }) => {
  const page = await visit('/contact');
  const batch = [...numbered(1, 2, 3, 4), file('5.exe', 10 * megabyte + 1), file('6.exe', 10 * megabyte + 1)];
  await choose(page, batch, refused(tooMany, tooLarge, wrongType));
  expect(await attached(page)).toEqual([]);
});

test('beside the picker each refused file is named with its reason, so that one of five can be replaced', async ({
  visit,
}) => {
  const page = await visit('/contact');
  const batch = [...numbered(1, 2), file('photo.heic'), file('scan.pdf', 10 * megabyte + 1), file('model.step')];
  await choose(page, batch, refused(tooLarge, wrongType));
  expect(await problems(page)).toEqual([`scan.pdf: ${tooLarge}\nphoto.heic, model.step: ${wrongType}`]);
});

test('a refusal is announced as an alert and described by the picker', async ({ visit }) => {
  const page = await visit('/contact');
  await choose(page, [file('a.exe')], refused(wrongType));
  expect(await page.getByRole('alert').innerText()).toBe(refused(wrongType));
  expect(await picker(page).getAttribute('aria-describedby')).toContain('files-problem');
});

test('the same file twice is listed twice, and each can be removed', async ({ visit }) => {
  const page = await visit('/contact');
  await choose(page, [file('plan.pdf')], added(1));
  await picker(page).setInputFiles([file('plan.pdf')]);
  await expect.poll(() => attached(page)).toEqual(['plan.pdf', 'plan.pdf']);
  await page.getByRole('button', { name: 'Remove plan.pdf' }).first().click();
  expect(await attached(page)).toEqual(['plan.pdf']);
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

test('whoever removes a file has room for another', async ({ visit }) => {
  const page = await visit('/contact');
  await choose(page, numbered(1, 2, 3, 4, 5), added(5));
  await picker(page).setInputFiles(numbered(6));
  await expect.poll(() => problems(page)).toEqual([`6.pdf: ${tooMany}`]);
  await page.getByRole('button', { name: 'Remove 3.pdf' }).click();
  expect(await problems(page)).toEqual([]);
  await picker(page).setInputFiles(numbered(6));
  await expect.poll(() => attached(page)).toEqual(['1.pdf', '2.pdf', '4.pdf', '5.pdf', '6.pdf']);
});
