import { expect, test } from 'vitest';
import { collectAnnouncements, takeAnnouncements } from '../../support/browser/announcements.ts';
import { inEachEngine } from './in-each-engine.ts';
import { evaluate, hasFocus, key, press, type } from './page.ts';

inEachEngine((open) => {
  test('Enter in a field with a problem announces the problem, each time', async () => {
    const page = await open('/contact');
    for (const name of ['firstName', 'lastName', 'phone', 'message']) await type(page, `[name="${name}"]`, 'x');
    await type(page, '[name="email"]', 'ann at example');
    await evaluate(page, collectAnnouncements);
    for (let turn = 0; turn < 2; turn += 1) {
      await press(page, key.enter);
      await expect
        .poll(() => evaluate(page, takeAnnouncements))
        .toEqual(['Check the e-mail address. It should look like name@example.com.']);
      expect(await hasFocus(page, '[name="email"]')).toBe(true);
    }
  });
});
