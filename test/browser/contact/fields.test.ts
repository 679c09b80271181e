import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { ContactForm, everything } from '../../support/contact/contact-form.ts';

test('the label of each field leads to it, and Tab leads through them with a visible focus', async ({ visit }) => {
  const page = await visit('/contact');
  const form = new ContactForm(page);
  const names = Object.keys(everything);
  for (const name of names) {
    await page.locator(`form label[for="${name}"], form label:has([name="${name}"])`).click();
    expect(await form.focused()).toBe(name);
  }

  await form.field('firstName').focus();
  const stops: (string | null | undefined)[] = [];
  for (let stop = 0; stop < names.length + 4; stop++) {
    stops.push(await form.focused());
    const outline = await page.evaluate(() => {
      const element = document.activeElement;
      // The picker is invisible, so the element that looks like its button shows the focus.
      const shown = element?.matches('[type="file"]') ? document.querySelector('#files-choose') : element;
      return shown && getComputedStyle(shown).outlineStyle;
    });
    expect(outline, `stop ${stop}`).toBe('solid');
    await page.keyboard.press('Tab');
  }
  // The e-mail address and the privacy text are links.
  expect(stops).toEqual([...names.slice(0, -1), 'files', 'terms', null, null, 'submit']);
});
