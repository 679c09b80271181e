import { describe, expect, it } from 'vitest';
import { contactFields } from '../../../src/contact/fields.ts';
import { checkValues, cleanValues, emptyValues, type ContactValues } from '../../../src/contact/rules.ts';
import { checkForm } from '../../../src/contact/server/check-form.ts';
import { emptyForm } from '../../support/contact/contact-request.ts';

const filled: ContactValues = {
  ...emptyValues,
  firstName: 'Dana',
  lastName: 'Olson',
  email: 'dana@example.com',
  phone: '507 555 0100',
  message: 'Leg 3 does not move.',
  terms: 'on',
};

const invalid = { title: 'Check Your Entries', text: 'Please correct the marked fields.' };

/** Characters that a paste brings along and that nobody sees. */
const invisible = {
  'a non-breaking space': '\u00a0',
  'a narrow one': '\u202f',
  'a zero-width space': '\u200b',
  'a joiner': '\u200d',
  'a byte order mark': '\ufeff',
  'a soft hyphen': '\u00ad',
  'direction marks': '\u200e\u202a\u202c\u2066\u2069',
  'a tab and line ends': '\t\r\n\u2028',
  'a control character': '\u0000\u007f',
  'a Hangul filler': '\u3164',
  'a blank of braille': '\u2800',
  'a tag outside of the basic plane': '\u{e0061}',
};

it.each(['firstName', 'lastName', 'email', 'phone', 'message'])('checkValues requires words in %s', (field) => {
  const notice = { title: 'Missing Information', text: 'Please fill in all required fields.' };
  for (const value of ['', ' \n\t', Object.values(invisible).join('')]) {
    const problems = { [field]: expect.stringMatching(/\S/) };
    const empty = checkValues({ ...filled, [field]: value });
    expect(empty, JSON.stringify(value)).toEqual({ problems, notice });
    expect(cleanValues({ ...filled, [field]: value })).toEqual({ ...filled, [field]: '' });
  }
});

describe('cleanValues', () => {
  const { 'a tag outside of the basic plane': tag, ...marks } = invisible;
  const clean = (name: keyof typeof filled, value: string) => cleanValues({ ...filled, [name]: value })[name];

  it.each(Object.entries(marks))('removes %s from both ends of each text', (_name, mark) => {
    const marked = { ...filled };
    for (const [name, value] of Object.entries(filled)) {
      if (typeof value === 'string') Object.assign(marked, { [name]: `${mark} ${value}${mark} ${mark}` });
    }
    expect(cleanValues(marked)).toEqual(filled);
    expect(checkValues(marked)).toEqual({ problems: {} });
  });

  it.each(['\u200b', '\ufeff', '\u00ad', '\u202d', '\u200d', tag])('removes %j inside an address', (mark) => {
    expect(clean('email', `dana@exam${mark}ple.com`)).toBe('dana@example.com');
    expect(clean('phone', `507${mark} 555`)).toBe('507 555');
  });

  it('makes each white space in a line a space, and leaves the spaces', () => {
    expect(clean('phone', '+1\u00a0507\u202f555\t0100')).toBe('+1 507 555 0100');
    expect(clean('company', 'Valley  Dairy\r\nPlant\u00a02')).toBe('Valley  Dairy Plant 2');
  });

  it('leaves the lines of the message, and the joiners that names and pictures need', () => {
    expect(clean('message', '\r\n\tLeg 3\r\n\rstopped.\u0007 \n')).toBe('Leg 3\n\nstopped.');
    for (const name of ['lastName', 'company', 'message'] as const) {
      expect(clean(name, 'می\u200cخواهم 👷🏽\u200d♀\ufe0f ok')).toBe('می\u200cخواهم 👷🏽\u200d♀\ufe0f ok');
    }
  });

  // In time that grows with the square of the text it would take longer than a test may.
  it('cleans a text with a million spaces', () => {
    const text = `x${' \u00a0'.repeat(500_000)}x`;
    expect(clean('message', text)).toBe(text);
  });
});

