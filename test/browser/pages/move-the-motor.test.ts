import { expect } from 'vitest';
import { violationsAtBothWidths, withAxe } from '../../support/browser/axe.ts';
import { hydrated, test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { MotorCalculator, motorPath } from '../../support/pages/motor-calculator.ts';
import { boxOf } from '../../support/pages/page-state.ts';
import { holdBack } from '../../support/pages/route-scripts.ts';
import { drawingFaults, inlineDrawings } from '../../support/styles/drawing-faults.ts';
import { layoutFaults } from '../../support/styles/layout-faults.ts';
import { setLetters } from '../../support/styles/letters.ts';
import { textFaults } from '../../support/styles/text-faults.ts';
import { faultsAt, narrowWindows } from '../../support/styles/windows.ts';

/** Every part in use, with a warning in most. */
const everything =
  '#method=reverse&motor3=2&motor6=-10&motor9=-12&pump3=-1&pump6=14&pump9=15&motorAt=4&pumpAt=4&sag=-2&frontAt=10' +
  '&backAt=22&underBack=3&softBackLeft=3&boltRoom=2&target=feet&targetFront=-2&coupling=spacer&spacer=8&rpm=3600&sideFront=1';

test('the keyboard moves the shims, and numbers, words and drawing follow', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit);
  const { page } = motor;
  const before = await motor.centerline().getAttribute('d');
  await motor.slider('Front feet').focus();
  for (let press = 0; press < 11; press += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => motor.field('Front feet').inputValue()).toBe('11');
  expect(await motor.slider('Front feet').getAttribute('aria-valuetext')).toBe('+11.0 mils');
  // The front feet are at zero, the back feet 33 mils low: 1.5 mils per inch, and 25.5 mils high at 17 in.
  expect((await motor.titleBlock()).slice(0, 2)).toEqual([
    '+25.5 mils, out of tolerance',
    '+1.50 mils/in, out of tolerance',
  ]);
  expect(await motor.cell('Front feet', 'Now').textContent()).toBe('0.0 mils');
  expect(await motor.centerline().getAttribute('d')).not.toBe(before);
  await motor.field('Back feet').fill('33');
  await expect.poll(() => motor.titleBlock()).toEqual(expect.arrayContaining(['0.0 mils, excellent']));
  expect(await motor.titleBlock()).toContain('Excellent, up-down only');
  expect(await motor.slider('Back feet').inputValue()).toBe('33');
});

test('the summary is announced once the typing rests', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit, { stopClock: true });
  const announced = motor.section.locator('output');
  await motor.field('Back feet').fill('-5');
  await expect.poll(() => motor.cell('Back feet', 'Shims so far').textContent()).toBe('Remove 5.0 mils');
  await letPass(motor.page, 700);
  await motor.field('Back feet').fill('-7');
  await expect.poll(() => motor.cell('Back feet', 'Shims so far').textContent()).toBe('Remove 7.0 mils');
  await letPass(motor.page, 700);
  expect(await announced.textContent()).toBe('');
  await letPass(motor.page, 200);
  await expect.poll(() => announced.textContent()).toContain('+1.32 mils/in, out of tolerance');
});

test('a machine of one’s own changes the shims, and the example comes back', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit);
  const feet = () => motor.section.locator('figure use').last().getAttribute('x');
  const before = await feet();
  await motor.unfold('Your machine');
  await motor.field('To front feet').fill('4');
  await motor.field('To back feet').fill('22 1/8');
  await motor.field('Offset').fill('-4.5');
  await motor.field('Angularity').fill('-0.8');
  await expect.poll(() => motor.cell('Front feet', 'Shims to zero').textContent()).toBe('Add 1.3 mils');
  expect(await motor.section.locator('figure').textContent()).toContain('18.125 in');
  expect(await feet()).not.toBe(before);
  expect(await motor.check('Machine').textContent()).toContain('4.00 and 22.125 in');

  await motor.unfold('Side to side');
  await motor.field('Side offset').fill('3');
  await motor.field('Side angularity').fill('0');
  await expect.poll(() => motor.cell('Back feet', 'Move to zero', 1).textContent()).toBe('3.0 mils to 9 o’clock');
  expect(await motor.section.locator('figure').textContent()).toContain('Seen from above');
  const feetOfTables = await motor.section.locator('caption p').allTextContents();
  expect(feetOfTables).toEqual(Array(2).fill('For feet at 4.00 and 22.125 in'));

  await motor.section.getByRole('button', { name: 'Put the right shims in' }).click();
  await expect.poll(() => motor.titleBlock()).toContain('Excellent');
  expect(await motor.field('Back feet moved').inputValue()).toBe('-3');
  await motor.section.getByRole('button', { name: 'Back to the example' }).click();
  await expect.poll(() => motor.field('Offset').inputValue()).toBe('6');
  expect(new URL(motor.page.url()).hash).toBe('');
});

