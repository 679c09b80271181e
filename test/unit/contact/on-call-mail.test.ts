import { describe, expect, it } from 'vitest';
import { emptyValues, type ContactValues } from '../../../src/contact/rules.ts';
import { contactMail } from '../../../src/contact/server/mail.ts';

const written = {
  ...emptyValues,
  firstName: 'Dana',
  lastName: 'Ruiz',
  email: 'dana@example.org',
  phone: '+1 507 555 0188',
  company: 'Valley Dairy',
  urgency: 'emergency',
  message: 'Leg 3 has stopped.',
  terms: 'on',
};

/** The text of the mail for the on-call service. */
const textOf = (values: Partial<ContactValues> = {}, isLast = false) =>
  contactMail(
    '7K3QX-M9D2B',
    { values: { ...written, ...values }, files: [], signs: [] },
    { to: 'desk@example.com', from: 'site@example.com' },
    { address: 'on-call@example.com', isLast },
  ).text;

/** The alphabet of an SMS of 160 characters (GSM 03.38), and its extension, whose characters count twice. */
const gsm =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const gsmExtension = '^{}\\[~]|€';

/** Returns the beginning of a text that fits into one SMS: 160 characters, or 70 if one of them is beyond the alphabet. */
function firstSms(text: string): string {
  const letters = Array.from(text);
  if (letters.slice(0, 160).some((letter) => !gsm.includes(letter) && !gsmExtension.includes(letter)))
    return text.slice(0, 70);
  let length = 0;
  return letters.filter((letter) => (length += gsmExtension.includes(letter) ? 2 : 1) <= 160).join('');
}

describe('the first SMS of an on-call mail', () => {
  const long =
    'The bucket elevator at pit 2 stopped, the belt has slipped off its head pulley, and the boot is full of grain now.';

  it.each<[string, Partial<ContactValues>, string]>([
    ['has phone, company and message', {}, '+1 507 555 0188\nValley Dairy\nLeg 3 has stopped.\n'],
    [
      'has 100 characters of the message, also behind the longest lines',
      { phone: `+1 507 555 0188 ext. ${'1'.repeat(60)}`, company: 'x'.repeat(200), message: long },
      `+1 507 555 0188 ext. 111111111\n${'x'.repeat(28)}\n${long.slice(0, 100)}`,
    ],
    [
      'has the name where there is no company',
      { company: ' ', message: 'Leg 3.\r\n\r\nIt burns.' },
      '+1 507 555 0188\nDana Ruiz\nLeg 3. It burns.\n',
    ],
    [
      'stays one of 160 characters with the punctuation of a phone’s keyboard',
      { company: 'Joe’s “Feed” Mill – [2]', message: `It’s down… ‘now’ — ${long}` },
      `+1 507 555 0188\nJoe's "Feed" Mill - (2)\n${`It's down... 'now' - ${long}`.slice(0, 100)}`,
    ],
  ])('%s', (_name, values, begins) => {
    const text = textOf(values);
    expect(firstSms(text).startsWith(begins)).toBe(true);
    expect(text.startsWith(begins)).toBe(true);
  });

  it('has the number, the company and the beginning of the message also in 70 characters', () => {
    const text = firstSms(textOf({ company: 'Łódź Mill', message: long }));
    expect(text).toHaveLength(70);
    expect(text).toMatch(/^\+1 507 555 0188\nŁódź Mill\nThe bucket elevator at pit 2 stopped/);
  });

  it('ends in no half of a character', () => {
    expect(textOf({ company: `${'x'.repeat(27)}😀` })).toContain(`\n${'x'.repeat(27)}\n`);
  });
});

it('has all that was entered below, and no line for an empty field', () => {
  expect(textOf({ company: '', message: 'Leg 3.\n\nBelt torn.' })).toBe(`+1 507 555 0188
Dana Ruiz
Leg 3. Belt torn.

Urgency: Emergency (equipment down)
Phone: +1 507 555 0188
First name: Dana
Last name: Ruiz
E-mail: dana@example.org
I agree to be contacted regarding my request. Yes
Reference: 7K3QX-M9D2B

Message:
Leg 3.

Belt torn.
`);
});

it('the last one for some minutes says that more may be in the mailbox', () => {
  expect(textOf({}, true)).toContain(
    '\nLeg 3 has stopped.\n\nMore emergencies may be in the mailbox of desk@example.com.',
  );
  expect(textOf()).not.toContain('More emergencies');
});
