import { expect } from 'vitest';
import { violationsAtBothWidths, withAxe } from '../../support/browser/axe.ts';
import { test } from '../../support/browser/browser.ts';
import { MotorCalculator } from '../../support/pages/motor-calculator.ts';
import { boxOf, scrollPosition } from '../../support/pages/page-state.ts';

test('a number that is copied from the page, with its minus and its unit, can be pasted', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit);
  await motor.field('Offset').fill('−4.5');
  await motor.cell('Back feet', 'As found').evaluate((cell) => getSelection()?.selectAllChildren(cell));
  const copied = await motor.page.evaluate(() => String(getSelection()));
  await motor.field('Offset').selectText();
  await motor.page.keyboard.insertText(copied);
  expect(copied).toMatch(/^−\d+\.\d mils$/);
  await expect.poll(() => motor.titleBlock()).toContain(`${copied}, +1.00 mils/in`);
  expect(await motor.field('Offset').getAttribute('aria-invalid')).toBeNull();
});

test('the wheel scrolls the page and leaves the number', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit);
  for (const control of [motor.field('Offset'), motor.slider('Front feet')]) {
    await control.scrollIntoViewIfNeeded();
    await control.focus();
    await control.hover();
    const before = await scrollPosition(motor.page);
    const value = await control.inputValue();
    await motor.page.mouse.wheel(0, 300);
    await expect.poll(() => scrollPosition(motor.page)).toBeGreaterThan(before);
    expect(await control.inputValue()).toBe(value);
  }
});

test('an entry that is no number stays and is marked, and the drawing keeps its line', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit, withAxe);
  const offset = motor.field('Offset');
  await offset.fill('1');
  await expect.poll(() => motor.titleBlock()).toContain('+1.0 mils, +1.00 mils/in');
  const line = await motor.centerline().getAttribute('d');
  await offset.press('End');
  await motor.page.keyboard.type('e');
  const problem = motor.section.getByText('−999 to 999');
  await problem.waitFor();
  expect(await offset.getAttribute('aria-invalid')).toBe('true');
  expect(await offset.getAttribute('aria-describedby')).toBe(await problem.getAttribute('id'));
  expect(await motor.titleBlock()).toEqual(['not known', '+1.00 mils/in, out of tolerance', 'not known', 'Not known']);
  expect(await motor.cell('Front feet', 'Shims so far').textContent()).toBe('None');
  expect(await motor.centerline().getAttribute('d')).toBe(line);
  await motor.page.keyboard.press('Backspace');
  await problem.waitFor({ state: 'detached' });
  expect(await offset.inputValue()).toBe('1');
  for (const name of ['Front feet', 'Back feet', 'Offset', 'Angularity']) await motor.field(name).fill('9999');
  await expect.poll(() => motor.section.locator('[aria-invalid]').count()).toBe(4);
  expect(await violationsAtBothWidths(motor.page)).toEqual([]);
});

test('a slider stays where it was while its field has no number', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit);
  const slider = motor.slider('Front feet');
  await motor.field('Front feet').fill('7');
  for (const text of ['7e', '']) {
    await motor.field('Front feet').fill(text);
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('not known');
    expect(await slider.inputValue()).toBe('7');
  }
});

test.for([320, 390, 768, 1440])('nothing moves while one types, at %i px', async (width, { visit }) => {
  const motor = await MotorCalculator.open(visit, { width });
  const { page, section } = motor;
  const offset = motor.field('Offset');
  const places = async () => [
    await offset.evaluate((element) => element.getBoundingClientRect().top + window.scrollY),
    await section.evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY),
  ];
  await offset.fill('6');
  const before = await places();
  for (const text of ['', '-', '-4', '-45', '−123.45', '0', 'x']) {
    await offset.fill(text);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await places(), text).toEqual(before);
  }
});

test('on a touch screen a button changes the sign, also before the first digit', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit, { width: 390, hasTouch: true, isMobile: true });
  const button = motor.section.getByRole('button', { name: 'Other sign: Offset' });
  await button.tap();
  await expect.poll(() => motor.field('Offset').inputValue()).toBe('−6');
  await motor.field('Offset').fill('');
  await button.tap();
  await expect.poll(() => motor.field('Offset').inputValue()).toBe('−');
  expect(await motor.field('Offset').getAttribute('inputmode')).toBe('decimal');
  const { width, height } = await boxOf(button);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('a finger that scrolls from a slider leaves its value; one along it changes it', async ({ open }) => {
  const motor = await MotorCalculator.open(open, { width: 390, hasTouch: true, isMobile: true });
  const { page } = motor;
  const slider = motor.slider('Back feet');
  const client = await page.context().newCDPSession(page);
  const drag = async (dx: number, dy: number) => {
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x, y, width, height } = await boxOf(slider);
    const start = { x: x + width * 0.8, y: y + height / 2 };
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
    for (let step = 1; step <= 8; step += 1)
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: start.x + (dx * step) / 8, y: start.y + (dy * step) / 8 }],
      });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await drag(0, -160);
  await expect.poll(() => slider.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(260);
  await expect.poll(() => motor.field('Back feet').inputValue()).toBe('0');
  await drag(-60, 0);
  await expect.poll(() => motor.field('Back feet').inputValue()).not.toBe('0');
});
