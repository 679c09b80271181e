import { expect } from 'vitest';
import { hydrated, test } from '../../support/browser/browser.ts';
import { MotorCalculator, motorPath } from '../../support/pages/motor-calculator.ts';
import { holdBack } from '../../support/pages/route-scripts.ts';

test('without scripts there are the drawing and the worked example, and no fields', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit, { javaScriptEnabled: false });
  expect(await motor.section.getByRole('img').isVisible()).toBe(true);
  expect(await motor.section.getByText('This is a worked example').isVisible()).toBe(true);
  expect(await motor.section.getByText('What the result counts on').isVisible()).toBe(false);
  expect(await motor.controls().count()).toBe(0);
});

test('what is entered before the scripts come counts when they have come', async ({ visit }) => {
  const page = await visit('/robots.txt', { hydrates: false });
  const release = await holdBack(page, '**/entry-client-*.js');
  await page.goto(motorPath, { waitUntil: 'commit' });
  const motor = new MotorCalculator(page);
  await motor.field('Offset').fill('9');
  await motor.list('Shaft speed').selectOption('3,600 rpm');
  await motor.slider('Front feet').fill('4');
  release();
  await hydrated(page);
  await expect.poll(() => motor.titleBlock()).toContain('+9.0 mils, +1.00 mils/in');
  expect(await motor.field('Front feet').inputValue()).toBe('4');
  expect(await motor.cell('Front feet', 'Shims so far').textContent()).toBe('Add 4.0 mils');
  expect(await motor.list('Shaft speed').inputValue()).toBe('3600');
});
