import { expect, test } from 'vitest';
import { pagePaths } from '../../src/routes.tsx';
import { inEachEngine } from './in-each-engine.ts';
import { evaluate, phone } from './page.ts';

inEachEngine((open) => {
  test.for([...pagePaths, '/no-such-page'])(
    '%s comes up whole, styled and lettered, and fits a phone',
    async (path) => {
      const page = await open(path);
      // WebKit writes the name with its quotes.
      await expect
        .poll(() =>
          evaluate(page, () => [...document.fonts].find(({ family }) => /^"?Lettering"?$/.test(family))?.status),
        )
        .toBe('loaded');
      expect(
        await evaluate(page, () => {
          const header = document.querySelector('header');
          return [
            header?.clientHeight,
            header && getComputedStyle(header).position,
            document.querySelectorAll('h1').length,
          ];
        }),
      ).toEqual([78, 'sticky', 1]);
      await page.resize(phone);
      await expect.poll(() => evaluate(page, () => innerWidth)).toBe(phone.width);
      // Some engines take a scroll bar's width off.
      const overflow = await evaluate(
        page,
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    },
  );
});
