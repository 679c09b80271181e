import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser.ts';
import { attached, focused, picker } from '../support/contact-form-page.ts';
import { notices } from '../support/notices-page.ts';
import { temporaryFiles } from '../support/temporary-files.ts';

const tooMany = 'Maximum 5 files allowed';
const tooLarge = 'File size must be less than 10MB';
const wrongType = 'File type not supported. Accepted types: .pdf, .doc, .docx, .txt, .jpg, .jpeg, .png, .gif, .dwg';

const file = temporaryFiles();
const numbered = (...numbers: number[]) => numbers.map((number) => file(`${number}.pdf`, 4));
const added = (count: number) => `${count} file(s) added successfully`;
const refused = (...problems: string[]) => ['File Upload Error', ...problems].join('\n');

/** Chooses the first files and waits for their notice. */
async function choose(page: Page, files: readonly string[], notice: string) {
  await picker(page).setInputFiles([...files]);
  await expect.poll(() => notices(page)).toEqual([notice]);
}

const problems = (page: Page) => page.locator('#files-problem').allInnerTexts();

test('chosen files are listed with their sizes and counted, and a file can be added twice', async ({ visit }) => {
  const page = await visit('/contact');
  await choose(page, [file('plan.pdf', 640), file('photo.jpg', 1_468_006), file('note.txt', 2048)], added(3));
  expect(await attached(page)).toEqual(['plan.pdf', 'photo.jpg', 'note.txt']);
  const rows = page.getByRole('list', { name: 'Attached files' }).locator('li');
  expect(await rows.locator('span:nth-child(2)').allInnerTexts()).toEqual(['640 B', '1.4 MB', '2 KB']);
  expect(await problems(page)).toEqual([]);
  await picker(page).setInputFiles([file('plan.pdf', 640)]);
  await expect.poll(() => attached(page)).toEqual(['plan.pdf', 'photo.jpg', 'note.txt', 'plan.pdf']);
  await page.getByRole('button', { name: 'Remove plan.pdf' }).first().click();
  expect(await attached(page)).toEqual(['photo.jpg', 'note.txt', 'plan.pdf']);
});

test('one invalid file refuses its batch, and the problems are named in an alert and at the picker', async ({
  visit,
}) => {
  const page = await visit('/contact');
  const invalid = [file('photo.heic'), file('scan.pdf', 10 * 1024 ** 2 + 1), file('model.step')];
  await choose(page, [...numbered(1, 2), ...invalid], refused(tooLarge, wrongType));
  expect(await problems(page)).toEqual([`scan.pdf: ${tooLarge}\nphoto.heic, model.step: ${wrongType}`]);
  expect(await attached(page)).toEqual([]);
  expect(await page.getByRole('alert').innerText()).toBe(refused(tooLarge, wrongType));
  expect(await picker(page).getAttribute('aria-describedby')).toContain('files-problem');
});

test('a refused file can be chosen again', async ({ visit }) => {
  const page = await visit('/contact');
  await choose(page, [file('a.exe')], refused(wrongType));
  await picker(page).setInputFiles([file('a.exe')]);
  await expect.poll(() => notices(page)).toEqual([refused(wrongType), refused(wrongType)]);
  // The browser fires `change` for the same file only if the picker was emptied.
  expect(await picker(page).evaluate((input) => 'value' in input && input.value)).toBe('');
});

test('a file removed by keyboard passes the focus to its neighbor, the last one to the picker', async ({ visit }) => {
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

test('a sixth file is refused until one of the five is removed', async ({ visit }) => {
  const page = await visit('/contact');
  await choose(page, numbered(1, 2, 3, 4, 5), added(5));
  await picker(page).setInputFiles(numbered(6));
  await expect.poll(() => problems(page)).toEqual([`6.pdf: ${tooMany}`]);
  await expect.poll(() => notices(page)).toContain(refused(tooMany));
  expect(await attached(page)).toHaveLength(5);
  await page.getByRole('button', { name: 'Remove 3.pdf' }).click();
  expect(await problems(page)).toEqual([]);
  await picker(page).setInputFiles(numbered(6));
  await expect.poll(() => attached(page)).toEqual(['1.pdf', '2.pdf', '4.pdf', '5.pdf', '6.pdf']);
});
