import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { relayName, type Delivery } from '../../process/settings.ts';
import { maxFileBytes, maxFiles } from '../files.ts';
import type { ContactMail } from './mail.ts';
import { offerMail, usualTimeouts } from './offer-mail.ts';
import { RelayError } from './relay-error.ts';
import { keepFileNamesWhole } from './whole-file-names.ts';

/**
 * Milliseconds from the end of an upload to its answer, at most. Proxies, the time limit of the connection and the end of the
 * process must wait that long.
 */
export const deliveryTimeout = usualTimeouts.together + 10_000;

/**
 * Sends by SMTP. Each relay in turn is offered the whole mail, until one takes it. When a relay has read the mail and refuses its
 * content for good (5xx), the others are not tried, because they would refuse it as well while the visitor waits.
 * A limit of the size is a relay's own, and costs no time, so the next one is tried. One that is silent after the whole mail uses
 * up the time of all, so that no other sends the mail, which it may have taken.
 */
export function createRelays(
  { relays, from }: Pick<Delivery, 'relays' | 'from'>,
  siteOrigin: string,
  timeouts = usualTimeouts,
) {
  const name = ehloName(siteOrigin, from);
  return {
    /** Sends a mail. `isFinal` tells that it must not be offered again: all relays refuse it for good, or one may have taken it. */
    async send(mail: ContactMail, log: Logger) {
      const envelope = { ...mail.envelope, size: await mailSize(mail) };
      const signal = AbortSignal.timeout(timeouts.together);
      const errors: RelayError[] = [];
      for (const each of relays) {
        const relay = relayName(each);
        try {
          // oxlint-disable-next-line eslint/no-await-in-loop -- The next relay is tried when this one does not take the mail.
          await offerMail(each, { ...mail, envelope }, { name, timeouts, signal, isLast: each === relays.at(-1) });
          return { name: 'sent' as const, relay };
        } catch (error) {
          if (!(error instanceof RelayError)) throw error;
          log.warn({ relay, ...error.reason }, 'relay did not take a contact request');
          errors.push(error);
          if (error.refusedPart === 'content' || signal.aborted) break;
        }
      }
      const isRefused = errors.some(({ refusedPart }) => refusedPart);
      const isFinal = errors.every((error) => error.isFinal) || errors.some(({ mayHaveTaken }) => mayHaveTaken);
      return { name: isRefused ? ('contentRefused' as const) : ('failed' as const), isFinal };
    },
    /** Warns of each relay that cannot be reached, refuses the login or takes no mail of the largest size. */
    async check(log: Logger): Promise<void> {
      // nodemailer logs in and compares the size with the limit of the relay. Then it ends, because the mail is for nobody.
      const forNobody = { envelope: { from, to: [], size: largestMailSize } };
      const signal = AbortSignal.timeout(timeouts.together);
      const checks = relays.map(async (relay) => {
        try {
          await offerMail(relay, forNobody, { name, timeouts, signal, isLast: true });
        } catch (error) {
          if (!(error instanceof RelayError)) throw error;
          const { reason, refusedPart } = error;
          // The mail has no recipient, and nothing else is wrong with it.
          if (reason['code'] === 'EENVELOPE') return;
          const lost = refusedPart === 'size' ? 'the largest contact requests' : 'contact requests';
          log.warn({ relay: relayName(relay), ...reason }, `relay does not take ${lost}`);
        }
      });
      await Promise.all(checks);
    },
  };
}

/** A domain, which unlike an IP address ends in a label that begins with a letter. */
const domainPattern = /^([a-z\d-]+\.)+[a-z][a-z\d-]*$/i;

/** The name of this server in EHLO. Relays may refuse a name without a dot, and an address (RFC 5321, 4.1.4). */
export function ehloName(siteOrigin: string, from: string): string | undefined {
  const names = [new URL(siteOrigin).hostname, from.slice(from.lastIndexOf('@') + 1)];
  return names.find((name) => domainPattern.test(name));
}

const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
keepFileNamesWhole(writer);

/** Returns the bytes of a mail as relays count them (RFC 1870). Its files are not read. */
async function mailSize(mail: ContactMail): Promise<number> {
  const withoutFiles = mail.attachments.map(({ path: _path, ...rest }) => ({ ...rest, content: '' }));
  const { message } = await writer.sendMail({ ...mail, attachments: withoutFiles });
  const ownBytes = Buffer.isBuffer(message) ? message.length : 0;
  return mail.attachments.reduce((sum, { size }) => sum + encodedSize(size), ownBytes);
}

/** The bytes of a file in base64, with a line end after each 76 characters except at the end. */
function encodedSize(bytes: number): number {
  const characters = Math.ceil(bytes / 3) * 4;
  return characters + 2 * Math.max(0, Math.ceil(characters / 76) - 1);
}

/** Bytes that a mail with as many and as long files and texts as the form takes does not exceed. */
const largestMailSize = maxFiles * encodedSize(maxFileBytes) + 128 * 1024;
