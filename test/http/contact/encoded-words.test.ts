import type { ParsedMail } from 'mailparser';
import { expect, it } from 'vitest';
import { safeFileName } from '../../../src/server/contact/message.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openContactSite } from '../../support/contact/contact-site.ts';

const word = '=?utf-8?q?=5BEmergency=5D_Line_down=0D=0ABcc:_all@example.org?=';
// The name ends with a no-break space.
const sender = (mail?: ParsedMail) => mail?.replyTo?.value[0]?.name.trim();

it.each([
  word,
  `${word} ${word}`,
  `x${word}y ${word}`,
  '=?utf-8?b?W0VtZXJnZW5jeV0=?=',
  '=?utf-8?q?',
  '=? and ?=',
  '=?utf-8?Q?a b?= "quoted"',
  `Müller ${word} ${'😀'.repeat(40)}`,
  `${word}${'ü'.repeat(80)}`,
])('text that looks like an encoded word arrives as it was typed: %s', async (typed) => {
  const { post, relay } = await openContactSite();
  await post({ ...inOrder, urgency: 'planned', company: typed, firstName: typed, lastName: 'Berg' }).expect(200);
  await post({ ...inOrder, urgency: 'planned', company: '', firstName: 'Ann', lastName: typed })
    .attach('files', Buffer.from('x'), `${typed}.pdf`)
    .expect(200);
  const [first, second] = relay.mails;
  expect(first?.subject).toBe(`Precision laser alignment, ${typed}`);
  expect(sender(first)).toBe(`${typed} Berg`);
  expect(first?.text).toContain(`Company: ${typed}\n`);
  expect(second?.subject).toBe(`Precision laser alignment, Ann ${typed}`);
  expect(sender(second)).toBe(`Ann ${typed}`);
  expect(second?.attachments[0]?.filename).toBe(safeFileName(`${typed}.pdf`));
  for (const { headerLines } of relay.mails) {
    expect(headerLines.map(({ key }) => key)).not.toContain('bcc');
    // A word that is not decoded must not remain in a header either.
    for (const { line } of headerLines) expect(line).not.toMatch(/=\?utf-8\?[qb]\?/);
  }
});
