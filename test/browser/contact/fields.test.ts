import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { ContactForm, everything } from '../../support/contact/contact-form.ts';

test('no field is invalid before an attempt, and Tab leads through them with a visible focus', async ({ visit }) => {
  const page = await visit('/contact', { reducedMotion: 'reduce' });
  const form = new ContactForm(page);
  const names = Object.keys(everything);
  // Firefox 153 tells a screen reader of each field that is `:invalid`, and of its form, before anything was entered.
  expect(await page.locator(':invalid').count()).toBe(0);
  expect(await form.root.locator('[aria-required="true"]').count()).toBe(7);
  const stops = await page.evaluateHandle(() => {
    const reached: (string | null)[][] = [];
    document.addEventListener('focusin', ({ target: element }) => {
      if (!(element instanceof Element)) return;
      // The picker is invisible, so the element that looks like its button shows the focus.
      const shown = element.matches('[type="file"]') ? document.querySelector('#files-choose') : element;
      const name = element.getAttribute('name') ?? (element.id || element.getAttribute('type'));
      reached.push([name, shown && getComputedStyle(shown).outlineStyle]);
    });
    return reached;
  });
  await form.field('firstName').focus();
  for (let stop = 1; stop < names.length + 4; stop++) await page.keyboard.press('Tab');
  // The e-mail address and the privacy text are links.
  const expected = [...names.slice(0, -1), 'files', 'terms', null, null, 'submit'];
  expect(await stops.jsonValue()).toEqual(expected.map((name) => [name, 'solid']));
});
