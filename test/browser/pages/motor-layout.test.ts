import { expect } from 'vitest';
import { violations, withAxe } from '../../support/browser/axe.ts';
import { test } from '../../support/browser/browser.ts';
import { MotorCalculator } from '../../support/pages/motor-calculator.ts';
import { boxOf } from '../../support/pages/page-state.ts';
import { drawingFaults, inlineDrawings } from '../../support/styles/drawing-faults.ts';
import { layoutFaults } from '../../support/styles/layout-faults.ts';
import { setLetters } from '../../support/styles/letters.ts';
import { copyOf } from '../../support/styles/page-copy.ts';
import { textFaults } from '../../support/styles/text-faults.ts';
import { faultsAt, narrowWindows } from '../../support/styles/windows.ts';

/** Every part in use, with a warning in most. */
const everything =
  '#method=reverse&motor3=2&motor6=-10&motor9=-12&pump3=-1&pump6=14&pump9=15&motorAt=4&pumpAt=4&sag=-2&frontAt=10' +
  '&backAt=22&underBack=3&softBackLeft=3&boltRoom=2&target=feet&targetFront=-2&coupling=spacer&spacer=8&rpm=3600&sideFront=1';

/** Returns the letters of the drawing that are smaller than 12 px. Runs in the page. */
const smallLetters = () =>
  Array.from(document.querySelectorAll<SVGTextElement>('[aria-labelledby="move-the-motor"] figure text')).flatMap(
    (text) => {
      const size = (text.getScreenCTM()?.a ?? 0) * parseFloat(getComputedStyle(text).fontSize);
      return size < 12 ? [`"${text.textContent}" of ${size} px`] : [];
    },
  );

/** Returns the words of lists that have no room beside their arrow, which takes 20 px. Runs in the page. */
const cutWords = () =>
  Array.from(document.querySelectorAll('select')).flatMap((list) => {
    const style = getComputedStyle(list);
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 20;
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return ['no canvas'];
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    return [...list.options].flatMap(({ text }) => {
      const { width } = context.measureText(text);
      return width > room ? [`${text}: ${Math.round(width)} of ${Math.round(room)} px`] : [];
    });
  });

test('every part has no faults, room for its words, and letters of 12 px that meet no others', async ({ visit }) => {
  const options = { width: 360, reducedMotion: 'reduce', ...withAxe } as const;
  const motor = await MotorCalculator.open(visit, options, everything);
  const { page } = motor;
  await motor.unfoldAll();
  await motor.field('Side offset').waitFor();
  expect(await motor.field('Offset').inputValue()).toBe('+6.0');
  for (const name of ['Front feet', 'Back feet']) await motor.field(name).fill('9999');
  await expect.poll(() => motor.section.locator('[aria-invalid]').count()).toBe(2);
  expect(await violations(page)).toEqual([]);
  for (const name of ['Front feet', 'Back feet']) await motor.field(name).fill('0');

  const copy = await copyOf(page);
  await copy.evaluate(inlineDrawings);
  const measures = [drawingFaults, textFaults, layoutFaults, smallLetters, cutWords];
  expect(await faultsAt(copy, await narrowWindows(copy), ...measures)).toEqual([]);
  await setLetters(copy.page(), 24);
  expect(await faultsAt(copy, [320], cutWords)).toEqual([]);
});

test('nothing moves while one types, fields are near labels, and shims are in one line', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit, { reducedMotion: 'reduce' });
  const { page, section } = motor;
  const offset = motor.field('Offset');
  const places = () =>
    offset.evaluate((field) =>
      [field.getBoundingClientRect().top, field.closest('section')?.getBoundingClientRect().bottom].map(
        (place) => (place ?? 0) + window.scrollY,
      ),
    );
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await offset.fill('6');
    const before = await places();
    for (const text of ['', '−123.45', 'x']) {
      await offset.fill(text);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await places(), `"${text}" at ${width} px`).toEqual(before);
    }
  }

  await page.setViewportSize({ width: 390, height: 900 });
  await offset.fill('6');
  const cell = motor.cell('Back feet', 'Whole shims');
  await expect.poll(() => cell.textContent()).toContain(' + ');
  const lines = await cell.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
  await page.setViewportSize({ width: 1024, height: 900 });
  await motor.unfold('Your machine');
  const field = await boxOf(motor.field('To front feet'));
  const label = await boxOf(section.getByText('To front feet, in'));
  expect(field.x - label.x).toBeLessThan(480);

  // The drawing jumps where less motion is wanted, and else moves in a moment.
  const transition = () => motor.centerline().evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(await transition()).toBe('0s');
  await page.emulateMedia({ reducedMotion: null });
  expect(await transition()).toBe('0.25s');
});
