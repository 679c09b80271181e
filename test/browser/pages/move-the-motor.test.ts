import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsAtBothWidths, withAxe } from '../../support/browser/axe.ts';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { drawingFaults, inlineDrawings } from '../../support/styles/drawing-faults.ts';
import { targetFaults } from '../../support/styles/target-faults.ts';
import { textFaults } from '../../support/styles/text-faults.ts';
import { narrowWindows } from '../../support/styles/windows.ts';

const path = '/services/laser-alignment';

const sectionOf = (page: Page) => page.locator('[aria-labelledby="move-the-motor"]');

/** The values of the title block: offset, angularity, as found, speed. */
const titleBlock = (page: Page) => sectionOf(page).locator('dl dd').allTextContents();

/** A cell of the table, by the beginnings of its row and its column. */
const cell = (page: Page, row: string, column: string) =>
  sectionOf(page).getByRole('row', { name: row }).locator(`[data-column="${column}"]`);

const field = (page: Page, name: string) => sectionOf(page).getByRole('spinbutton', { name });

const centerline = (page: Page) => sectionOf(page).locator('figure path').last().getAttribute('d');

test('the keyboard moves the shims, and numbers, words and drawing follow', async ({ visit }) => {
  const page = await visit(path);
  const before = await centerline(page);
  const slider = sectionOf(page).getByRole('slider', { name: 'Front feet' });
  await slider.focus();
  for (let press = 0; press < 11; press += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => field(page, 'Front feet').inputValue()).toBe('11');
  // The front feet are at zero, the back feet 33 mils low: 1.5 mils per inch, and 25.5 mils high at 17 in.
  expect((await titleBlock(page)).slice(0, 2)).toEqual([
    '+25.5 mils, out of tolerance',
    '+1.50 mils/in, out of tolerance',
  ]);
  expect(await cell(page, 'Front feet', 'Shims so far').textContent()).toBe('Add 11.0 mils');
  expect(await cell(page, 'Front feet', 'Now').textContent()).toBe('0.0 mils');
  expect(await centerline(page)).not.toBe(before);
  // From the slider to the next number.
  await page.keyboard.press('Tab');
  await page.keyboard.type('33');
  await expect.poll(() => titleBlock(page)).toEqual(expect.arrayContaining(['0.0 mils, excellent']));
  expect((await titleBlock(page))[1]).toBe('0.00 mils/in, excellent');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  // Two mils out of the back: 2/22 open at the top, and 17 times that high.
  await expect.poll(() => titleBlock(page)).toEqual(expect.arrayContaining(['+1.5 mils, excellent']));
});

test('shims that come out are said in words, and the readings are announced once the slider rests', async ({
  visit,
}) => {
  const page = await visit(path, { stopClock: true });
  const announced = sectionOf(page).locator('output');
  await letPass(page, 2_000);
  expect(await announced.textContent()).toBe('');
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

test('another speed has other limits, from the table', async ({ visit }) => {
  const page = await visit(path);
  await field(page, 'Offset').fill('2');
  await field(page, 'Angularity').fill('0.4');
  await expect.poll(() => titleBlock(page)).toContain('+2.0 mils, excellent');
  expect(await titleBlock(page)).toContain('+0.40 mils/in, acceptable');
  await sectionOf(page).getByLabel('Shaft speed').selectOption('3,600 rpm');
  await expect.poll(() => titleBlock(page)).toContain('+2.0 mils, out of tolerance');
  expect(await sectionOf(page).locator('dl dt').first().textContent()).toBe('Offset: 1.0 excellent, 1.5 acceptable');
  await sectionOf(page).getByLabel('Shaft speed').selectOption('600 rpm');
  await expect.poll(() => titleBlock(page)).toContain('+0.40 mils/in, excellent');
});

test.for([
  { offset: '-4', angularity: '0.7', front: 'Add 15.9 mils', back: 'Add 31.3 mils' },
  { offset: '5.5', angularity: '-0.3', front: 'Remove 10.6 mils', back: 'Remove 17.2 mils' },
  { offset: '3', angularity: '0', front: 'Remove 3.0 mils', back: 'Remove 3.0 mils' },
])(
  'as found $offset and $angularity: $front in front, $back behind, and then both are zero',
  async ({ offset, angularity, front, back }, { visit }) => {
    const page = await visit(path);
    await field(page, 'Offset').fill(offset);
    await field(page, 'Angularity').fill(angularity);
    await expect.poll(() => cell(page, 'Front feet', 'Shims to zero').textContent()).toBe(front);
    expect(await cell(page, 'Back feet', 'Shims to zero').textContent()).toBe(back);
    await sectionOf(page).getByRole('button', { name: 'Put the right shims in' }).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await titleBlock(page)).slice(0, 2))
      .toEqual(['0.0 mils, excellent', '0.00 mils/in, excellent']);
    expect(await cell(page, 'Front feet', 'Shims so far').textContent()).toBe(front);
    expect(page.url()).toContain(path);
  },
);

