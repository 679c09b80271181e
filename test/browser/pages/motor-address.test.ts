import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, origin, test } from '../../support/browser/browser.ts';
import { MotorCalculator, motorPath } from '../../support/pages/motor-calculator.ts';
import { currentEntry } from '../../support/pages/page-state.ts';
import { sheetsOf } from '../../support/pages/printed-sheets.ts';

const hashOf = (page: Page) => new URL(page.url()).hash;

test('a link with readings opens them and leads to the calculator; reload, Back and links to sections keep them, and the address has none', async ({
  visit,
}) => {
  const motor = await MotorCalculator.open(visit, {}, '#rpm=3600');
  const { page } = motor;
  const offset = motor.field('Offset');
  const shows = (text: string) => expect.poll(() => offset.inputValue()).toBe(text);
  await expect.poll(() => motor.list('Shaft speed').inputValue()).toBe('3600');
  const top = () => motor.section.evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(200);
  expect(hashOf(page)).toBe('');
  const entry = await currentEntry(page);
  await offset.fill('−4,5');
  await page.reload();
  await hydrated(page);
  await shows('−4,5');
  expect(await motor.list('Shaft speed').inputValue()).toBe('3600');
  expect(await currentEntry(page)).toBe(entry);
  await page.getByRole('link', { name: 'Projects' }).first().click();
  await page.waitForURL('**/projects');
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await shows('−4,5');

  // Other readings in a link that is opened on the page itself replace those that are there.
  await page.evaluate(() => location.assign('#offset=-2&angularity=0.5'));
  await shows('-2');
  expect(await currentEntry(page)).toBe(entry);
  // A link to the page itself, or to a section, keeps them.
  await page.locator(`a[href="${motorPath}"]`).first().dispatchEvent('click');
  await page.locator('a[href="#figures"]').click();
  await page.waitForURL('**#figures');
  await offset.fill('4');
  await page.reload();
  await hydrated(page);
  await shows('4');
  expect(hashOf(page)).toBe('#figures');
  await page.goBack();
  await expect.poll(() => hashOf(page)).toBe('');
  await shows('4');
});

test('a button copies the link to the readings; where the clipboard is closed the notice has it', async ({ open }) => {
  const motor = await MotorCalculator.open(open, { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = motor;
  const copy = motor.section.getByRole('button', { name: 'Copy a link' });
  await motor.field('Offset').fill('−4,5');
  await copy.click();
  const notice = (title: string) => page.getByRole('region', { name: 'Notifications' }).getByText(title);
  await notice('Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${origin}${motorPath}#offset=`));
  expect(page.url()).toBe(origin + motorPath);
  await page.goto('/about');
  await page.goto(link);
  await expect.poll(() => motor.field('Offset').inputValue()).toBe('−4,5');
  await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }));
  await copy.click();
  await notice(link).waitFor();
});

test('printed alone it is one sheet with all its parts, even with the longest words', async ({ visit }) => {
  const longest =
    '#method=reverse&motor3=22.5&motor6=110.5&motor9=-112.5&pump3=-113.5&pump6=-114.5&pump9=-115.5&motorAt=4&pumpAt=4.125' +
    '&frontAt=10.125&backAt=22.125&underFront=1&underBack=1&softFrontLeft=3&softFrontRight=4&softBackLeft=3&softBackRight=4' +
    '&boltRoom=2&target=coupling&targetOffset=-12.5&targetAngularity=-0.25&coupling=spacer&spacer=8.125&rpm=3600' +
    '&sideFront=-101.5&front=-103.5&back=-123.5';
  const { page, section } = await MotorCalculator.open(visit, {}, longest);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await section.getByText('Bolt-bound').first().waitFor();
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
