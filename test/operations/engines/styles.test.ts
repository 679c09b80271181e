import { describe, expect } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { engines } from './engines.ts';

describe.each(engines)('in $name', ({ test }) => {
  test.for([...pagePaths, '/no-such-page'])('%s has its styles and font and fits a phone', async (path, { open }) => {
    const page = await open(path, { expected: [/^404: no page at \/no-such-page$/] });
    const font = () =>
      // WebKit keeps the quotes of the name.
      page.evaluate(() => [...document.fonts].find(({ family }) => /^"?Lettering"?$/.test(family))?.status);
    await expect.poll(font).toBe('loaded');
    const header = () => {
      const element = document.querySelector('header');
      return [element?.clientHeight, element && getComputedStyle(element).position];
    };
    expect(await page.evaluate(header)).toEqual([78, 'sticky']);
    await page.setViewportSize({ width: 360, height: 640 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(360);
    // In some engines the scroll bar takes space.
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth: content, clientWidth: room } = document.documentElement;
      return { scrollWidth: content, clientWidth: room };
    });
    expect(scrollWidth).toBe(clientWidth);
  });
});