test('what is no number says so beside its field, stays as typed, and leaves the results open', async ({ visit }) => {
  const page = await visit(path);
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
  await offset.fill('');
  await problem.waitFor();
  await offset.fill('30');
  await problem.waitFor({ state: 'detached' });
});

test('it passes axe with the right shims and with problems', async ({ visit }) => {
  const page = await visit(path, withAxe);
  await sectionOf(page).getByRole('button').click();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  for (const name of ['Front feet', 'Back feet', 'Offset', 'Angularity']) await field(page, name).fill('999');
  await expect.poll(() => sectionOf(page).getByText('Enter a number').count()).toBe(4);
  expect(await violationsAtBothWidths(page)).toEqual([]);
});

test('all letters of the drawing have 12 px, are in it, and meet no other, and all targets have 44 px', async ({
  visit,
}) => {
  const page = await visit(path);
  await field(page, 'Front feet').fill('-125');
  await field(page, 'Back feet').fill('125');
  await page.evaluate(inlineDrawings);
  const letters = () =>
    sectionOf(page)
      .locator('figure text')
      .evaluateAll((texts) =>
        texts.map((text) =>
          text instanceof SVGTextElement
            ? parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)
            : 0,
        ),
      );
  const found: string[] = [];
  for (const width of narrowWindows()) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    for (const faults of [drawingFaults, textFaults, targetFaults]) {
      found.push(...(await page.evaluate(faults)).map((fault) => `${width} px: ${fault}`));
    }
    const sizes = await letters();
    expect(sizes).toHaveLength(12);
    expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(12);
  }
  expect(found).toEqual([]);
});

test('the line moves in a moment, and jumps for visitors who want less motion', async ({ visit }) => {
  const transition = (page: Page) =>
    sectionOf(page)
      .locator('figure path')
      .last()
      .evaluate((line) => getComputedStyle(line).transitionDuration);
  expect(await transition(await visit(path))).toBe('0.25s');
  expect(await transition(await visit(path, { reducedMotion: 'reduce' }))).toMatch(/^0s$/);
});

test('without scripts there are the drawing and the worked example, and no controls', async ({ visit }) => {
  const page = await visit(path, { javaScriptEnabled: false });
  expect(await sectionOf(page).getByRole('img').isVisible()).toBe(true);
  expect(await cell(page, 'Back feet', 'Shims to zero').textContent()).toBe('Add 33.0 mils');
  expect(await sectionOf(page).locator('input, select, button').filter({ visible: true }).count()).toBe(0);
});

test('on paper there are the numbers of the moment, and no controls', async ({ visit }) => {
  const page = await visit(path);
  await field(page, 'Front feet').fill('4');
  await expect.poll(() => cell(page, 'Front feet', 'Shims so far').textContent()).toBe('Add 4.0 mils');
  await page.emulateMedia({ media: 'print' });
  expect(await cell(page, 'Front feet', 'Now').isVisible()).toBe(true);
  expect(await sectionOf(page).getByText('Heights ×').isVisible()).toBe(true);
  expect(await sectionOf(page).locator('input, select, button').filter({ visible: true }).count()).toBe(0);
});
