import { createTransport } from 'nodemailer';
import type { ContactMail } from '../../../src/contact/server/mail.ts';

/** Returns a mail as a relay gets it. */
export async function mailBytes(mail: ContactMail): Promise<Buffer> {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await writer.sendMail(mail);
  if (!Buffer.isBuffer(message)) throw new Error('The mail is no buffer');
  return message;
}
