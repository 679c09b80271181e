import { beforeEach, expect, it, vi } from 'vitest';
import {
  addToForm,
  announce,
  changeField,
  changeForm,
  clearForm,
  formState,
  requestIdOf,
  initialState,
} from '../../../src/contact/page/form-state.ts';
import { emptyValues, type ContactValues } from '../../../src/contact/rules.ts';

const withValues = (values: Partial<ContactValues>) => ({ ...emptyValues, ...values });
const file = (name: string) => new File(['%PDF'], name);
const files = () => formState().files.map(({ name }) => name);

beforeEach(() => {
  changeForm(initialState);
  vi.stubGlobal('isSecureContext', true);
});

it('a value that the visitor has changed is no longer that of a link', () => {
  changeForm({ linked: { serviceType: 'emergency', urgency: 'emergency' } });
  changeField('urgency', withValues({ urgency: 'soon' }), undefined);
  expect(formState()).toMatchObject({ values: { urgency: 'soon' }, linked: { serviceType: 'emergency' } });
  expect(formState().linked).not.toHaveProperty('urgency');
});

it.each([
  ['message', 'It is 1 too long.', { message: 'It is 1 too long.' }],
  ['message', undefined, {}],
  // A field has no problem before the visitor sends the form.
  ['email', 'Check the e-mail address.', { message: 'It is 2 too long.' }],
] as const)('a problem of a field follows its text: %s, %s', (name, problem, others) => {
  const firstName = 'Enter your first name.';
  changeForm({ problems: { firstName, message: 'It is 2 too long.' } });
  changeField(name, emptyValues, problem);
  expect(formState().problems).toEqual({ firstName, ...others });
});

it('the same words are announced again, until the visitor types', () => {
  for (const times of [1, 2]) {
    announce('plan.pdf removed');
    expect(formState().announcement).toEqual({ words: 'plan.pdf removed', times });
  }
  changeField('company', emptyValues, undefined);
  expect(formState().announcement.words).toBe('');
});

it('a batch is attached as a whole or not at all, and no id is used twice', () => {
  changeForm({ filesLost: true });
  expect(addToForm([file('3.pdf'), file('4.step')])).toBeDefined();
  expect(formState()).toMatchObject({
    files: [],
    filesLost: true,
    problems: { files: expect.stringMatching('4.step') },
  });
  for (const name of ['1.pdf', '2.pdf', '1.pdf']) expect(addToForm([file(name)])).toBeUndefined();
  expect(files()).toEqual(['1.pdf', '2.pdf', '1.pdf']);
  expect(formState()).toMatchObject({ filesLost: false, problems: { files: '' } });
  expect(new Set(formState().files.map(({ id }) => id)).size).toBe(3);
});

it('a request that was sent leaves nothing but a link and a file that came while it was sent', () => {
  changeForm({
    values: withValues({ message: 'Leg 3', urgency: 'soon' }),
    linked: { urgency: 'soon' },
    filesLost: true,
  });
  addToForm([file('sent.pdf')]);
  const begun = formState();
  addToForm([file('late.pdf')]);
  clearForm(begun, '7K3QX-M9D2B');
  const sent = { ...initialState, enteredAt: expect.any(Number), step: 'sent', reference: '7K3QX-M9D2B' };
  expect(formState()).toEqual({ ...sent, files: [expect.objectContaining({ name: 'late.pdf' })] });

  const next = formState();
  changeForm({ linked: { urgency: 'emergency' } });
  clearForm(next, undefined);
  const linked = { urgency: 'emergency' };
  expect(formState()).toEqual({ ...sent, values: withValues(linked), linked, reference: undefined });
});

it('the same content keeps its id until it was sent', () => {
  const id = requestIdOf('Leg 3');
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(requestIdOf('Leg 3')).toBe(id);
  const next = requestIdOf('Leg 4');
  expect(next).not.toBe(id);
  clearForm(formState(), undefined);
  expect(requestIdOf('Leg 4')).not.toBe(next);
});

it('a browser that refuses its storage loses no entry of the page', () => {
  const setItem = vi.fn<() => void>(() => {
    throw new DOMException('The request was denied.', 'SecurityError');
  });
  vi.stubGlobal('sessionStorage', { setItem });
  changeForm({ values: withValues({ message: 'Leg 3' }) });
  expect(setItem).toHaveBeenCalledOnce();
  expect(formState().values.message).toBe('Leg 3');
});
