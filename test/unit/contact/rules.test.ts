import { describe, expect, it } from 'vitest';
import { addFiles, fileSize } from '../../../src/contact-form/files.ts';
import { checkValues, cleanValues, emptyValues, type ContactValues } from '../../../src/contact-form/rules.ts';

const megabyte = 1024 * 1024;

const filled: ContactValues = {
  ...emptyValues,
  firstName: 'Dana',
  lastName: 'Olson',
  email: 'dana@example.com',
  phone: '507 555 0100',
  message: 'Leg 3 does not move.',
  terms: true,
};

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
  expect(checkValues(filled)).toEqual({ passed: true, problems: {} });
  const notice = { title: 'Missing Information', text: 'Please fill in all required fields.' };
  for (const value of ['', ' \n\t', ...Object.values(invisible), Object.values(invisible).join('')]) {
    const problems = { [field]: expect.stringMatching(/\S/) };
    const empty = checkValues({ ...filled, [field]: value });
    expect(empty, JSON.stringify(value)).toEqual({ passed: false, problems, notice });
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
    expect(checkValues(marked)).toEqual({ passed: true, problems: {} });
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

  it('takes time that grows with the text only', () => {
    const text = `x${' \u00a0'.repeat(500_000)}x`;
    const start = performance.now();
    expect(clean('message', text)).toBe(text);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('the e-mail address', () => {
  const problem = (email: string) => checkValues({ ...filled, email }).problems.email;

  it.each([
    'dana@example.com',
    'DANA.O+x@Example.COM',
    'dana@müller.de',
    'dana@例え。テスト',
    'dana@localhost',
    "o'b@x.io",
  ])('accepts %s', (email) => expect(problem(email)).toBeUndefined());

  it.each([
    'dana',
    'dana at example',
    'dana@',
    '@example.com',
    'da na@example.com',
    'dana\u00a0o@example.com',
    'dana\to@example.com',
    'dana@exa mple.com',
    'dana@example.com/path',
    'dana@example.com?x',
    'dana@example.com:80',
    'dana@müller.de/x',
    'dana@mü%6cler.de',
    'dana@-müller.de.',
    'dänä@example.com',
    'dana@example.com, bob@example.com',
    // The rule checks the visible text, so nothing but the address may be there.
    'mailto:dana@example.com',
    'Dana <dana@example.com>',
  ])('refuses %j', (email) => expect(problem(email)).toMatch(/^Check the e-mail address/));
});

describe('a text that is too long', () => {
  const problems = (values: Partial<ContactValues>) => checkValues({ ...filled, ...values });

  it('names the limit and the excess, without a notice', () => {
    expect(problems({ message: 'x'.repeat(70_000) })).toEqual({
      passed: false,
      problems: { message: 'Shorten “Message” to 10,000 characters. It is 60,000 too long.' },
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
    expect(problems({ message: `\r\n ${message}\u00a0\n` })).toEqual({ passed: true, problems: {} });
    expect(problems({ message: `${message}x` }).problems.message).toContain('It is 1 too long');
  });
});

describe('addFiles', () => {
  const file = (name: string, size = 1) => ({ name, size });
  const files = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.pdf`));
  const tooMany = 'Maximum 5 files allowed';
  const tooLarge = 'File size must be less than 10MB';
  const wrongType = 'File type not supported. Accepted types: .pdf, .doc, .docx, .txt, .jpg, .jpeg, .png, .gif, .dwg';

  it.each(['pdf', 'doc', 'docx', 'txt', 'jpg', 'jpeg', 'png', 'gif', 'dwg', 'PDF', 'Dwg'])('accepts .%s', (ending) => {
    expect(addFiles([], [file(`drawing.${ending}`)]).problems).toEqual([]);
  });

  it.each(['README', 'pdf', 'a.pdf.exe', 'a.pdf.', 'a.pdf x', 'folder.pdf/'])('rejects %j', (name) => {
    expect(addFiles([], [file(name)])).toEqual({ files: [], problems: [{ problem: wrongType, names: [name] }] });
  });

  it.each(['a.pdf ', 'a.pdf\u200e', '\u202aa.pdf\u202c', 'a.pdf\u00a0\ufeff'])(
    'accepts %j, which looks like a.pdf',
    (name) => {
      expect(addFiles([], [file(name)]).problems).toEqual([]);
    },
  );

  it('accepts empty files and files of 10 MB, and rejects one byte more', () => {
    expect(addFiles([], [file('a.pdf', 10 * megabyte), file('b.pdf', 0)]).problems).toEqual([]);
    const problems = [{ problem: tooLarge, names: ['a.pdf'] }];
    expect(addFiles([], [file('a.pdf', 10 * megabyte + 1)])).toEqual({ files: [], problems });
  });

  it('accepts five files, and rejects a sixth', () => {
    expect(addFiles(files(4), files(1)).problems).toEqual([]);
    const problems = [{ problem: tooMany, names: ['0.pdf'] }];
    expect(addFiles(files(5), files(1))).toEqual({ files: files(5), problems });
  });

  it('lists each problem once, with its files', () => {
    const batch = [...files(3), file('a.exe'), file('b.pdf', 11 * megabyte), file('c.exe', 11 * megabyte)];
    expect(addFiles([], batch).problems).toEqual([
      { problem: tooMany, names: batch.map(({ name }) => name) },
      { problem: tooLarge, names: ['b.pdf', 'c.exe'] },
      { problem: wrongType, names: ['a.exe', 'c.exe'] },
    ]);
  });
});

it.each([
  [0, '0 B'],
  [640, '640 B'],
  [1024, '1 KB'],
  [megabyte - 1, '1.0 MB'],
  [1.44 * megabyte, '1.4 MB'],
  [10 * megabyte, '10.0 MB'],
])('fileSize shows %d bytes as %s', (bytes, text) => expect(fileSize(bytes)).toBe(text));
