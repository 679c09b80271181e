import type { Readable } from 'node:stream';
import { createTransport, type NodemailerError } from 'nodemailer';
import type { Logger } from 'pino';
import { relayName, type Delivery, type Relay } from '../../runtime/settings.ts';
import type { ContactMail } from './mail.ts';

/** Limits in milliseconds. */
const timeLimits = {
  /** Until a relay is connected and has greeted. */
  connection: 20_000,
  /** For which it may be silent then. It may read the files slowly, and look through them for a long time. */
  idle: 45_000,
  /** For all relays together, because a visitor waits for them. */
  total: 120_000,
};

/**
 * Milliseconds from the end of an upload to its answer, at most. Proxies, the time limit of the connection and the end of the
 * process must wait that long.
 */
export const deliveryTimeout = timeLimits.total + 10_000;

/** Sends by SMTP. Each relay in turn is offered the whole mail, until one takes it. */
export function createRelays({ relays }: Pick<Delivery, 'relays'>, siteOrigin: string, limits = timeLimits) {
  const transportOf = ({ host, port, secure, loopback, login }: Relay) =>
    createTransport({
      host,
      port,
      secure,
      // For EHLO.
      name: new URL(siteOrigin).hostname,
      requireTLS: !secure && !loopback,
      tls: { rejectUnauthorized: !loopback },
      ...(login && { auth: { user: login.user, pass: login.password } }),
      // nodemailer counts the greeting into `connectionTimeout`.
      connectionTimeout: limits.connection,
      socketTimeout: limits.idle,
      disableUrlAccess: true,
    });

  return {
    async send(mail: ContactMail, log: Logger) {
      const signal = AbortSignal.timeout(limits.total);
      let isRefused = false;
      for (const each of relays) {
        const relay = relayName(each);
        const transport = transportOf(each);
        let body: Readable | undefined;
        transport.use('stream', ({ message }, done) => {
          message.processFunc((stream) => (body = stream));
          done();
        });
        try {
          // oxlint-disable-next-line eslint/no-await-in-loop -- The next relay is tried when this one does not take the mail.
          await transport.sendMail({ ...mail, signal });
          return { name: 'sent' as const, relay };
        } catch (error) {
          if (!isOfRelay(error)) throw error;
          log.warn({ relay, ...reasonOf(error, body) }, 'relay did not take a contact request');
          isRefused ||= refusesContent(error);
          // It may have taken the mail, so no other relay sends the mail a second time.
          if (error.code === 'ETIMEDOUT' && body?.readableEnded) break;
        } finally {
          // nodemailer 10.6 leaves a file open when a relay refuses the mail before it has read all of it.
          body?.destroy();
        }
      }
      return { name: isRefused ? ('contentRefused' as const) : ('failed' as const) };
    },
    /** Warns of each relay that cannot be reached or refuses the login. */
    async check(log: Logger): Promise<void> {
      const warnings = relays.map((relay) =>
        transportOf(relay)
          .verify()
          .catch((error: NodemailerError) =>
            log.warn({ relay: relayName(relay), ...reasonOf(error) }, 'relay does not take contact requests'),
          ),
      );
      await Promise.all(warnings);
    },
  };
}

const isOfRelay = (error: unknown): error is NodemailerError => error instanceof Error && 'code' in error;

/** Describes an error for the log. A relay may repeat the password in its reply after AUTH, and the visitor's words after DATA. */
function reasonOf({ code, originalCode, command = '', responseCode, message }: NodemailerError, body?: Readable) {
  const mayRepeat = command.startsWith('AUTH') || body?.readableDidRead;
  return { code: originalCode ?? code, command, response: responseCode, ...(!mayRepeat && { reason: message }) };
}

/** Tells whether a relay refuses what the visitor has written or attached, which no retry cures: the size, or the mail that it has read. */
const refusesContent = ({ code, command, responseCode = 0 }: NodemailerError): boolean =>
  responseCode === 552 || (code === 'EMESSAGE' && (command === 'MAIL FROM' || responseCode >= 500));
