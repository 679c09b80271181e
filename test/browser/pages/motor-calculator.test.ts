import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '../../support/browser/axe.ts';
import { hydrated, test } from '../../support/browser/browser.ts';
import { MotorCalculator, motorPath } from '../../support/pages/motor-calculator.ts';
import { holdBack } from '../../support/pages/route-scripts.ts';
import { copyOf, faultsAt } from '../../support/styles/page-copy.ts';
import { textFaults } from '../../support/styles/text-faults.ts';

const hashOf = (page: Page) => new URL(page.url()).hash;

test('readings, shims and side moves change the words and the drawing, and the right shims bring it in line', async ({
  visit,
}) => {
  const motor = await MotorCalculator.open(visit);
  const { section } = motor;
  const before = await motor.centerline().getAttribute('d');
  await motor.field('To front feet').fill('4');
  await motor.field('To back feet').fill('22 1/8');
  await motor.field('Offset').fill('-4,5');
  await motor.field('Angularity').fill('-0.8');
  // −4.5 + 0.8 × 4 = −1.3.
  await expect.poll(() => motor.row('Front feet')).toContain('Add 1.3 mils');
  expect(await section.locator('figure').textContent()).toContain('18.125 in');
  expect(await motor.centerline().getAttribute('d')).not.toBe(before);
  await motor.field('Side offset').fill('3');
  await motor.field('Side angularity').fill('0');
  await expect.poll(() => motor.row('Back feet, side')).toContain('3.0 mils to 9 o’clock');
  expect(await section.locator('use[href$="#from-above"]').count()).toBe(1);
  await section.getByRole('button', { name: 'Put the right shims in' }).click();
  await expect.poll(() => motor.titleBlock()).toContain('Excellent');
  expect(await motor.field('Back feet moved').inputValue()).toBe('-3');
});

test('the address keeps the entries for a reload, for Back and for a link', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit, {}, '#rpm=3600&offset=2&targetFront=-3');
  const { page } = motor;
  const offset = motor.field('Offset');
  const shows = (text: string) => expect.poll(() => offset.inputValue()).toBe(text);
  await shows('2');
  expect(await motor.list('Shaft speed').inputValue()).toBe('3600');
  expect(await motor.field('Target, front feet').isVisible()).toBe(true);
  await offset.press('End');
  await offset.pressSequentially('.5');
  await expect.poll(() => hashOf(page)).toBe('#rpm=3600&offset=2.5&targetFront=-3');
  await page.reload();
  await hydrated(page);
  await shows('2.5');
  await page.getByRole('link', { name: 'Projects' }).first().click();
  await page.waitForURL('**/projects');
  await page.goBack();
  await shows('2.5');
  // A link that is opened on the page itself.
  await page.evaluate(() => window.location.assign('#offset=-2'));
  await shows('-2');
  // The hash of a section is none of its own.
  await page.evaluate(() => window.location.assign('#figures'));
  await page.waitForURL('**#figures');
  await shows('-2');
});

test('on a phone a button changes the sign, and a wrong entry is marked', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit, { width: 390, hasTouch: true, isMobile: true });
  const offset = motor.field('Offset');
  await motor.section.getByRole('button', { name: 'Other sign: Offset' }).tap();
  await expect.poll(() => offset.inputValue()).toBe('−6');
  await offset.fill('.006');
  const problem = motor.section.getByText('6, not .006');
  await problem.waitFor();
  expect(await offset.getAttribute('aria-invalid')).toBe('true');
  expect(await offset.getAttribute('aria-describedby')).toBe(await problem.getAttribute('id'));
  expect(await motor.titleBlock()).toEqual(['not known', '+1.00 mils/in', 'Not known']);
});

test('with every part in use it has no faults, and letters of 12 px', async ({ visit }) => {
  const everything =
    '#method=reverse&motor3=2&motor6=-10&motor9=-12&pump3=-1&pump6=14&pump9=9&motorAt=4&pumpAt=4&sag=-2&frontAt=10' +
    '&backAt=22&targetFront=-2&rpm=3600&sideFront=1&front=9999';
  const motor = await MotorCalculator.open(visit, { width: 360, reducedMotion: 'reduce' }, everything);
  await motor.section.getByText('Readings not valid').waitFor();
  expect(await violations(motor.page)).toEqual([]);
  const copy = await copyOf(motor.page);
  const smallLetters = () =>
    Array.from(document.querySelectorAll<SVGTextElement>('[aria-labelledby="move-the-motor"] figure text'), (text) => {
      const size = (text.getScreenCTM()?.a ?? 0) * parseFloat(getComputedStyle(text).fontSize);
      return size < 12 ? `"${text.textContent}" of ${size} px` : '';
    }).filter(Boolean);
  const faults = await faultsAt(copy, [320, 768, 1440], textFaults, smallLetters);
  expect(faults).toEqual([]);
});

test('without scripts there are the drawing and the worked example, and no fields', async ({ visit }) => {
  const { section } = await MotorCalculator.open(visit, { javaScriptEnabled: false });
  expect(await section.getByRole('img').isVisible()).toBe(true);
  expect(await section.getByText('This is a worked example').isVisible()).toBe(true);
  expect(await section.locator('input, select, button').filter({ visible: true }).count()).toBe(0);
});

test('the fields take no entry before the scripts come, since it would not count', async ({ visit }) => {
  const page = await visit('/robots.txt', { hydrates: false });
  const release = await holdBack(page, '**/entry-client-*.js');
  await page.goto(motorPath, { waitUntil: 'commit' });
  const offset = page.getByLabel('Offset, mils', { exact: true });
  await offset.waitFor();
  expect(await offset.evaluate((field) => field.closest('[inert]') !== null)).toBe(true);
  release();
  await hydrated(page);
  expect(await offset.evaluate((field) => field.closest('[inert]'))).toBe(null);
});
