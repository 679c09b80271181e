import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { emptyValues } from '../../../src/contact/rules.ts';
import { contactMail } from '../../../src/contact/server/mail.ts';
import { mailBytes } from '../../support/contact/mail-bytes.ts';
import { findProgram } from '../../support/find-program.ts';

const python = findProgram({ name: 'python3' });

/** Prints the names of a mail's files, as Python's parser reads them by its older policy, which is used by default, and by the new one. */
const script = `
import email, email.policy, json, sys
mail = sys.stdin.buffer.read()
parsed = [email.message_from_bytes(mail), email.message_from_bytes(mail, policy=email.policy.default)]
print(json.dumps([[part.get_filename() for part in each.walk() if part.get_filename()] for each in parsed]))`;

it('Python, so Mailman and many scripts, reads the name of each file whole', async () => {
  const names = [
    'a.jpg',
    'WhatsApp Image 2026-11-27 at 10.15.32.jpeg',
    `line 3 gearbox${', north side of the pit'.repeat(4)}.pdf`,
    "Bob's pump (2); rev=B.dwg",
    'Übersicht Förderband, Werk 2, Halle 4, Antrieb links.pdf',
    '現場の写真 2026.jpg',
  ];
  const files = names.map((name) => ({ name, path: '/dev/null', size: 0, digest: '' }));
  const receivers = { to: 'desk@example.com', from: 'website@forms.example.com' };
  const mail = contactMail('7K3QX-M9D2B', { values: emptyValues, files, signs: [] }, receivers);
  const read: unknown = JSON.parse(
    execFileSync(python, ['-c', script], { input: await mailBytes(mail), encoding: 'utf8' }),
  );
  expect(read).toEqual([names, names]);
});
