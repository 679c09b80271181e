import { expect, test } from 'vitest';
import { pagePaths } from '../../../src/routes.tsx';
import { inEachEngine } from './in-each-engine.ts';
import { addressOf, click, evaluate, phone, textOf, type } from './page.ts';

inEachEngine(
  (open) => {
    test('every page is complete without its scripts', async () => {
      for (const path of pagePaths) {
        const page = await open(path);
        const hydrated = await evaluate(page, () => document.querySelectorAll('[popovertarget][aria-expanded]').length);
        expect(hydrated, path).toBe(0);
        expect(await evaluate(page, () => document.querySelector('h1')?.checkVisibility()), path).toBe(true);
        expect((await textOf(page, 'main'))?.length, path).toBeGreaterThan(600);
      }
    });

    test('the menu opens, and its links work', async () => {
      const page = await open('/', phone);
      const isOpen = () => evaluate(page, () => document.querySelector('nav#menu')?.matches(':popover-open'));
      expect(await isOpen()).toBe(false);
      await click(page, '[popovertarget="menu"]');
      await expect.poll(isOpen).toBe(true);
      await click(page, 'nav a[href="/services"]');
      await expect.poll(() => addressOf(page)).toBe('/services');
      await expect.poll(isOpen).toBe(false);
    });

    test('the form says that it needs scripts, sends nothing and keeps what was typed', async () => {
      const page = await open('/contact?service=consultation');
      expect(await textOf(page, 'form noscript')).toContain('This form needs JavaScript');
      // The method `dialog` sends nothing.
      expect(await evaluate(page, () => document.querySelector('form')?.method)).toBe('dialog');
      await type(page, '[name="lastName"]', 'Olson');
      await click(page, 'form [type="submit"]');
      // A submission would happen before the next click.
      await click(page, '[name="firstName"]');
      expect(await addressOf(page)).toBe('/contact?service=consultation');
      expect(await evaluate(page, () => document.querySelector<HTMLInputElement>('[name="lastName"]')?.value)).toBe(
        'Olson',
      );
    });
  },
  { scripts: false },
);