/** Returns the letters of the drawing that are smaller than 12 px. Runs in the page. */
const smallLetters = () =>
  Array.from(document.querySelectorAll<SVGTextElement>('[aria-labelledby="move-the-motor"] figure text')).flatMap(
    (text) => {
      const size = (text.getScreenCTM()?.a ?? 0) * parseFloat(getComputedStyle(text).fontSize);
      return size < 12 ? [`"${text.textContent}" of ${size} px`] : [];
    },
  );

test('every part has no faults, and letters of 12 px that meet no others', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit, { reducedMotion: 'reduce', ...withAxe }, everything);
  const { page } = motor;
  await motor.unfoldAll();
  await motor.field('Side offset').waitFor();
  expect(await motor.field('Offset').inputValue()).toBe('+6.0');
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.evaluate(inlineDrawings);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const found = await faultsAt(page, await narrowWindows(page), drawingFaults, textFaults, layoutFaults, smallLetters);
  expect(found).toEqual([]);
});

test('in a window of 320 px the lists have room for their words, also with letters of 24 px', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit, { width: 320 }, everything);
  const { page, section } = motor;
  await motor.unfoldAll();
  /** The arrow takes 20 px. */
  const cut = () =>
    section.locator('select').evaluateAll((all) =>
      all.flatMap((list) => {
        if (!(list instanceof HTMLSelectElement)) return [];
        const style = getComputedStyle(list);
        const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 20;
        const context = document.createElement('canvas').getContext('2d');
        if (!context) return ['no canvas'];
        context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        return [...list.options].flatMap(({ text }) => {
          const { width } = context.measureText(text);
          return width > room ? [`${text}: ${Math.round(width)} of ${Math.round(room)} px`] : [];
        });
      }),
    );
  expect(await cut()).toEqual([]);
  await setLetters(page, 24);
  expect(await cut()).toEqual([]);
});

test('on phones the sum of whole shims is in one line, and on tablets a field is near its label', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit, { width: 390 });
  const lines = () =>
    motor.cell('Back feet', 'Whole shims').evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
  expect(await lines()).toBe(1);
  await motor.page.setViewportSize({ width: 1024, height: 900 });
  await motor.unfold('Your machine');
  const field = await boxOf(motor.field('To front feet'));
  const label = await boxOf(motor.section.getByText('To front feet, in'));
  expect(field.x - label.x).toBeLessThan(480);
});

test('the drawing moves in a moment, and jumps where less motion is wanted', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit, { reducedMotion: 'reduce' });
  const transition = () => motor.centerline().evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(await transition()).toBe('0s');
  await motor.page.emulateMedia({ reducedMotion: null });
  expect(await transition()).toBe('0.25s');
});

test('without scripts there are the drawing and the worked example, and no fields', async ({ visit }) => {
  const motor = MotorCalculator.on(await visit(motorPath, { javaScriptEnabled: false }));
  expect(await motor.section.getByRole('img').isVisible()).toBe(true);
  expect(await motor.cell('Back feet', 'Shims to zero').textContent()).toBe('Add 33.0 mils');
  expect(await motor.section.getByText('This is a worked example').isVisible()).toBe(true);
  expect(await motor.section.getByText('What the result counts on').isVisible()).toBe(false);
  expect(await motor.controls().count()).toBe(0);
});

test('what is entered before the scripts come counts when they have come', async ({ open }) => {
  const page = await open('/robots.txt', { hydrates: false });
  const release = await holdBack(page, '**/entry-client-*.js');
  await page.goto(motorPath, { waitUntil: 'commit' });
  const motor = MotorCalculator.on(page);
  await motor.field('Offset').fill('9');
  await motor.list('Shaft speed').selectOption('3,600 rpm');
  await motor.slider('Front feet').fill('4');
  release();
  await hydrated(page);
  await expect.poll(() => motor.titleBlock()).toContain('+9.0 mils, +1.00 mils/in');
  expect(await motor.field('Front feet').inputValue()).toBe('4');
  expect(await motor.cell('Front feet', 'Shims so far').textContent()).toBe('Add 4.0 mils');
  expect(new URL(page.url()).hash).toBe('#front=4&offset=9&rpm=3600');
});
