import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import { relayName, type Relay } from './relays.ts';

/** Milliseconds. A relay that is overloaded, or far away, may take several seconds before it says anything. */
const connectionTimeout = 12_000;
/** Milliseconds for which a relay may say nothing, also while it looks through a mail of 70 MB. */
const socketTimeout = 30_000;
/** Milliseconds that all relays have together: a visitor waits for them. */
export const deliveryPatience = 120_000;

export interface RelayTransports {
  /** The name of the relay that has taken the mail, which is then safe with it; undefined when none has. */
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
          await next.transport.sendMail({ ...mail, signal });
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

/** Codes only: a relay's words may repeat those of a visitor. */
export function reasonOf(error: unknown): { code?: unknown; command?: unknown; response?: unknown } {
  if (!(error instanceof Error)) return {};
  return {
    code: 'code' in error ? error.code : error.name,
    ...('command' in error && { command: error.command }),
    ...('responseCode' in error && { response: error.responseCode }),
  };
}
