import type { Readable } from 'node:stream';
import { createTransport, type NodemailerError } from 'nodemailer';
import type { Logger } from 'pino';
import { relayName, type Delivery, type Relay } from '../../runtime/settings.ts';
import type { ContactMail } from './mail.ts';

const timeLimits = {
  /** Milliseconds until a relay takes the first byte of the mail: it may delay its greeting, and check each receiver. */
  start: 25_000,
  /** Milliseconds without a byte after that, twice if the relay stops reading. A relay may read and scan the files slowly. */
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
      // Bounds `check`. `send` has its own, shorter limit.
      connectionTimeout: limits.idle,
      socketTimeout: limits.idle,
      disableUrlAccess: true,
    });

  return {
    async send(mail: ContactMail, log: Logger) {
      const total = AbortSignal.timeout(limits.total);
      let isRefused = false;
      for (const each of relays) {
        const relay = relayName(each);
        const transport = transportOf(each);
        const start = new AbortController();
        let body: Readable | undefined;
        const timer = setTimeout(() => body?.readableDidRead || start.abort(tookNothing), limits.start);
        transport.use('stream', ({ message }, done) => {
          message.processFunc((stream) => (body = stream));
          done();
        });
        try {
          const signal = AbortSignal.any([total, start.signal]);
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
          clearTimeout(timer);
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

const tookNothing = new Error('The relay took no byte of the mail in time: connection, greeting, login or receivers.');
const noTls = 'No TLS on this port: smtp:// starts it by STARTTLS.';

/** Describes an error for the log. Omits the relay's reply after AUTH and DATA, which may repeat the password or the visitor's words. */
function reasonOf(error: NodemailerError, body?: Readable) {
  const { code, originalCode = code, command = '', responseCode: response, message, cause } = error;
  const mayRepeat = command.startsWith('AUTH') || body?.readableDidRead;
  const words = cause instanceof Error ? cause.message : message;
  const reason = originalCode === 'ERR_SSL_WRONG_VERSION_NUMBER' ? noTls : words;
  return { code: originalCode, command, response, ...(!mayRepeat && { reason }) };
}

/** Tells whether a relay refuses the content, which no retry cures: the size, or a mail that the relay has read. */
const refusesContent = ({ code, command, responseCode = 0 }: NodemailerError): boolean =>
  responseCode === 552 || (code === 'EMESSAGE' && (command === 'MAIL FROM' || responseCode >= 500));
