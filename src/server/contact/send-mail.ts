import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { relayName, type Relay } from '../operations/relay-settings.ts';
import type { ContactMail } from './mail.ts';

/** Milliseconds. A relay that is overloaded or far away may be silent for several seconds. */
const connectionTimeout = 12_000;
/** Milliseconds for which a relay may be silent, also while it scans a mail of 70 MB. */
const socketTimeout = 30_000;
/** Milliseconds that all relays have together, because a visitor waits for them. */
const relaysTimeout = 120_000;
/**
 * Milliseconds from the end of an upload to its answer, at most. Proxies, the time limit of the connection and the end of the
 * process must wait that long.
 */
export const deliveryTimeout = relaysTimeout + 10_000;

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
  /** Warns of each relay that cannot be reached or refuses the login. */
  check: (log: Logger) => Promise<void>;
}

/**
 * Sends by SMTP. Each relay is offered the mail for the receivers that those before it did not take. When a relay has read the
 * mail and refuses it for good (5xx), the others are not tried, because they would refuse it as well while the visitor waits.
 */
export function createRelayTransports(relays: readonly Relay[]): RelayTransports {
  const transports = relays.map((relay) => ({ relay: relayName(relay), transport: transportTo(relay) }));
  return {
    async send(mail, log) {
      const { from, to: receivers } = mail.envelope;
      const signal = AbortSignal.timeout(relaysTimeout);
      const takenBy = new Map<string, string>();
      let contentRefused = false;
      for (const { relay, transport } of transports) {
        const missing = receivers.filter((receiver) => !takenBy.has(receiver));
        if (missing.length === 0 || contentRefused) break;
        const attachments = mail.attachments.map(({ path, ...rest }) => ({ ...rest, content: readLater(path) }));
        try {
          const offered = { ...mail, attachments, envelope: { from, to: missing }, signal };
          // oxlint-disable-next-line eslint/no-await-in-loop -- The next relay gets what this one does not take.
          const { rejected } = await transport.sendMail(offered);
          if (rejected.length > 0) log.warn({ relay, rejected }, 'relay refused a receiver of contact requests');
          // The transport changes the case of domains.
          const refused = new Set(rejected.map((address) => address.toLowerCase()));
          for (const receiver of missing) if (!refused.has(receiver.toLowerCase())) takenBy.set(receiver, relay);
        } catch (error) {
          log.warn({ relay, ...reasonOf(error) }, 'relay did not take a contact request');
          contentRefused = isContentRefused(error);
        } finally {
          // nodemailer 10.6 leaves a file open when a relay refuses the mail before it has read all of it.
          for (const { content } of attachments) content.destroy();
        }
      }
      const [desk = '', ...others] = receivers;
      const relay = takenBy.get(desk);
      const missesPager = others.some((receiver) => !takenBy.has(receiver));
      return { outcome: relay ? 'sent' : contentRefused ? 'contentRefused' : 'failed', relay, missesPager };
    },
    async check(log) {
      const checks = transports.map(async ({ relay, transport }) => {
        try {
          await transport.verify();
        } catch (error) {
          log.warn({ relay, ...reasonOf(error) }, 'relay is down: contact requests cannot go through it');
        }
      });
      await Promise.all(checks);
    },
  };
}

/** Opens a file only when it is read, so that a mail with five files has one of them open. */
const readLater = (path: string): Readable => Readable.from(chunksOf(path), { objectMode: false });

async function* chunksOf(path: string) {
  yield* createReadStream(path);
}

function transportTo({ host, port, secure, loopback, login }: Relay) {
  return createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && !loopback,
    tls: { rejectUnauthorized: !loopback },
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout,
    greetingTimeout: connectionTimeout,
    socketTimeout,
    disableUrlAccess: true,
  });
}

/** Returns the codes of an error without its message, in which a relay may repeat what the visitor wrote. */
function reasonOf(error: unknown): { code?: unknown; command?: unknown; response?: unknown } {
  if (!(error instanceof Error)) return {};
  return {
    code: 'code' in error ? error.code : error.name,
    ...('command' in error && { command: error.command }),
    ...('responseCode' in error && { response: error.responseCode }),
  };
}

/** Whether a relay has read the mail and refuses it for good. */
function isContentRefused(error: unknown): boolean {
  const { code, response } = reasonOf(error);
  return code === 'EMESSAGE' && Number(response) >= 500;
}
