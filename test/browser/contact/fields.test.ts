import { expect } from 'vitest';
import { test } from '../../support/browser/browser.ts';
import { ContactForm } from '../../support/contact/contact-form.ts';

/** Name, type, `autocomplete`, `inputmode` and mark of each field. */
const fields = [
  ['firstName', 'text', 'given-name', '', 'required'],
  ['lastName', 'text', 'family-name', '', 'required'],
  ['email', 'email', 'email', 'email', 'required'],
  ['phone', 'tel', 'tel', 'tel', 'required'],
  ['company', 'text', 'organization', '', 'optional'],
  ['industry', 'select-one', '', '', 'optional'],
  ['serviceType', 'select-one', '', '', 'required'],
  ['urgency', 'select-one', '', '', 'optional'],
  ['message', 'textarea', '', '', 'required'],
  ['terms', 'checkbox', '', '', ''],
];

const options = {
  industry: ['food-beverage', 'pharmaceutical', 'chemical', 'power', 'grain', 'manufacturing', 'other'],
  serviceType: [
    'emergency',
    'maintenance-staffing',
    'laser-alignment',
    'equipment-installation',
    'steel-fabrication',
    'plant-relocation',
    'conveyor-elevator',
    'industrial-demolition',
    'consultation',
  ],
  urgency: ['emergency', 'urgent', 'soon', 'planned', 'future'],
};

test('each field has its type, mark, options and own label, and Tab leads through them with a visible focus', async ({
  visit,
}) => {
  const page = await visit('/contact');
  const form = new ContactForm(page);
  const found = await page
    .locator('form [name]')
    .evaluateAll((all) =>
      all.map((element) => [
        element.getAttribute('name'),
        'type' in element ? element.type : '',
        element.getAttribute('autocomplete') ?? '',
        element.getAttribute('inputmode') ?? '',
        document.querySelector(`#${element.getAttribute('name')}-mark`)?.textContent ?? '',
      ]),
    );
  expect(found).toEqual(fields);
  const names = await page
    .locator('form :required')
    .evaluateAll((all) => all.map((element) => element.getAttribute('name')));
  expect(names).toEqual(['firstName', 'lastName', 'email', 'phone', 'serviceType', 'message', 'terms']);
  for (const [name, values] of Object.entries(options)) {
    const offered = await form
      .field(name)
      .locator('option')
      .evaluateAll((all) => all.map((option) => option.getAttribute('value')));
    expect(offered).toEqual(['', ...values]);
    expect(await form.field(name).inputValue()).toBe('');
  }
  const urgencies = await form.field('urgency').locator('option:not([value=""])').allTextContents();
  for (const [index, time] of ['equipment down', 'within 24 hours', 'within 1 week', 'within 1 month'].entries()) {
    expect(urgencies[index]).toContain(`(${time})`);
  }
  expect(await form.picker.getAttribute('accept')).toBe('.pdf,.doc,.docx,.txt,.jpg,.jpeg,.png,.gif,.dwg');
  expect(await form.picker.getAttribute('multiple')).not.toBeNull();

  const labels = new Set<string>();
  for (const [name = ''] of fields) {
    const own = page.locator(`form label[for="${name}"], form label:has([name="${name}"])`);
    labels.add((await own.innerText()).trim());
    await own.click();
    expect(await form.focused()).toBe(name);
  }
  expect(labels.size).toBe(fields.length);
  expect(labels).not.toContain('');

  await form.field('firstName').focus();
  const stops: (string | null | undefined)[] = [];
  for (let stop = 0; stop < fields.length + 2; stop++) {
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
  expect(stops).toEqual([...fields.map(([name]) => name).slice(0, -1), 'files', 'terms', 'submit']);
});
