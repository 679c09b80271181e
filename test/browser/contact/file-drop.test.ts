import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { origin, test } from '../../support/browser/browser.ts';
import { added, ContactForm, fileProblems, refused, required } from '../../support/contact/contact-form.ts';
import { Notices } from '../../support/notices/notices.ts';
import { boxOf } from '../../support/pages/page-state.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const file = temporaryFiles();
const plan = file('plan.pdf', '%PDF');

/** The drop zone. The picker covers it. */
const dropZone = 'form div:has(> [type=file])';

/** Drags from outside the browser with a real pointer. `to` moves over an element; `drop` drops on it. */
async function startDrag(page: Page, files: string[], text?: string) {
  const session = await page.context().newCDPSession(page);
  const items = text ? [{ mimeType: 'text/plain', data: text }] : [];
  const dispatch = async (type: 'dragEnter' | 'dragOver' | 'drop', selector: string) => {
    const target = page.locator(selector).first();
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(target);
    const data = { items, files, dragOperationsMask: 1 };
    await session.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data });
  };
  let entering = true;
  const to = async (selector: string) => {
    if (entering) await dispatch('dragEnter', selector);
    entering = false;
    await dispatch('dragOver', selector);
  };
  const drop = async (selector: string) => {
    await to(selector);
    await dispatch('drop', selector);
  };
  return { to, drop };
}

const dropFiles = async (page: Page, selector: string, ...files: string[]) =>
  (await startDrag(page, files)).drop(selector);

const isHighlighted = async (page: Page) => (await page.locator(`${dropZone}[data-over]`).count()) === 1;

test('dropped files are attached by the same rules as chosen ones', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  const form = new ContactForm(page);
  await dropFiles(page, dropZone, file('full.dwg', 10 * 1024 ** 2), file('photo.JPG'), plan);
  await expect.poll(() => new Notices(page).texts()).toEqual([added(3)]);
  await dropFiles(page, dropZone, plan, file('over.dwg', 10 * 1024 ** 2 + 1));
  await expect.poll(() => new Notices(page).texts()).toEqual([added(3), refused(fileProblems.tooLarge)]);
  expect((await form.files()).toSorted()).toEqual(['full.dwg', 'photo.JPG', 'plan.pdf']);
});

test('a dropped folder is refused with its batch, whatever its name', async ({ visit }) => {
  const page = await visit('/contact');
  const form = new ContactForm(page);
  const folder = file('photos.jpg/nameplate.jpg').replace(/\/nameplate\.jpg$/, '');
  await dropFiles(page, dropZone, plan, folder);
  await expect.poll(() => new Notices(page).texts()).toEqual([refused(fileProblems.wrongType)]);
  expect(await form.files()).toEqual([]);
});

test('the drop zone is highlighted only while files are over it, and it ignores dragged text', async ({ visit }) => {
  const page = await visit('/contact');
  const form = new ContactForm(page);
  expect(await isHighlighted(page)).toBe(false);
  const text = await startDrag(page, [], 'leg 3');
  await text.to(dropZone);
  expect(await isHighlighted(page)).toBe(false);
  await text.drop(dropZone);
  const drag = await startDrag(page, [plan]);
  await drag.to(dropZone);
  await expect.poll(() => isHighlighted(page)).toBe(true);
  await drag.to('#files-choose');
  expect(await isHighlighted(page)).toBe(true);
  await drag.to('form label[for="message"]');
  await expect.poll(() => isHighlighted(page)).toBe(false);
  await drag.drop(dropZone);
  await expect.poll(() => form.files()).toEqual(['plan.pdf']);
  expect(await isHighlighted(page)).toBe(false);
  expect(await new Notices(page).texts()).toEqual([added(1)]);
});

test('files dropped outside the drop zone do not replace the page', async ({ open }) => {
  const page = await open('/contact');
  const form = new ContactForm(page);
  await form.enter(required);
  for (const place of ['#message', 'h1']) await dropFiles(page, place, plan);
  expect(await isHighlighted(page)).toBe(false);
  expect(await form.files()).toEqual([]);
  expect(await form.values()).toMatchObject(required);
  expect(page.url()).toBe(`${origin}/contact`);
  expect(page.context().pages()).toHaveLength(1);
});

test('a click anywhere on the drop zone opens the picker', async ({ visit }) => {
  const page = await visit('/contact');
  const form = new ContactForm(page);
  const chooser = page.waitForEvent('filechooser');
  await page.locator(dropZone).click({ position: { x: 12, y: 12 } });
  expect((await chooser).isMultiple()).toBe(true);
  await (await chooser).setFiles(plan);
  await expect.poll(() => form.files()).toEqual(['plan.pdf']);
});

test('a touch screen offers to add files and not to drop them', async ({ visit }) => {
  const page = await visit('/contact', { hasTouch: true, isMobile: true });
  const hint = page.locator('#files-hint');
  expect(await hint.innerText()).toMatch(/^Add files\n/);
});
