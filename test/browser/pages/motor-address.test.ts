import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { MotorCalculator, motorPath } from '../../support/pages/motor-calculator.ts';
import { findPdftotext, readPdf } from '../../support/read-pdf.ts';

const pdftotext = findPdftotext();

/** The texts of the sheets on which a page is printed. */
async function sheetsOf(page: Page) {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  return readPdf(await page.pdf({ format: 'Letter', margin }), pdftotext)
    .split('\f')
    .slice(0, -1);
}

test('the readings are in the address: reload, Back and a colleague’s browser show them', async ({ open }) => {
  const motor = await MotorCalculator.open(open);
  const { page } = motor;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const entries = await page.evaluate(() => history.length);
  await motor.field('Offset').fill('−4,5');
  await motor.list('Shaft speed').selectOption('3,600 rpm');
  const expected = () => expect.poll(() => motor.field('Offset').inputValue()).toBe('−4,5');
  await expect.poll(() => new URL(page.url()).hash).toContain('rpm=3600');
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.reload();
  await motor.ready();
  await expected();
  expect(await motor.list('Shaft speed').inputValue()).toBe('3600');

  await page.getByRole('link', { name: 'Projects' }).first().click();
  await page.waitForURL('**/projects');
  await page.goBack();
  await motor.ready();
  await expected();

  const shared = await MotorCalculator.open(open, {}, new URL(page.url()).hash);
  expect(await shared.field('Offset').inputValue()).toBe('−4,5');
  // The link leads to the calculator.
  await expect
    .poll(() => shared.section.evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBeLessThan(200);
  expect(requested.filter((address) => address.includes('rpm'))).toEqual([]);

  // Other readings in the address of the same page replace those that are there.
  await shared.page.evaluate(() => location.assign('#offset=-2&angularity=0.5'));
  await expect.poll(() => shared.field('Offset').inputValue()).toBe('-2');
});

test('a link to the page itself or to a section keeps the readings, also over a reload', async ({ open }) => {
  const motor = await MotorCalculator.open(open);
  await motor.field('Offset').fill('9');
  await expect.poll(() => motor.page.url()).toContain('#offset=9');
  await motor.page.locator(`a[href="${motorPath}"]`).first().dispatchEvent('click');
  await expect.poll(() => motor.page.evaluate(() => history.length)).toBeGreaterThan(2);
  await expect.poll(() => motor.page.url()).toContain('#offset=9');
  await motor.page.locator('a[href="#figures"]').click();
  await motor.page.waitForURL('**#figures');
  await motor.field('Offset').fill('4');
  await expect.poll(() => motor.page.evaluate(() => history.state?.motor)).toBe('#offset=4');
  expect(new URL(motor.page.url()).hash).toBe('#figures');
  await motor.page.reload();
  await motor.ready();
  expect(await motor.field('Offset').inputValue()).toBe('4');
});

test('it works where the browser refuses to change the address', async ({ open }) => {
  const motor = await MotorCalculator.open(open);
  await motor.page.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException('Too many calls', 'SecurityError');
    };
  });
  await motor.field('Offset').fill('2');
  await expect.poll(() => motor.titleBlock()).toContain('+2.0 mils, excellent');
});

test('printed alone it is one sheet with all its parts, even with the longest words', async ({ open }) => {
  const longest =
    '#method=reverse&motor3=22.5&motor6=110.5&motor9=-112.5&pump3=-113.5&pump6=-114.5&pump9=-115.5&motorAt=4&pumpAt=4.125' +
    '&frontAt=10.125&backAt=22.125&underFront=1&underBack=1&softFrontLeft=3&softFrontRight=4&softBackLeft=3&softBackRight=4' +
    '&boltRoom=2&target=coupling&targetOffset=-12.5&targetAngularity=-0.25&coupling=spacer&spacer=8.125&rpm=3600' +
    '&sideFront=-101.5&front=-103.5&back=-123.5';
  const { page, section } = await MotorCalculator.open(open, {}, longest);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await section.getByRole('button', { name: 'Print this sheet' }).click();
  const [sheet = '', ...others] = await sheetsOf(page);
  expect(others).toEqual([]);
  for (const words of [
    'Machine',
    'Date',
    'As left, measured',
    'As found',
    'Back feet',
    '0.3 excellent, 0.5 acceptable',
    'Bolt-bound',
  ])
    expect(sheet.replaceAll(/\s+/g, ' ')).toContain(words);
  expect(sheet).not.toContain('Print this sheet');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await page.locator('footer[data-screen], header[data-screen]').count()).toBe(0);
  // In the whole page it has a sheet of its own, too.
  const all = await sheetsOf(page);
  const sheetsWith = (words: string) => all.flatMap((text, index) => (text.includes(words) ? [index] : []));
  expect(sheetsWith('As left, measured')).toEqual(sheetsWith('What the result counts on'));
  expect(sheetsWith('As left, measured')).toHaveLength(1);
});
