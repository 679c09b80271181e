import { valuesFrom } from '../../../src/contact/rules.ts';
import { contactMail } from '../../../src/contact/server/mail.ts';
import { createRelays } from '../../../src/contact/server/relays.ts';
import { readSettings } from '../../../src/runtime/settings.ts';
import { recordedLog } from '../server/recorded-log.ts';
import { inOrder } from './contact-request.ts';

interface Options {
  env?: Record<string, string>;
  files?: Parameters<typeof contactMail>[1]['files'];
  /** Time limits other than the server's. */
  limits?: Parameters<typeof createRelays>[2];
}

/** Sends the mail of a contact request through the relays of SMTP_URL, without a site. `lines` are those of the log. */
export function sendMail(SMTP_URL: string, { env, files = [], limits }: Options = {}) {
  const { delivery, site } = readSettings({ SMTP_URL, ...env });
  if (!delivery) throw new Error(`${SMTP_URL} names no relay`);
  const { log, lines } = recordedLog();
  const form = { values: valuesFrom((name) => inOrder[name]), files, signs: [] };
  const mail = contactMail('7K3QX-M9D2B', form, delivery);
  return { lines, outcome: createRelays(delivery, site.origin, limits).send(mail, log) };
}
