import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pagePaths } from '../../src/routes.tsx';
import { inEachEngine } from './in-each-engine.ts';
import { addressOf, click, evaluate, phone, textOf, type } from './page.ts';

inEachEngine(
  (open) => {
    test('no script of a page runs, and each page is there whole', async () => {
      for (const path of pagePaths) {
        const page = await open(path);
        const hydrated = await evaluate(page, () => document.querySelectorAll('[popovertarget][aria-expanded]').length);
        expect(hydrated, path).toBe(0);
        expect(await evaluate(page, () => document.querySelector('h1')?.checkVisibility()), path).toBe(true);
        expect((await textOf(page, 'main'))?.length, path).toBeGreaterThan(600);
      }
    });

    test('the menu opens and leads on', async () => {
      const page = await open('/', phone);
      const isOpen = () => evaluate(page, () => document.querySelector('nav#menu')?.matches(':popover-open'));
      expect(await isOpen()).toBe(false);
      await click(page, '[popovertarget="menu"]');
      await expect.poll(isOpen).toBe(true);
      await click(page, 'nav a[href="/services"]');
      await expect.poll(() => addressOf(page)).toBe('/services');
      await expect.poll(isOpen).toBe(false);
    });

    test('the form says that it cannot send, sends nothing, and keeps what was typed', async () => {
      const page = await open('/contact?service=consultation');
      expect(await textOf(page, 'form noscript')).toContain('This form needs scripts');
      await type(page, '[name="lastName"]', 'Olson');
      await click(page, 'form [type="submit"]');
      // A submission leads on, but when? So the engine also says whether it knows the method that submits nowhere.
      await setTimeout(500);
      expect(await evaluate(page, () => document.querySelector('form')?.method)).toBe('dialog');
      expect(await addressOf(page)).toBe('/contact?service=consultation');
      expect(await evaluate(page, () => document.querySelector<HTMLInputElement>('[name="lastName"]')?.value)).toBe(
        'Olson',
      );
    });

    test('the categories of the blog filter', async () => {
      const page = await open('/blog');
      const articles = () => evaluate(page, () => document.querySelectorAll('main li h3').length);
      expect(await articles()).toBe(6);
      await click(page, 'button[value="safety"]');
      await expect.poll(() => addressOf(page)).toBe('/blog?category=safety');
      await expect.poll(articles).toBe(1);
    });
  },
  { scripts: false },
);
