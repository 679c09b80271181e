import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { collectAnnouncements, takeAnnouncements } from '../../support/browser/announcements.ts';
import { windowOf } from '../../support/browser/browser.ts';
import { ContactForm, added, fileProblems, refused, required } from '../../support/contact/contact-form.ts';
import { test } from '../../support/contact/delivery-site.ts';
import { Notices } from '../../support/notices/notices.ts';
import { boxOf, pathOf } from '../../support/pages/page-state.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const { tooMany, wrongType } = fileProblems;
const file = temporaryFiles();
const plan = file('plan.pdf', '%PDF');
const numbered = (...numbers: number[]) => numbers.map((number) => file(`${number}.pdf`, 4));

/** The drop zone. The picker covers it. */
const dropZone = 'form div:has(> [type=file])';

/** Returns the names of the files that the browser and screen readers know of. */
const inPicker = ({ picker }: ContactForm) =>
  picker.evaluate((input) =>
    input instanceof HTMLInputElement ? Array.from(input.files ?? [], ({ name }) => name) : [],
  );

const isHighlighted = async (page: Page) => (await page.locator(`${dropZone}[data-over]`).count()) === 1;

/** Drags from outside the browser with a real pointer, and returns functions that move over an element and drop there. */
async function startDrag(page: Page, files: string[], text?: string) {
  const session = await page.context().newCDPSession(page);
  const items = text ? [{ mimeType: 'text/plain', data: text }] : [];
  const dispatch = async (type: 'dragEnter' | 'dragOver' | 'drop', selector: string) => {
    const target = page.locator(selector).first();
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x, y, width, height } = await boxOf(target);
    const data = { items, files, dragOperationsMask: 1 };
    await session.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data });
  };
  await dispatch('dragEnter', 'body');
  const to = (selector: string) => dispatch('dragOver', selector);
  const drop = (selector: string) => to(selector).then(() => dispatch('drop', selector));
  return { to, drop };
}

test('files are dropped on their zone, which only they highlight; text and files elsewhere do nothing', async ({
  visit,
  site,
}) => {
  const page = await visit(`${site.base}/contact`, { reducedMotion: 'reduce', stopClock: true });
  const form = new ContactForm(page);
  const notices = new Notices(page);
  await form.enter(required);
  const text = await startDrag(page, [], 'leg 3');
  await text.to(dropZone);
  expect(await isHighlighted(page)).toBe(false);
  await text.drop(dropZone);
  for (const place of ['#message', 'h1']) await (await startDrag(page, [plan])).drop(place);
  expect(await isHighlighted(page)).toBe(false);
  expect(await form.files()).toEqual([]);
  expect(await form.values()).toMatchObject(required);
  expect(pathOf(page)).toBe('/contact');
  expect(page.context().pages()).toHaveLength(1);

  const drag = await startDrag(page, [plan]);
  await drag.to(dropZone);
  await expect.poll(() => isHighlighted(page)).toBe(true);
  const changes = await page.locator(dropZone).evaluateHandle((zone) => {
    const observer = new MutationObserver(() => {});
    observer.observe(zone, { attributeFilter: ['data-over'] });
    return observer;
  });
  await drag.to('#files-choose');
  expect(await isHighlighted(page)).toBe(true);
  expect(await changes.evaluate((observer) => observer.takeRecords().length), 'flickering').toBe(0);
  await drag.to('form label[for="message"]');
  await expect.poll(() => isHighlighted(page)).toBe(false);
  await drag.drop(dropZone);
  await expect.poll(() => notices.texts()).toEqual([added(1)]);
  expect(await isHighlighted(page)).toBe(false);

  // A folder whose name looks like a picture's.
  const folder = file('photos.jpg/nameplate.jpg').replace(/\/nameplate\.jpg$/, '');
  await (await startDrag(page, [plan, folder])).drop(dropZone);
  await expect.poll(() => notices.texts()).toContain(refused(wrongType));
  const rows = page.getByRole('list', { name: 'Attached files' }).locator('li');
  expect(await rows.locator('span').allInnerTexts()).toEqual(['plan.pdf', '4 B']);
});

test('files that a click has attached are counted and listed; removing one moves the focus to the next', async ({
  visit,
  site,
}) => {
  const page = await visit(`${site.base}/contact`, { reducedMotion: 'reduce', stopClock: true });
  const form = new ContactForm(page);
  const expectDescription = (start: string) =>
    expect.poll(() => form.descriptionOf('files')).toMatch(new RegExp(`^${start}`));
  const hint = 'Up to 5 files, 10 MB each: [^]+ optional$';
  await expectDescription(hint);
  expect(await form.noFiles.isVisible()).toBe(true);
  const chooser = page.waitForEvent('filechooser');
  await page.locator(dropZone).click({ position: { x: 12, y: 12 } });
  expect((await chooser).isMultiple()).toBe(true);
  await (await chooser).setFiles(numbered(1, 2, 3, 4, 5));
  await expect.poll(() => inPicker(form)).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']);
  await expectDescription(hint);
  await form.picker.setInputFiles(numbered(6));
  await expectDescription(`6.pdf: ${tooMany} optional$`);
  expect(await new Notices(page).errors.innerText()).toBe(refused(tooMany));
  // So the browser fires `change` if the refused file is chosen again.
  expect(await inPicker(form)).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']);
  for (const width of [360, 1440]) {
    await page.setViewportSize(windowOf(width));
    const box = await boxOf(form.removeButtons.first());
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }

  await page.evaluate(collectAnnouncements);
  await form.removeButtons.first().dblclick();
  expect(await form.files()).toEqual(['2.pdf', '3.pdf', '4.pdf', '5.pdf']);
  expect(await form.filesProblem.count()).toBe(0);
  await form.picker.focus();
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focusedName()).toBe('Remove 4.pdf');
  for (const [key, names, next] of [
    ['Enter', ['2.pdf', '3.pdf', '5.pdf'], 'Remove 5.pdf'],
    ['Space', ['2.pdf', '3.pdf'], 'Remove 3.pdf'],
    ['Enter', ['2.pdf'], 'Remove 2.pdf'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await form.files()).toEqual(names);
    expect(await focusedName()).toBe(next);
  }
  await expectDescription(hint);
  await page.keyboard.press('Enter');
  expect(await page.getByRole('list', { name: 'Attached files' }).count()).toBe(0);
  expect(await form.focused()).toBe('files');
  await expect.poll(() => inPicker(form)).toEqual([]);
  expect(await page.evaluate(takeAnnouncements)).toEqual(
    ['1.pdf', '4.pdf', '5.pdf', '3.pdf', '2.pdf'].map((name) => `${name} removed`),
  );
});

test('a touch screen offers to add files and not to drop them', async ({ visit }) => {
  const page = await visit('/contact', { width: 360, hasTouch: true, isMobile: true, stopClock: true });
  expect(await page.locator(dropZone).innerText()).toMatch(/^Add files\n/);
});
