import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { relayName } from '../operations/relay-settings.ts';
import type { Delivery } from '../operations/settings.ts';
import { largestMailSize, mailSize, type ContactMail } from './mail.ts';
import { offerMail, RelayError, type RelayTimeouts } from './relay.ts';

const usualTimeouts: RelayTimeouts = { connection: 12_000, silence: 30_000, together: 120_000 };

/**
 * Milliseconds from the end of an upload to its answer, at most. Proxies, the time limit of the connection and the end of the
 * process must wait that long.
 */
export const deliveryTimeout = usualTimeouts.together + 10_000;

/** The result of sending a mail. */
interface MailResult {
  /** Sent means that a relay has taken it for the desk. */
  outcome: 'sent' | 'failed' | 'contentRefused';
  /** The relay that has taken it for the desk. */
  relay?: string | undefined;
  /** Whether no relay has taken it for one of the other receivers. */
  missesPager: boolean;
}

export interface RelayTransports {
  send: (mail: ContactMail, log: Logger) => Promise<MailResult>;
  /** Warns of each relay that cannot be reached, refuses the login or takes no mail of the largest size. */
  check: (log: Logger) => Promise<void>;
}

/**
 * Sends by SMTP. Each relay is offered the mail for the receivers that those before it did not take. When a relay has read the
 * mail and refuses it for good (5xx), the others are not tried, because they would refuse it as well while the visitor waits.
 * A limit of the size is a relay's own, and costs no time, so the next one is tried.
 */
export function createRelayTransports(
  { relays, from }: Pick<Delivery, 'relays' | 'from'>,
  siteOrigin: string,
  timeouts = usualTimeouts,
): RelayTransports {
  const name = ehloName(siteOrigin, from);
  return {
    async send(mail, log) {
      const { to: receivers } = mail.envelope;
      const size = await mailSize(mail);
      const signal = AbortSignal.timeout(timeouts.together);
      const takenBy = new Map<string, string>();
      let refused: RelayError['refused'];
      for (const relay of relays) {
        const missing = receivers.filter((receiver) => !takenBy.has(receiver));
        if (missing.length === 0 || refused === 'content' || signal.aborted) break;
        const attachments = mail.attachments.map(({ path, ...rest }) => ({ ...rest, content: readLater(path) }));
        const offered = { ...mail, attachments, envelope: { from, to: missing, size } };
        try {
          // oxlint-disable-next-line eslint/no-await-in-loop -- The next relay gets what this one does not take.
          const rejected = await offerMail(relay, name, offered, timeouts, signal);
          if (rejected.length > 0)
            log.warn({ relay: relayName(relay), rejected }, 'relay refused a receiver of contact requests');
          // nodemailer changes the case of domains.
          const refusedOnes = new Set(rejected.map((address) => address.toLowerCase()));
          for (const receiver of missing)
            if (!refusedOnes.has(receiver.toLowerCase())) takenBy.set(receiver, relayName(relay));
        } catch (error) {
          if (!(error instanceof RelayError)) throw error;
          log.warn({ relay: relayName(relay), ...error.reason }, 'relay did not take a contact request');
          refused = error.refused ?? refused;
        } finally {
          // nodemailer 10.6 leaves a file open when a relay refuses the mail before it has read all of it.
          for (const { content } of attachments) content.destroy();
        }
      }
      const [desk = '', ...others] = receivers;
      const relay = takenBy.get(desk);
      const missesPager = others.some((receiver) => !takenBy.has(receiver));
      return { outcome: relay ? 'sent' : refused ? 'contentRefused' : 'failed', relay, missesPager };
    },
    async check(log) {
      // nodemailer logs in and compares the size with the limit of the relay. Then it ends, because the mail is for nobody.
      const forNobody = { envelope: { from, to: [], size: largestMailSize } };
      const signal = AbortSignal.timeout(timeouts.together);
      const checks = relays.map(async (relay) => {
        try {
          await offerMail(relay, name, forNobody, timeouts, signal);
        } catch (error) {
          if (!(error instanceof RelayError)) throw error;
          const { reason, refused } = error;
          if (reason['code'] === 'EENVELOPE') return;
          const lost = refused === 'size' ? 'the largest contact requests' : 'contact requests';
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
function ehloName(siteOrigin: string, from: string): string | undefined {
  const names = [new URL(siteOrigin).hostname, from.slice(from.lastIndexOf('@') + 1)];
  return names.find((name) => domainPattern.test(name));
}

/** Opens a file only when it is read, so that a mail with five files has one of them open. */
const readLater = (path: string): Readable => Readable.from(chunksOf(path), { objectMode: false });

async function* chunksOf(path: string) {
  yield* createReadStream(path);
}
