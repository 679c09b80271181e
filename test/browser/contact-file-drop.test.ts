import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { origin, test } from '../support/browser.ts';
import { attached, enter, entered, required } from '../support/contact-form-page.ts';
import { notices } from '../support/notices-page.ts';

const megabyte = 1024 * 1024;
const wrongType =
  'File Upload Error\nFile type not supported. Accepted types: .pdf, .doc, .docx, .txt, .jpg, .jpeg, .png, .gif, .dwg';

/** Where files may be dropped: the picker covers it. */
const dropZone = 'form div:has(> [type=file])';

/** What a visitor has on the disk. */
const desk = mkdtempSync(join(tmpdir(), 'contact-file-drop-'));
const onDesk = (...names: string[]) => ({ files: names.map((name) => join(desk, name)) });

beforeAll(() => {
  mkdirSync(join(desk, 'photos.jpg'));
  writeFileSync(join(desk, 'photos.jpg', 'nameplate.jpg'), 'x');
  writeFileSync(join(desk, 'plan.pdf'), '%PDF');
  writeFileSync(join(desk, 'photo.JPG'), '');
  writeFileSync(join(desk, 'full.dwg'), Buffer.alloc(10 * megabyte));
  writeFileSync(join(desk, 'over.dwg'), Buffer.alloc(10 * megabyte + 1));
});

afterAll(() => rmSync(desk, { recursive: true }));

interface Dragged {
  files?: string[];
  text?: string;
}

/** Drags from outside the browser with a real pointer: `to` moves over an element, and `drop` lets go there. */
async function startDrag(page: Page, { files = [], text }: Dragged) {
  const session = await page.context().newCDPSession(page);
  const items = text ? [{ mimeType: 'text/plain', data: text }] : [];
  const send = async (type: 'dragEnter' | 'dragOver' | 'drop', selector: string) => {
    const target = page.locator(selector).first();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    const x = (box?.x ?? NaN) + (box?.width ?? NaN) / 2;
    const y = (box?.y ?? NaN) + (box?.height ?? NaN) / 2;
    await session.send('Input.dispatchDragEvent', { type, x, y, data: { items, files, dragOperationsMask: 1 } });
  };
  let entering = true;
  const to = async (selector: string) => {
    if (entering) await send('dragEnter', selector);
    entering = false;
    await send('dragOver', selector);
  };
  return {
    to,
    drop: async (selector: string) => {
      await to(selector);
      await send('drop', selector);
    },
  };
}

const dropOn = async (page: Page, selector: string, dragged: Dragged) =>
  (await startDrag(page, dragged)).drop(selector);

const isLit = async (page: Page) => (await page.locator(`${dropZone}[data-over]`).count()) === 1;

test('files are dropped, several at once, by the same rules', async ({ visit }) => {
  const page = await visit('/contact', { stopClock: true });
  const three = ['full.dwg', 'photo.JPG', 'plan.pdf'];
  const added = '3 file(s) added successfully';
  const tooLarge = 'File Upload Error\nFile size must be less than 10MB';
  await dropOn(page, dropZone, onDesk(...three));
  await expect.poll(() => notices(page)).toEqual([added]);
  expect((await attached(page)).toSorted()).toEqual(three);
  await dropOn(page, dropZone, onDesk('plan.pdf', 'over.dwg'));
  await expect.poll(() => notices(page)).toEqual([added, tooLarge]);
  await dropOn(page, dropZone, onDesk(...three));
  await expect.poll(() => notices(page)).toEqual([added, tooLarge, 'File Upload Error\nMaximum 5 files allowed']);
  expect((await attached(page)).toSorted()).toEqual(three);
});

test('a folder is no file, whatever its name, and keeps out what was dropped with it', async ({ visit }) => {
  const page = await visit('/contact');
  await dropOn(page, dropZone, onDesk('plan.pdf', 'photos.jpg'));
  await expect.poll(() => notices(page)).toEqual([wrongType]);
  expect(await attached(page)).toEqual([]);
});

test('the drop zone is lit only while files are over it, and not by text, which it does not take', async ({
  visit,
}) => {
  const page = await visit('/contact');
  expect(await isLit(page)).toBe(false);
  const text = await startDrag(page, { text: 'leg 3' });
  await text.to(dropZone);
  expect(await isLit(page)).toBe(false);
  await text.drop(dropZone);
  const drag = await startDrag(page, onDesk('plan.pdf'));
  await drag.to(dropZone);
  await expect.poll(() => isLit(page)).toBe(true);
  await drag.to('#files-choose');
  expect(await isLit(page)).toBe(true);
  await drag.to('form label[for="message"]');
  await expect.poll(() => isLit(page)).toBe(false);
  await drag.drop(dropZone);
  await expect.poll(() => attached(page)).toEqual(['plan.pdf']);
  expect(await isLit(page)).toBe(false);
  expect(await notices(page)).toEqual(['1 file(s) added successfully']);
});

test('files that miss the drop zone are not opened in place of the form', async ({ open }) => {
  const page = await open('/contact');
  await enter(page, required);
  for (const place of ['#message', 'h1']) await dropOn(page, place, onDesk('plan.pdf'));
  expect(await isLit(page)).toBe(false);
  expect(await attached(page)).toEqual([]);
  expect(await entered(page)).toMatchObject(required);
  expect(page.url()).toBe(`${origin}/contact`);
  expect(page.context().pages()).toHaveLength(1);
});

test('a click anywhere on the drop zone opens the picker', async ({ visit }) => {
  const page = await visit('/contact');
  const chooser = page.waitForEvent('filechooser');
  await page.locator(dropZone).click({ position: { x: 12, y: 12 } });
  expect((await chooser).isMultiple()).toBe(true);
  await (await chooser).setFiles(join(desk, 'plan.pdf'));
  await expect.poll(() => attached(page)).toEqual(['plan.pdf']);
});
