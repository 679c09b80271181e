import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '../../support/browser/axe.ts';
import { hydrated, test } from '../../support/browser/browser.ts';
import { linkOf, MotorCalculator, motorPath } from '../../support/pages/motor-calculator.ts';
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
  const example = section.getByText('this is a worked example');
  expect(await example.isVisible()).toBe(true);
  await motor.field('To front feet').fill('4');
  await motor.field('To back feet').fill('22 1/8');
  await motor.field('Offset').fill('-4,5');
  await motor.field('Angularity').fill('-0.8');
  // −4.5 + 0.8 × 4 = −1.3.
  await expect.poll(() => motor.row('Front feet')).toContain('Add 1.3 mils');
  expect(await section.locator('figure').textContent()).toContain('18.125 in');
  expect(await motor.centerline().getAttribute('d')).not.toBe(before);
  expect(await example.count()).toBe(0);
  await motor.field('Side offset').fill('');
  // As a paste does.
  await motor.page.keyboard.insertText(`${' '.repeat(30)}3`);
  await motor.field('Side angularity').fill('0');
  await expect.poll(() => motor.row('Back feet, side')).toContain('3.0 mils to 9 o’clock');
  expect(await section.locator('use[href$="#from-above"]').count()).toBe(1);
  await section.getByRole('button', { name: 'Put the right shims in' }).click();
  await expect.poll(() => motor.titleBlock()).toContain('Excellent');
  expect(await motor.field('Back feet moved').inputValue()).toBe('-3');
});

test('the address keeps the entries for a reload, for Back and after each link to the page itself', async ({
  visit,
}) => {
  const motor = await MotorCalculator.open(visit, {}, linkOf('rpm=3600&offset=2&targetFront=-3'));
  const { page } = motor;
  const offset = motor.field('Offset');
  const shows = (text: string) => expect.poll(() => offset.inputValue()).toBe(text);
  const edited = linkOf('rpm=3600&offset=2.5&targetFront=-3');
  await shows('2');
  expect(await motor.list('Shaft speed').inputValue()).toBe('3600');
  await offset.press('End');
  await offset.pressSequentially('.5');
  await expect.poll(() => hashOf(page)).toBe(edited);
  await page.reload();
  await hydrated(page);
  await shows('2.5');
  for (const link of ['a[href="#figures"]', 'a[href="#main"]', `footer a[href="${motorPath}"]`]) {
    const entries = await page.evaluate(() => history.length);
    await page.locator(link).press('Enter');
    await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1);
    await expect.poll(() => hashOf(page)).toBe(edited);
  }
  await page.getByRole('link', { name: 'Projects' }).first().click();
  await page.waitForURL('**/projects');
  await page.goBack();
  await shows('2.5');
  // The hash of a section is none of its own.
  await page.evaluate(() => window.location.assign('#figures'));
  await expect.poll(() => hashOf(page)).toBe(edited);
});

test('after Back and Forward between links the page shows what its address says', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit);
  const { page } = motor;
  const shows = (text: string) => expect.poll(() => motor.field('Offset').inputValue()).toBe(text);
  const [first, second] = [linkOf('offset=-2'), linkOf('offset=−4&method=rimFace&sag=3')];
  for (const hash of [first, second]) await page.evaluate((to) => window.location.assign(to), hash);
  await expect.poll(() => motor.field('Bracket sag').inputValue()).toBe('3');
  await page.goBack();
  await shows('-2');
  expect(hashOf(page)).toBe(first);
  await page.goBack();
  await shows('6');
  expect(hashOf(page)).toBe('');
  await page.goForward();
  await shows('-2');
});

test('a link opens at the calculator, and a reload where the visitor was', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit, { width: 390 }, linkOf('offset=2'));
  const titleAt = async () => (await motor.section.getByRole('heading', { level: 2 }).boundingBox())?.y ?? 9999;
  await expect.poll(titleAt).toBeLessThan(300);
  await motor.page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(titleAt).toBeGreaterThan(640);
  await motor.page.reload();
  await hydrated(motor.page);
  expect(await titleAt()).toBeGreaterThan(640);
});

test('a link that is cut has no verdict and keeps its address until the visitor changes an entry', async ({
  visit,
}) => {
  const cut = linkOf('offset=-12').replace(/2&.*/, '');
  const motor = await MotorCalculator.open(visit, {}, cut);
  const warning = motor.section.getByText('This link is incomplete');
  await warning.waitFor();
  expect(await motor.titleBlock()).toEqual(['not known', 'not known', 'Not known']);
  await motor.section.getByRole('button', { name: 'Put the right shims in' }).click();
  expect(await motor.titleBlock()).toContain('Not known');
  expect(hashOf(motor.page)).toBe(cut);
  await motor.field('Offset').fill('-12');
  await warning.waitFor({ state: 'detached' });
  expect(await motor.titleBlock()).toContain('Out of tolerance');
  await expect.poll(() => hashOf(motor.page)).toBe(linkOf('offset=-12'));
});

test('a value that a script sets counts, with an event of either kind', async ({ visit }) => {
  const motor = await MotorCalculator.open(visit);
  const set = (field: Locator, text: string, event: 'input' | 'change') =>
    field.evaluate(
      (element, [value, type]) => {
        if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) element.value = value;
        element.dispatchEvent(new Event(type, { bubbles: true }));
      },
      [text, event] as const,
    );
  await set(motor.field('Offset'), '12', 'change');
  await set(motor.list('Shaft speed'), '3600', 'input');
  await expect.poll(() => hashOf(motor.page)).toBe(linkOf('offset=12&rpm=3600'));
  await set(motor.field('Offset'), '2', 'input');
  await set(motor.list('Shaft speed'), '1800', 'change');
  await expect.poll(() => hashOf(motor.page)).toBe(linkOf('offset=2'));
});

test('the verdict and the warnings are announced, and the figures are not', async ({ visit }) => {
  const motor = await MotorCalculator.open(
    visit,
    {},
    linkOf('method=rimFace&rim3=5&rim6=8&rim9=3&face3=0&face6=0&face9=0&diameter=4'),
  );
  const live = motor.section.locator('[aria-live]');
  await expect.poll(() => live.allTextContents()).toEqual(['Out of tolerance', '']);
  await live.evaluateAll((regions) => {
    const said = new MutationObserver(() => (document.title += '!'));
    for (const region of regions) said.observe(region, { childList: true, characterData: true, subtree: true });
  });
  const title = await motor.page.title();
  await motor.field('Rim at 6').press('End');
  await motor.field('Rim at 6').pressSequentially('.55');
  await expect.poll(() => motor.titleBlock()).toContain('−4.3 mils; side +1.0 mils');
  expect(await motor.page.title()).toBe(title);
  await motor.field('Rim at 9').fill('9');
  await expect
    .poll(() => live.allTextContents())
    .toEqual(['Readings not valid', expect.stringContaining('Rim: 3 + 9')]);
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
  const everything = linkOf(
    'method=reverse&motor3=2&motor6=-10&motor9=-12&pump3=-1&pump6=14&pump9=9&motorAt=4&pumpAt=4&sag=-2&frontAt=10' +
      '&backAt=22&targetFront=-2&rpm=3600&sideFront=1&front=9999',
  );
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
  expect(await section.getByText('this is a worked example').isVisible()).toBe(true);
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
