import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { collectAnnouncements, takeAnnouncements } from '../../support/browser/announcements.ts';
import { test } from '../../support/browser/browser.ts';
import { added, ContactForm, fileProblems, plan, refused } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { isFocused } from '../../support/pages/page-state.ts';

const named = (...names: string[]) => names.map((name) => ({ ...plan, name }));
const zone = 'form [data-drop]';

interface Transfer {
  type: 'dragover' | 'dragleave' | 'drop' | 'paste';
  files?: string[];
  text?: string;
}

/**
 * Sends an element the event of a drag or of a paste. Returns whether the page keeps it from the browser. Events of a real drag need a
 * browser that answers each, and hang on a busy machine.
 */
const send = (page: Page, selector: string, transfer: Transfer) =>
  page
    .locator(selector)
    .first()
    .evaluate((target, { type, files = [], text = '' }) => {
      const data = new DataTransfer();
      for (const name of files) data.items.add(new File(['%PDF'], name));
      if (text) data.setData('text/plain', text);
      const options = { bubbles: true, cancelable: true };
      const event =
        type === 'paste'
          ? new ClipboardEvent(type, { ...options, clipboardData: data })
          : new DragEvent(type, { ...options, dataTransfer: data });
      return !target.dispatchEvent(event);
    }, transfer);

const sendEmptyDrop = (page: Page) =>
  page.locator(zone).evaluate((target) => {
    const event = new DragEvent('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files: [] } });
    return !target.dispatchEvent(event);
  });

test('files are dropped on their zone, which only they highlight', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const isHighlighted = async () => (await page.locator(`${zone}[data-over]`).count()) === 1;
  const files = ['plan.pdf'];
  for (const type of ['dragover', 'drop'] as const) {
    expect(await send(page, zone, { type, text: 'leg 3' })).toBe(false);
    for (const place of ['#message', 'h1']) expect(await send(page, place, { type, files })).toBe(true);
  }
  expect(await isHighlighted()).toBe(false);
  expect(await form.files()).toEqual([]);
  for (const [place, type, highlights] of [
    [zone, 'dragover', true],
    ['#files-choose', 'dragover', true],
    ['label[for=message]', 'dragover', false],
    [zone, 'dragover', true],
    [zone, 'dragleave', false],
    [zone, 'dragover', true],
    [zone, 'drop', false],
  ] as const) {
    expect(await send(page, place, { type, files })).toBe(true);
    await expect.poll(isHighlighted).toBe(highlights);
  }
  await expect.poll(() => form.files()).toEqual(files);
  expect(await new Notices(page).texts()).toEqual([added(1)]);

  // A mail program announces its attachment, and gives none.
  expect(await sendEmptyDrop(page)).toBe(true);
  const notGiven = 'The other program gave no file. Please save the attachment first, then add it.';
  await expect.poll(() => new Notices(page).errors.allInnerTexts()).toEqual([refused(notGiven)]);
  expect(await form.filesProblem.innerText()).toBe(notGiven);
  expect(await form.files()).toEqual(files);
});

test('pasted files are attached, and text is pasted as always', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  for (const [place, transfer, isTaken] of [
    ['body', { files: ['image.png'] }, true],
    ['#message', { files: ['photo.jpg'] }, true],
    // The Finder of a Mac copies the names as well.
    ['#message', { files: ['plan.pdf'], text: 'plan.pdf' }, true],
    // Excel copies a picture of the cells as well.
    ['#message', { files: ['image.png'], text: 'Leg 3\t0.002' }, false],
    ['#message', { text: 'Leg 3' }, false],
  ] as const)
    expect(
      await send(page, place, { type: 'paste', ...transfer, files: [...('files' in transfer ? transfer.files : [])] }),
    ).toBe(isTaken);
  await expect.poll(() => form.files()).toEqual(['image.png', 'photo.jpg', 'plan.pdf']);
});

test('files are chosen, listed and removed, and the focus moves to the next', async ({ visit }) => {
  const page = await visit('/contact', { width: 360, reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const expectDescription = (words: RegExp) =>
    expect
      .poll(() =>
        form.chooseButton.evaluate((button) => {
          const ids = button.getAttribute('aria-describedby')?.split(' ') ?? [];
          return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
        }),
      )
      .toMatch(words);
  const hint = /^Up to 5 files, 10 MB each: .+ optional$/;
  await expectDescription(hint);
  await form.root.getByText('No files attached', { exact: true }).waitFor();
  for (const [click, names] of [
    [() => form.chooseButton.press('Enter'), ['1.pdf', '2.pdf']],
    [() => page.locator(zone).click({ position: { x: 12, y: 12 } }), ['3.pdf', '4.pdf', '5.pdf']],
  ] as const) {
    const chooser = page.waitForEvent('filechooser');
    await click();
    expect((await chooser).isMultiple()).toBe(true);
    await (await chooser).setFiles(named(...names));
  }
  await expect.poll(() => form.files()).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']);
  // The browser fires `change` also when the same file is chosen again.
  for (const name of ['6.pdf', '6.pdf']) {
    await form.picker.setInputFiles(named(name));
    await expectDescription(/^6\.pdf: Maximum 5 files allowed optional$/);
    await expect.poll(() => new Notices(page).errors.allInnerTexts()).toEqual([refused(fileProblems.tooMany)]);
    await form.remove('5.pdf');
    await expectDescription(hint);
    await form.picker.setInputFiles(named('5.pdf'));
    await expect.poll(() => form.files()).toHaveLength(5);
  }

  await page.evaluate(collectAnnouncements);
  await form.removeButtons.first().dblclick();
  await expect.poll(() => form.files()).toEqual(['2.pdf', '3.pdf', '4.pdf', '5.pdf']);
  await form.root.getByRole('button', { name: 'Remove 4.pdf' }).focus();
  for (const [key, names, next] of [
    ['Enter', ['2.pdf', '3.pdf', '5.pdf'], 'Remove 5.pdf'],
    ['Space', ['2.pdf', '3.pdf'], 'Remove 3.pdf'],
    ['Enter', ['2.pdf'], 'Remove 2.pdf'],
    ['Enter', [], 'Choose files'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => form.files()).toEqual(names);
    await expect.poll(() => isFocused(form.root.getByRole('button', { name: next }))).toBe(true);
  }
  expect(await page.evaluate(takeAnnouncements)).toEqual(
    ['1.pdf', '4.pdf', '5.pdf', '3.pdf', '2.pdf'].map((name) => `${name} removed`),
  );
});

test('a file of another type has its notice, and what to do beside it', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  await form.picker.setInputFiles(named('nameplate.heic'));
  await expect.poll(() => new Notices(page).texts()).toEqual([refused(fileProblems.wrongType)]);
  const problem = await form.filesProblem.innerText();
  expect(problem).toMatch(new RegExp(`^nameplate.heic: ${fileProblems.wrongType}\nSave it as a JPEG or PDF`));
  expect(await form.filesProblem.locator('a[href^="mailto:"]').count()).toBe(1);
  await form.attach(plan);
  await expect.poll(() => form.filesProblem.count()).toBe(0);
  expect(await new Notices(page).texts()).toContain(added(1));
});

test('a touch screen offers to add files and not to drop them', async ({ visit }) => {
  const page = await visit('/contact', { width: 360, hasTouch: true, isMobile: true, stopClock: true });
  expect(await page.locator(zone).innerText()).toMatch(/^Add files\n/);
});
