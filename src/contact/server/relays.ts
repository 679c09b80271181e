import type { Readable } from 'node:stream';
import { createTransport, type NodemailerError } from 'nodemailer';
import type { Logger } from 'pino';
import { relayName, type Delivery, type Relay } from '../../runtime/settings.ts';
import type { ContactMail } from './mail.ts';

const timeLimits = {
  /** Milliseconds until a relay is connected and has greeted. */
  connection: 20_000,
  /** Milliseconds without a byte from a connected relay, which may read and scan the files slowly. */
  idle: 45_000,
  /** Milliseconds for all relays together, because a visitor waits. */
  total: 120_000,
};

/** Most milliseconds from the end of an upload to its answer. Proxies, the connection's time limit and the shutdown must wait this long. */
export const deliveryTimeout = timeLimits.total + 10_000;

/** Sends by SMTP. Offers the mail to one relay after the other until one accepts. */
export function createRelays({ relays }: Pick<Delivery, 'relays'>, siteOrigin: string, limits = timeLimits) {
  const transportOf = ({ host, port, secure, loopback, login }: Relay) =>
    createTransport({
      host,
      port,
      secure,
      // The name in EHLO.
      name: new URL(siteOrigin).hostname,
      requireTLS: !secure && !loopback,
      tls: { rejectUnauthorized: !loopback },
      ...(login && { auth: { user: login.user, pass: login.password } }),
      // nodemailer's `connectionTimeout` includes the greeting.
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
          const { serverMessageId } = await transport.sendMail({ ...mail, signal });
          return { name: 'sent' as const, relay, ...(serverMessageId && { serverMessageId }) };
        } catch (error) {
          if (!isOfRelay(error)) throw error;
          log.warn({ relay, ...reasonOf(error, body) }, 'relay did not take a contact request');
          isRefused ||= refusesContent(error);
          // This relay may have accepted the mail, so a further relay would send a duplicate.
          if (error.code === 'ETIMEDOUT' && body?.readableEnded) break;
        } finally {
          // nodemailer leaves a file open if a relay refuses the mail before reading all of it.
          body?.destroy();
        }
      }
      return { name: isRefused ? ('contentRefused' as const) : ('failed' as const) };
    },
    /** Warns of each relay that is unreachable or refuses the login. */
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

/** Describes an error for the log. Omits the relay's reply after AUTH and DATA, which may repeat the password or the visitor's words. */
function reasonOf({ code, originalCode, command = '', responseCode, message }: NodemailerError, body?: Readable) {
  const mayRepeat = command.startsWith('AUTH') || body?.readableDidRead;
  return { code: originalCode ?? code, command, response: responseCode, ...(!mayRepeat && { reason: message }) };
}

/** Tells whether a relay refuses the content, which no retry cures: the size, or a mail that the relay has read. */
const refusesContent = ({ code, command, responseCode = 0 }: NodemailerError): boolean =>
  responseCode === 552 || (code === 'EMESSAGE' && (command === 'MAIL FROM' || responseCode >= 500));
