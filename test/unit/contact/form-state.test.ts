import { describe, expect, it } from 'vitest';
import { createFormState, formState, initialState } from '../../../src/contact/page/form-state.ts';
import { emptyValues, type ContactValues } from '../../../src/contact/rules.ts';

const emergencyLink = { key: 'a', search: '?service=emergency&urgency=emergency' };
const emergency = { serviceType: 'emergency', urgency: 'emergency' };
const plainLink = { key: 'b', search: '' };
const withValues = (values: Partial<ContactValues>) => ({ ...emptyValues, ...values });
const file = (name: string) => new File(['%PDF'], name);
const namesIn = (state: ReturnType<typeof createFormState>) => state.current().files.map(({ name }) => name);

it('the server has no state that visitors could share', () => {
  expect(formState).toThrow('many visitors');
});

describe('links', () => {
  it('a link sets lists, and the next one removes what the visitor has not chosen', () => {
    const state = createFormState();
    state.linkEntered(withValues({ company: 'Mill' }), emergencyLink, false);
    expect(state.current()).toMatchObject({ values: { company: 'Mill', ...emergency }, followed: emergencyLink });
    // The visitor chooses the same value as the link.
    state.typed('urgency', state.current().values, undefined);
    state.linkEntered(state.current().values, plainLink, false);
    expect(state.current().values).toEqual(withValues({ company: 'Mill', urgency: 'emergency' }));
  });

  it('a form that is shown keeps what was entered before, and knows what its link has set', () => {
    const state = createFormState();
    const entered = withValues({ serviceType: 'emergency', urgency: 'soon' });
    state.opened(entered, emergencyLink, false);
    expect(state.current()).toMatchObject({ values: entered, linked: emergency });
  });

  it('a form that was left keeps its entries and not its problems', () => {
    const state = createFormState();
    state.checked(emptyValues, { email: 'Enter an e-mail address.' });
    state.announced('Enter an e-mail address.');
    state.left(withValues({ firstName: 'Dana' }));
    expect(state.current()).toEqual({
      ...initialState,
      values: withValues({ firstName: 'Dana' }),
      announcement: { words: '', times: 1 },
    });
  });
});

describe('problems', () => {
  const problems = { firstName: 'Enter your first name.', message: 'It is 2 too long.' };

  it.each([
    ['message', 'It is 1 too long.', { ...problems, message: 'It is 1 too long.' }],
    ['message', undefined, { firstName: problems.firstName }],
    // A field has no problem before the visitor sends the form.
    ['email', 'Check the e-mail address.', problems],
  ] as const)('after typing in %s, whose problem is then %j', (name, problem, expected) => {
    const state = createFormState();
    state.checked(emptyValues, problems);
    state.typed(name, emptyValues, problem);
    expect(state.current().problems).toEqual(expected);
  });

  it('the same problem is announced again, until the visitor types in a field that has one', () => {
    const state = createFormState();
    state.checked(emptyValues, problems);
    for (const times of [1, 2]) {
      state.announced(problems.firstName);
      expect(state.current().announcement).toEqual({ words: problems.firstName, times });
    }
    state.typed('company', emptyValues, undefined);
    expect(state.current().announcement.words).toBe(problems.firstName);
    state.typed('firstName', emptyValues, undefined);
    expect(state.current().announcement.words).toBe('');
  });
});

describe('files', () => {
  it('a batch is attached as a whole or not at all, and no id is used twice', () => {
    const state = createFormState();
    expect(state.attached([file('1.pdf'), file('2.pdf')])).toBeUndefined();
    expect(state.attached([file('3.pdf'), file('4.step')])).toBeDefined();
    expect(namesIn(state)).toEqual(['1.pdf', '2.pdf']);
    expect(state.current().filesProblem).toContain('4.step');
    const ids = state.current().files.map(({ id }) => id);
    for (const id of ids) state.detached(id);
    expect(state.current()).toMatchObject({ files: [], filesProblem: '' });
    state.attached([file('5.pdf')]);
    expect(ids).not.toContain(state.current().files[0]?.id);
  });

  it('a copy in memory takes the place of its file, if that is still attached', () => {
    const state = createFormState();
    state.attached([file('1.pdf'), file('2.pdf')]);
    const [first, second] = state.current().files;
    if (!first || !second) throw new Error('They are not attached');
    state.detached(second.id);
    state.attached([file('3.pdf')]);
    const copies = [first, second].map((attached) => ({ ...attached, file: file(attached.name), isRead: true }));
    state.filesRead(copies);
    expect(namesIn(state)).toEqual(['1.pdf', '3.pdf']);
    expect(state.current().files.map(({ isRead }) => isRead)).toEqual([true, false]);
    expect(state.current().files[0]?.file).toBe(copies[0]?.file);
  });
});

describe('sending', () => {
  it('a request that was sent leaves nothing but what came while it was sent', () => {
    const state = createFormState();
    state.opened(withValues({ serviceType: 'consultation' }), { key: 'c', search: '?service=consultation' }, false);
    state.attached([file('sent.pdf')]);
    const begun = state.current();
    state.sending();
    state.uploading(0.5);
    expect(state.current()).toMatchObject({ step: 'sending', uploaded: 0.5 });
    state.attached([file('late.pdf')]);
    expect(state.current().step).toBe('sending');
    state.linkEntered(withValues({ message: 'Leg 3', serviceType: 'consultation' }), emergencyLink, false);
    state.sent(begun, '7K3QX-M9D2B');
    expect(state.current()).toEqual({
      ...initialState,
      values: withValues(emergency),
      linked: emergency,
      followed: emergencyLink,
      files: [expect.objectContaining({ name: 'late.pdf' })],
      lastFileId: 2,
      step: 'sent',
      reference: '7K3QX-M9D2B',
    });
  });

  it('the values of the link with which it was sent are removed', () => {
    const state = createFormState();
    state.linkEntered(emptyValues, emergencyLink, false);
    state.sent(state.current(), undefined);
    expect(state.current()).toMatchObject({ values: emptyValues, linked: {}, reference: undefined });
  });

  it('a refusal and a failure of our code lose nothing', () => {
    const state = createFormState();
    state.attached([file('plan.pdf')]);
    state.checked(withValues({ message: 'Leg 3' }), {});
    const before = state.current();
    state.sending();
    state.stopped();
    expect(state.current()).toEqual(before);
    state.sending();
    state.refused({ email: 'No such domain.' }, 'plan.pdf: File type not supported.');
    expect(state.current()).toEqual({
      ...before,
      problems: { email: 'No such domain.' },
      filesProblem: 'plan.pdf: File type not supported.',
    });
  });

  it('the first entry after a request ends its confirmation', () => {
    const state = createFormState();
    const entries = [() => state.typed('company', emptyValues, undefined), () => state.attached([file('plan.pdf')])];
    for (const enter of entries) {
      state.sent(state.current(), undefined);
      expect(state.current().step).toBe('sent');
      enter();
      expect(state.current().step).toBe('writing');
    }
  });

  it('the same content keeps its id until it was sent', () => {
    const state = createFormState();
    const id = state.identify('Leg 3');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(state.identify('Leg 3')).toBe(id);
    const next = state.identify('Leg 4');
    expect(next).not.toBe(id);
    state.sent(state.current(), undefined);
    expect(state.identify('Leg 4')).not.toBe(next);
  });
});
