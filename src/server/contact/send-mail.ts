import { LRUCache } from 'lru-cache';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import { relayName, type Relay } from './mail-settings.ts';

/** Milliseconds. A relay that is overloaded or far away may be silent for several seconds. */
const connectionTimeout = 12_000;
/** Milliseconds for which a relay may be silent, also while it scans a mail of 70 MB. */
const socketTimeout = 30_000;
/** Milliseconds that all relays have together, because a visitor waits for them. */
export const deliveryPatience = 120_000;

export interface RelayTransports {
  /** Resolves with the name of the relay that has taken the mail, or with nothing when none has. */
  send: (mail: SendMailOptions, log: Logger) => Promise<string | undefined>;
  /** Warns of each relay that cannot be reached or refuses the login. */
  check: (log: Logger) => Promise<void>;
}

/** Sends by SMTP, to the first of the relays that takes the mail. */
export function createRelayTransports(relays: readonly Relay[]): RelayTransports {
  const transports = relays.map((relay) => ({ relay: relayName(relay), transport: transportTo(relay) }));
  return {
    async send(mail, log) {
      const signal = AbortSignal.timeout(deliveryPatience);
      const sendFrom = async (index: number): Promise<string | undefined> => {
        const next = transports[index];
        if (!next) return undefined;
        try {
          const { rejected } = await next.transport.sendMail({ ...mail, signal });
          if (rejected.length > 0)
            log.warn({ relay: next.relay, rejected }, 'relay refused a receiver of contact requests');
          return next.relay;
        } catch (error) {
          log.warn({ relay: next.relay, ...reasonOf(error) }, 'relay did not take a contact request');
          return sendFrom(index + 1);
        }
      };
      return sendFrom(0);
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

/** The codes of an error, without its words: those of a relay may repeat the visitor's. */
export function reasonOf(error: unknown): { code?: unknown; command?: unknown; response?: unknown } {
  if (!(error instanceof Error)) return {};
  return {
    code: 'code' in error ? error.code : error.name,
    ...('command' in error && { command: error.command }),
    ...('responseCode' in error && { response: error.responseCode }),
  };
}

/** Milliseconds for which a request that was sent is remembered: longer than a browser retries. */
const remembered = 15 * 60_000;
const mostRemembered = 10_000;

/** The end of a try to send. */
export interface Sending {
  outcome: 'sent' | 'repeated' | 'failed' | 'limited';
  /** The relay that has taken the mail. */
  relay?: string | undefined;
}

export type SendOnce = (id: string, send: () => Promise<Sending>) => Promise<Sending>;

/**
 * Deduplicates requests, in this replica: one that comes again while it is under way, or after it was sent, is not sent
 * again and gets the same answer. One that was not sent may be tried again.
 */
export function createSendOnce(): SendOnce {
  const known = new LRUCache<string, Promise<Sending>>({ max: mostRemembered, ttl: remembered });
  return async (id, send) => {
    const earlier = known.get(id);
    if (earlier) {
      const sent = await earlier;
      if (sent.outcome === 'sent') return { ...sent, outcome: 'repeated' };
      // The limit sets Retry-After on one response, so a duplicate of a limited request asks it again.
      if (sent.outcome !== 'limited') return sent;
    }
    const sending = send();
    known.set(id, sending);
    try {
      const sent = await sending;
      // The time to live begins when the request was sent.
      if (sent.outcome === 'sent') known.set(id, sending);
      else known.delete(id);
      return sent;
    } catch (error) {
      known.delete(id);
      throw error;
    }
  };
}
