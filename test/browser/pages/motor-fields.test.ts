import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { letPass } from '../../support/browser/clock.ts';
import { MotorCalculator } from '../../support/pages/motor-calculator.ts';
import { boxOf, scrollPosition } from '../../support/pages/page-state.ts';

test('words and drawing follow keys and sliders, and are announced at rest', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit, { stopClock: true });
  const { page, section } = motor;
  const before = await motor.centerline().getAttribute('d');
  const [slider, front] = [motor.slider('Front feet'), motor.field('Front feet')];
  await slider.focus();
  for (let press = 0; press < 11; press += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => front.inputValue()).toBe('11');
  expect(await slider.getAttribute('aria-valuetext')).toBe('+11.0 mils');
  // The front feet are at zero, the back feet 33 mils low: 1.5 mils per inch, and 25.5 mils high at 17 in.
  expect((await motor.titleBlock()).slice(0, 2)).toEqual([
    '+25.5 mils, out of tolerance',
    '+1.50 mils/in, out of tolerance',
  ]);
  expect(await motor.cell('Front feet', 'Now').textContent()).toBe('0.0 mils');
  expect(await motor.centerline().getAttribute('d')).not.toBe(before);

  const announced = section.locator('output');
  for (const shims of ['32', '33']) {
    await motor.field('Back feet').fill(shims);
    await expect.poll(() => motor.slider('Back feet').inputValue()).toBe(shims);
    await letPass(page, 700);
  }
  expect(await announced.textContent()).toBe('');
  await letPass(page, 200);
  await expect.poll(() => announced.textContent()).toContain('0.0 mils, excellent');
  expect(await motor.titleBlock()).toContain('Excellent, up-down only');

  for (const text of ['11e', '']) {
    await front.fill(text);
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('not known');
    expect(await slider.inputValue()).toBe('11');
  }
});

test('a wrong entry is marked and the drawing keeps its line; a machine of one’s own changes it, and the example comes back', async ({
  visit,
}) => {
  const motor = await MotorCalculator.open(visit);
  const { page, section } = motor;
  const offset = motor.field('Offset');
  await offset.fill('1');
  await expect.poll(() => motor.titleBlock()).toContain('+1.0 mils, +1.00 mils/in');
  const line = await motor.centerline().getAttribute('d');
  await offset.press('End');
  await page.keyboard.type('e');
  const problem = section.getByText('−999 to 999');
  await problem.waitFor();
  expect(await offset.getAttribute('aria-invalid')).toBe('true');
  expect(await offset.getAttribute('aria-describedby')).toBe(await problem.getAttribute('id'));
  expect(await motor.titleBlock()).toEqual(['not known', '+1.00 mils/in, out of tolerance', 'not known', 'Not known']);
  expect(await motor.cell('Front feet', 'Shims so far').textContent()).toBe('None');
  expect(await motor.centerline().getAttribute('d')).toBe(line);
  await page.keyboard.press('Backspace');
  await problem.waitFor({ state: 'detached' });
  expect(await offset.inputValue()).toBe('1');

  // The wheel scrolls the page, and leaves the number.
  for (const control of [offset, motor.slider('Front feet')]) {
    await control.scrollIntoViewIfNeeded();
    await control.focus();
    await control.hover();
    const before = await scrollPosition(page);
    const value = await control.inputValue();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before);
    expect(await control.inputValue()).toBe(value);
  }

  const feet = () => section.locator('figure use').last().getAttribute('x');
  const feetBefore = await feet();
  await motor.unfold('Your machine');
  await motor.field('To front feet').fill('4');
  await motor.field('To back feet').fill('22 1/8');
  await offset.fill('-4.5');
  await motor.field('Angularity').fill('-0.8');
  await expect.poll(() => motor.cell('Front feet', 'Shims to zero').textContent()).toBe('Add 1.3 mils');
  expect(await section.locator('figure').textContent()).toContain('18.125 in');
  expect(await feet()).not.toBe(feetBefore);
  expect(await motor.check('Machine').textContent()).toContain('4.00 and 22.125 in');

  await motor.unfold('Side to side');
  await motor.field('Side offset').fill('3');
  await motor.field('Side angularity').fill('0');
  await expect.poll(() => motor.cell('Back feet', 'Move to zero', 1).textContent()).toBe('3.0 mils to 9 o’clock');
  expect(await section.locator('figure').textContent()).toContain('Seen from above');
  const feetOfTables = await section.locator('caption p').allTextContents();
  expect(feetOfTables).toEqual(Array(2).fill('For feet at 4.00 and 22.125 in'));

  await section.getByRole('button', { name: 'Put the right shims in' }).click();
  await expect.poll(() => motor.titleBlock()).toContain('Excellent');
  expect(await motor.field('Back feet moved').inputValue()).toBe('-3');
  await section.getByRole('button', { name: 'Back to the example' }).click();
  await expect.poll(() => offset.inputValue()).toBe('6');
});

test('on touch screens a button changes the sign, and a finger moves a slider or scrolls', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit, { width: 390, hasTouch: true, isMobile: true });
  const { page, section } = motor;
  const button = section.getByRole('button', { name: 'Other sign: Offset' });
  for (const [text, other] of [
    ['6', '−6'],
    ['', '−'],
  ] as const) {
    await motor.field('Offset').fill(text);
    await button.tap();
    await expect.poll(() => motor.field('Offset').inputValue()).toBe(other);
  }
  expect(await motor.field('Offset').getAttribute('inputmode')).toBe('decimal');
  const { width, height } = await boxOf(button);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);

  const slider = motor.slider('Back feet');
  const client = await page.context().newCDPSession(page);
  // Within two frames the browser has told of the scrolling, and a touch meets what is seen.
  const scrollToSlider = () =>
    slider.evaluate(async (element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
  const drag = async (dx: number, dy: number) => {
    const box = await boxOf(slider);
    const start = { x: box.x + box.width * 0.8, y: box.y + box.height / 2 };
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
    for (let step = 1; step <= 8; step += 1)
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: start.x + (dx * step) / 8, y: start.y + (dy * step) / 8 }],
      });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await scrollToSlider();
  // A touch while the page still scrolls only stops it.
  const scrolled = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true })),
  );
  await drag(0, -160);
  await scrolled;
  expect(await slider.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(260);
  await expect.poll(() => motor.field('Back feet').inputValue()).toBe('0');
  await scrollToSlider();
  await drag(-60, 0);
  await expect.poll(() => motor.field('Back feet').inputValue()).not.toBe('0');
});
