import { expect, it } from 'vitest';
import { found } from '../../support/read-html.ts';
import { served } from '../../support/server/served-pages.ts';

/** Name, type, `autocomplete`, `inputmode` and mark of each field. */
const fields = [
  ['firstName', 'text', 'given-name', '', 'required'],
  ['lastName', 'text', 'family-name', '', 'required'],
  ['email', 'email', 'email', 'email', 'required'],
  ['phone', 'tel', 'tel', 'tel', 'required'],
  ['company', 'text', 'organization', '', 'optional'],
  ['industry', 'select', '', '', 'optional'],
  ['serviceType', 'select', '', '', 'required'],
  ['urgency', 'select', '', '', 'optional'],
  ['message', 'textarea', '', '', 'required'],
  ['terms', 'checkbox', '', '', ''],
];

const options = {
  industry: 'food-beverage pharmaceutical chemical power grain manufacturing other',
  serviceType:
    'emergency maintenance-staffing laser-alignment equipment-installation steel-fabrication plant-relocation ' +
    'conveyor-elevator industrial-demolition consultation',
  urgency: 'emergency urgent soon planned future',
};

/** Returns the form at an address, and its controls with their attributes. */
async function formAt(address: string) {
  const { text } = await served(address);
  const form = text.slice(text.indexOf('<form'), text.indexOf('</form>'));
  const controls = [...form.matchAll(/<(input|select|textarea)\b([^>]*)>/g)].map(
    ([, element = '', attributes = '']) => {
      const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [
        name.toLowerCase(),
        value,
      ]);
      return { element, ...Object.fromEntries(pairs) };
    },
  );
  return { form, controls };
}

const listIn = (form: string, name: string) =>
  new RegExp(`<select[^>]* name="${name}".*?</select>`).exec(form)?.[0] ?? '';

it('each field has its type, mark and options', async () => {
  const { form, controls } = await formAt('/contact');
  const named = controls.filter(({ name }) => name);
  const markOf = (name: string) => new RegExp(`id="${name}-mark"[^>]*>([^<]*)<`).exec(form)?.[1] ?? '';
  expect(
    named.map(({ name, element, type, autocomplete = '', inputmode = '' }) => [
      name,
      type ?? element,
      autocomplete,
      inputmode,
      markOf(name),
    ]),
  ).toEqual(fields);
  // Phones correct family names and companies into words.
  const verbatim = named.filter(({ autocorrect, spellcheck }) => autocorrect === 'off' && spellcheck === 'false');
  expect(verbatim.map(({ name }) => name)).toEqual(['firstName', 'lastName', 'email', 'phone', 'company']);
  const required = named.filter((control) => 'required' in control).map(({ name }) => name);
  expect(required).toEqual(['firstName', 'lastName', 'email', 'phone', 'serviceType', 'message', 'terms']);
  expect(named.filter((control) => control['aria-invalid'] !== 'false')).toEqual([]);
  for (const [name, values] of Object.entries(options)) {
    expect(found(listIn(form, name), /<option value="([^"]*)"/g)).toEqual(['', ...values.split(' ')]);
    expect(found(listIn(form, name), /<option value="([^"]*)" selected/g)).toEqual(['']);
  }
  const urgencies = found(listIn(form, 'urgency'), /<option[^>]*>([^<]*)</g).slice(1);
  for (const [index, time] of ['equipment down', 'within 24 hours', 'within 1 week', 'within 1 month'].entries())
    expect(urgencies[index]).toContain(`(${time})`);
  expect(controls.find(({ type }) => type === 'file')).toMatchObject({
    accept: '.pdf,.doc,.docx,.txt,.jpg,.jpeg,.png,.gif,.dwg',
    multiple: '',
  });
});

it('the form is served with the values of the query', async () => {
  const { form } = await formAt('/contact?service=food-beverage&urgency=planned');
  const selected = { industry: 'food-beverage', serviceType: '', urgency: 'planned' };
  for (const [name, value] of Object.entries(selected))
    expect(found(listIn(form, name), /<option value="([^"]*)" selected/g), name).toEqual([value]);
});
