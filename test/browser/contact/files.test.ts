import { expect } from 'vitest';
import { violationsAtBothWidths, withAxe } from '../../support/browser/axe.ts';
import { test, windowOf } from '../../support/browser/browser.ts';
import { ContactForm, added, fileProblems, refused } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { boxOf } from '../../support/pages/page-state.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const { tooMany, tooLarge, wrongType } = fileProblems;
const file = temporaryFiles();
const numbered = (...numbers: number[]) => numbers.map((number) => file(`${number}.pdf`, 4));

/** Chooses the first files and waits for their notice. */
async function choose(form: ContactForm, files: readonly string[], notice: string) {
  await form.picker.setInputFiles([...files]);
  await expect.poll(() => new Notices(form.page).texts()).toEqual([notice]);
}

test('chosen files are listed with their sizes; the list passes axe and has 44 px buttons', async ({ visit }) => {
  const page = await visit('/contact', withAxe);
  const form = new ContactForm(page);
  const long = `${'a-very-long-name-'.repeat(12)}.jpg`;
  await choose(form, [file('plan.pdf', 640), file(long, 1_468_006), file('note.txt', 2048)], added(3));
  expect(await form.files()).toEqual(['plan.pdf', long, 'note.txt']);
  const rows = page.getByRole('list', { name: 'Attached files' }).locator('li');
  expect(await rows.locator('span:nth-child(2)').allInnerTexts()).toEqual(['640 B', '1.4 MB', '2 KB']);
  expect(await form.filesProblem.allInnerTexts()).toEqual([]);
  await form.picker.setInputFiles([file('plan.pdf', 640)]);
  await expect.poll(() => form.files()).toEqual(['plan.pdf', long, 'note.txt', 'plan.pdf']);
  await page.getByRole('button', { name: 'Remove plan.pdf' }).first().click();
  expect(await form.files()).toEqual([long, 'note.txt', 'plan.pdf']);
  await expect.poll(() => new Notices(page).texts()).toHaveLength(2);
  await new Notices(page).arrived();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  for (const width of [360, 1440]) {
    await page.setViewportSize(windowOf(width));
    for (const button of await form.removeButtons.all()) {
      const box = await boxOf(button);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
  }
});

test('one invalid file refuses its batch, and an alert and the picker name the problems', async ({ visit }) => {
  const page = await visit('/contact', withAxe);
  const form = new ContactForm(page);
  const invalid = [file('photo.heic'), file('scan.pdf', 10 * 1024 ** 2 + 1), file('model.step')];
  await choose(form, [...numbered(1, 2), ...invalid], refused(tooLarge, wrongType));
  expect(await form.filesProblem.allInnerTexts()).toEqual([
    `scan.pdf: ${tooLarge}\nphoto.heic, model.step: ${wrongType}`,
  ]);
  expect(await form.files()).toEqual([]);
  expect(await page.getByRole('alert').innerText()).toBe(refused(tooLarge, wrongType));
  expect(await form.picker.getAttribute('aria-describedby')).toContain('files-problem');
  await new Notices(page).arrived();
  expect(await violationsAtBothWidths(page)).toEqual([]);
});

test('a double click removes one file', async ({ visit }) => {
  const page = await visit('/contact');
  const form = new ContactForm(page);
  await choose(form, numbered(1, 2, 3), added(3));
  await page.getByRole('button', { name: 'Remove 1.pdf' }).dblclick();
  expect(await form.files()).toEqual(['2.pdf', '3.pdf']);
});

test('a refused file can be chosen again', async ({ visit }) => {
  const page = await visit('/contact');
  const form = new ContactForm(page);
  await choose(form, [file('a.exe')], refused(wrongType));
  await form.picker.setInputFiles([file('a.exe')]);
  await expect.poll(() => new Notices(page).texts()).toEqual([refused(wrongType)]);
  // The browser fires `change` for the same file only if the picker was emptied.
  expect(await form.picker.evaluate((input) => 'value' in input && input.value)).toBe('');
});

test('a sixth file is refused; removing files by keyboard moves the focus and makes room', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  const form = new ContactForm(page);
  await choose(form, numbered(1, 2, 3, 4, 5), added(5));
  await form.picker.setInputFiles(numbered(6));
  await expect.poll(() => form.filesProblem.allInnerTexts()).toEqual([`6.pdf: ${tooMany}`]);
  await expect.poll(() => new Notices(page).texts()).toEqual([added(5), refused(tooMany)]);
  expect(await form.files()).toHaveLength(5);

  const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await form.picker.focus();
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  expect(await focusedName()).toBe('Remove 4.pdf');
  for (const [key, names, next] of [
    ['Enter', ['1.pdf', '2.pdf', '3.pdf', '5.pdf'], 'Remove 5.pdf'],
    ['Space', ['1.pdf', '2.pdf', '3.pdf'], 'Remove 3.pdf'],
    ['Enter', ['1.pdf', '2.pdf'], 'Remove 2.pdf'],
    ['Enter', ['1.pdf'], 'Remove 1.pdf'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await form.files()).toEqual(names);
    expect(await focusedName()).toBe(next);
  }
  expect(await form.filesProblem.allInnerTexts()).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await page.getByRole('list', { name: 'Attached files' }).count()).toBe(0);
  expect(await form.focused()).toBe('files');
  await form.picker.setInputFiles(numbered(6));
  await expect.poll(() => form.files()).toEqual(['6.pdf']);
});
