import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { MotorCalculator } from '../../support/pages/motor-calculator.ts';
import { sheetsOf } from '../../support/pages/printed-sheets.ts';

test('a phone that says early that it has printed prints the sheet alone, and later the page; without print nothing fails', async ({
  visit,
}) => {
  const options = { width: 360, isMobile: true, hasTouch: true, reducedMotion: 'reduce' } as const;
  const { page } = await MotorCalculator.open(visit, options);
  const button = page.getByRole('button', { name: 'Print this sheet' });
  const leftOff = page.locator('header[data-screen], footer[data-screen]');
  await page.evaluate(() => {
    window.print = () => {
      for (const type of ['beforeprint', 'afterprint']) window.dispatchEvent(new Event(type));
      setTimeout(() => window.dispatchEvent(new Event('afterprint')));
    };
  });
  await button.tap();
  expect(await sheetsOf(page)).toHaveLength(1);
  // Once more, for other paper.
  expect(await sheetsOf(page)).toHaveLength(1);
  expect(await leftOff.count()).toBe(2);
  await page.touchscreen.tap(10, 300);
  expect(await leftOff.count()).toBe(0);
  expect((await sheetsOf(page)).length).toBeGreaterThan(3);

  for (const print of [undefined, 'throws']) {
    await page.evaluate((name) => {
      const fail = () => {
        throw new DOMException('blocked', name);
      };
      Reflect.set(window, 'print', name ? fail : undefined);
    }, print);
    await button.tap();
    expect(await leftOff.count()).toBe(0);
  }
});