describe('a text that is too long', () => {
  const problems = (values: Partial<ContactValues>) => checkValues({ ...filled, ...values });

  it('names the limit and the excess', () => {
    expect(problems({ message: 'x'.repeat(70_000) })).toEqual({
      problems: { message: 'Shorten “Message” to 10,000 characters. It is 60,000 too long.' },
      notice: invalid,
    });
    for (const name of ['firstName', 'lastName', 'email', 'phone', 'company'] as const) {
      expect(problems({ [name]: 'x'.repeat(1201) }).problems[name]).toMatch(
        /^Shorten “.+” to 200 .+ 1,001 too long\.$/,
      );
      expect(problems({ [name]: 'x'.repeat(200) }).problems[name] ?? '').not.toMatch(/^Shorten/);
    }
  });

  it('counts a line break as one character, and what is not sent as none', () => {
    const message = `${'x'.repeat(99)}\r\n`.repeat(99) + 'x'.repeat(100);
    expect(problems({ message: `\r\n ${message}\u00a0\n` })).toEqual({ problems: {} });
    expect(problems({ message: `${message}x` }).problems.message).toContain('It is 1 too long');
  });
});

it('the terms are agreed to after all required fields are filled in', () => {
  const { required: missing } = contactFields.terms;
  const notice = { title: 'Agreement Required', text: 'Please agree to be contacted regarding your request.' };
  expect(checkValues({ ...filled, terms: '' })).toEqual({ problems: { terms: missing }, notice });
  const both = checkValues({ ...filled, terms: '', phone: '' });
  expect(both.problems).toEqual({ terms: missing, phone: contactFields.phone.required });
  expect(both.notice?.title).toBe('Missing Information');
});

it.each(['dana@', 'dana@gmailcom'])('the mistyped e-mail address %s has a problem beside it, and a notice', (email) => {
  const problems = { email: expect.stringMatching(/\S/) };
  expect(checkValues({ ...filled, email })).toEqual({ problems, notice: invalid });
});

it.each(['dana@example.com.', 'dana@example.com,', ' dana@example.com ,. '])(
  'full stops and commas at the end of %j go',
  (email) => {
    expect(cleanValues({ ...filled, email })).toEqual(filled);
    expect(checkValues({ ...filled, email })).toEqual({ problems: {} });
  },
);

it('an e-mail address that is too long is refused without converting its domain, which takes half a second', () => {
  const domain = Array.from({ length: 21_500 }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7919) % 20_900)));
  const email = `dana@${domain.join('')}`;
  // Otherwise the test would take longer than a test may.
  for (let turn = 0; turn < 300; turn += 1) expect(checkValues({ ...filled, email }).notice).toEqual(invalid);
});

it.each([
  ['industry', 'food-beverage'],
  ['serviceType', 'laser-alignment'],
  ['urgency', 'emergency'],
  ['terms', 'on'],
] as const)('the %s of a posted form is an entry of its list or "on", or nothing', (name, known) => {
  const read = (posted: string) => checkForm({ ...emptyForm, fields: new Map([[name, posted]]) }).values[name];
  expect([read(known), read('')]).toEqual([known, '']);
  for (const posted of ['"><i>', 'constructor']) expect(read(posted)).toBe(name === 'terms' ? 'on' : '');
});

const links = (count: number) => Array.from({ length: count }, (_, index) => `https://www.${index}.example`).join('\n');

it.each([
  [{ leaveEmpty: 'x' }, ['hiddenField']],
  [{ leaveEmpty: '' }, []],
  [{ elapsed: '2999' }, ['fast']],
  [{ elapsed: '3000' }, []],
  [{ elapsed: '-1' }, []],
  [{ elapsed: '' }, []],
  [{ message: links(3) }, []],
  [{ message: links(4) }, ['links']],
  [{ message: 'www.a.example HTTP://b.example http://www.c.example [url=https://d.example]' }, ['links']],
  [{ leaveEmpty: 'x', elapsed: '0', message: links(4) }, ['hiddenField', 'fast', 'links']],
])('a form with %j has the signs of spam %j', (fields, signs) => {
  expect(checkForm({ ...emptyForm, fields: new Map(Object.entries(fields)) }).signs).toEqual(signs);
});
