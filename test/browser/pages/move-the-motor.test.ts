import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations, violationsAtBothWidths, withAxe } from '../../support/browser/axe.ts';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { drawingFaults, inlineDrawings } from '../../support/styles/drawing-faults.ts';
import { layoutFaults } from '../../support/styles/layout-faults.ts';
import { textFaults } from '../../support/styles/text-faults.ts';
import { faultsAt, narrowWindows } from '../../support/styles/windows.ts';

const path = '/services/laser-alignment';

const sectionOf = (page: Page) => page.locator('[aria-labelledby="move-the-motor"]');

/** The values of the title block: offset, angularity, as found, speed. */
const titleBlock = (page: Page) => sectionOf(page).locator('dl dd').allTextContents();

/** A cell of the table, by the beginnings of its row and its column. */
const cell = (page: Page, row: string, column: string) =>
  sectionOf(page).getByRole('row', { name: row }).locator(`[data-column="${column}"]`);

const field = (page: Page, name: string) => sectionOf(page).getByRole('spinbutton', { name });

const controls = (page: Page) => sectionOf(page).locator('input, select, button').filter({ visible: true });

const centerline = (page: Page) => sectionOf(page).locator('figure path').last();

test('the keyboard moves the shims, and numbers, words and drawing follow', async ({ visit }) => {
  const page = await visit(path);
  const before = await centerline(page).getAttribute('d');
  await sectionOf(page).getByRole('slider', { name: 'Front feet' }).focus();
  for (let press = 0; press < 11; press += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => field(page, 'Front feet').inputValue()).toBe('11');
  // The front feet are at zero, the back feet 33 mils low: 1.5 mils per inch, and 25.5 mils high at 17 in.
  expect((await titleBlock(page)).slice(0, 2)).toEqual([
    '+25.5 mils, out of tolerance',
    '+1.50 mils/in, out of tolerance',
  ]);
  expect(await cell(page, 'Front feet', 'Now').textContent()).toBe('0.0 mils');
  expect(await centerline(page).getAttribute('d')).not.toBe(before);
  // From the slider to the next number.
  await page.keyboard.press('Tab');
  await page.keyboard.type('33');
  await expect.poll(() => titleBlock(page)).toEqual(expect.arrayContaining(['0.0 mils, excellent']));
  expect((await titleBlock(page))[1]).toBe('0.00 mils/in, excellent');
});

test('shims that come out are said in words, and the readings are announced once the slider rests', async ({
  visit,
}) => {
  const page = await visit(path, { stopClock: true });
  const announced = sectionOf(page).locator('output');
  await field(page, 'Back feet').fill('-5');
  await expect.poll(() => cell(page, 'Back feet', 'Shims so far').textContent()).toBe('Remove 5.0 mils');
  await letPass(page, 700);
  await field(page, 'Back feet').fill('-7');
  await expect.poll(() => cell(page, 'Back feet', 'Shims so far').textContent()).toBe('Remove 7.0 mils');
  await letPass(page, 700);
  expect(await announced.textContent()).toBe('');
  await letPass(page, 200);
  await expect.poll(() => announced.textContent()).toContain('+1.32 mils/in, out of tolerance');
});

test('another speed has other limits, the button puts the right shims in, and paper has no controls', async ({
  visit,
}) => {
  const page = await visit(path, withAxe);
  await field(page, 'Offset').fill('2');
  await expect.poll(() => titleBlock(page)).toContain('+2.0 mils, excellent');
  await sectionOf(page).getByLabel('Shaft speed').selectOption('3,600 rpm');
  await expect.poll(() => titleBlock(page)).toContain('+2.0 mils, out of tolerance');

  await field(page, 'Offset').fill('-4');
  await field(page, 'Angularity').fill('0.7');
  await expect.poll(() => cell(page, 'Front feet', 'Shims to zero').textContent()).toBe('Add 15.9 mils');
  expect(await cell(page, 'Back feet', 'Shims to zero').textContent()).toBe('Add 31.3 mils');
  await sectionOf(page).getByRole('button', { name: 'Put the right shims in' }).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await titleBlock(page)).slice(0, 2))
    .toEqual(['0.0 mils, excellent', '0.00 mils/in, excellent']);
  expect(await cell(page, 'Front feet', 'Shims so far').textContent()).toBe('Add 15.9 mils');
  expect(await violations(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  expect(await controls(page).count()).toBe(0);
});

test('what is no number says so beside its field, stays as typed, and leaves the results open', async ({ visit }) => {
  const page = await visit(path, withAxe);
  const offset = field(page, 'Offset');
  await offset.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1e');
  const problem = sectionOf(page).getByText('Enter a number from −30 to 30.');
  await problem.waitFor();
  expect(await offset.getAttribute('aria-invalid')).toBe('true');
  expect(await offset.getAttribute('aria-describedby')).toBe(await problem.getAttribute('id'));
  expect((await titleBlock(page)).slice(0, 3)).toEqual(['not known', 'not known', 'not known']);
  expect(await cell(page, 'Front feet', 'Shims to zero').textContent()).toBe('not known');
  expect(await sectionOf(page).locator('figure path').count()).toBe(0);
  // The typing goes on where it was.
  await page.keyboard.type('1');
  await expect.poll(() => titleBlock(page)).toContain('+10.0 mils, out of tolerance');
  await offset.fill('31');
  await problem.waitFor();
  expect(await offset.inputValue()).toBe('31');
  await offset.fill('30');
  await problem.waitFor({ state: 'detached' });
  for (const name of ['Front feet', 'Back feet', 'Offset', 'Angularity']) await field(page, name).fill('999');
  await expect.poll(() => sectionOf(page).getByText('Enter a number').count()).toBe(4);
  expect(await violationsAtBothWidths(page)).toEqual([]);
});

test('the drawing moves in a moment; its letters have 12 px, are in it, and meet no other', async ({ visit }) => {
  const page = await visit(path, { reducedMotion: 'reduce' });
  const transition = () => centerline(page).evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(await transition()).toBe('0s');
  await page.emulateMedia({ reducedMotion: null });
  expect(await transition()).toBe('0.25s');

  await field(page, 'Front feet').fill('-125');
  await field(page, 'Back feet').fill('125');
  await page.evaluate(inlineDrawings);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const letters = sectionOf(page).locator('figure text');
  expect(await letters.count()).toBe(12);
  const smallLetters = () =>
    letters.evaluateAll((all) =>
      all.flatMap((text) => {
        const scale = text instanceof SVGTextElement ? (text.getScreenCTM()?.a ?? 0) : 0;
        const size = scale * parseFloat(getComputedStyle(text).fontSize);
        return size < 12 ? [`"${text.textContent}" of ${size} px`] : [];
      }),
    );
  const found = await faultsAt(page, await narrowWindows(page), async () => [
    ...(await page.evaluate(drawingFaults)),
    ...(await page.evaluate(textFaults)),
    ...(await page.evaluate(layoutFaults)),
    ...(await smallLetters()),
  ]);
  expect(found).toEqual([]);
});

test('without scripts there are the drawing and the worked example, and no controls', async ({ visit }) => {
  const page = await visit(path, { javaScriptEnabled: false });
  expect(await sectionOf(page).getByRole('img').isVisible()).toBe(true);
  expect(await cell(page, 'Back feet', 'Shims to zero').textContent()).toBe('Add 33.0 mils');
  expect(await controls(page).count()).toBe(0);
});
