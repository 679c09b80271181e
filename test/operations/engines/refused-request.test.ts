import { expect, test } from 'vitest';
import { inEachEngine } from './in-each-engine.ts';
import { click, evaluate, hasFocus, key, press, textOf } from './page.ts';

inEachEngine(
  (open) => {
    test('without scripts, the notice of a refused request leads by keyboard to the first wrong field', async () => {
      const page = await open('/contact');
      await click(page, 'form [type="submit"]');
      await expect.poll(() => textOf(page, 'form [role="alert"]')).toContain('Please fill in all required fields.');
      expect(await evaluate(page, () => document.title)).toMatch(/^Error: /);
      await expect.poll(() => hasFocus(page, 'form [role="alert"]')).toBe(true);
      await press(page, key.tab);
      await press(page, key.enter);
      await expect.poll(() => hasFocus(page, '[name="firstName"]')).toBe(true);
    });
  },
  { scripts: false, env: { SMTP_URL: 'smtp://127.0.0.1:1', REQUESTS_TO: 'desk@example.com' } },
);
