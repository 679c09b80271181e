import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Relay } from '../../process/settings.ts';
import { RelayError } from './relay-error.ts';
import { keepFileNamesWhole } from './whole-file-names.ts';

/** Limits in milliseconds. */
export const usualTimeouts = {
  /** Until a relay is connected, and then until it greets. The last relay has `silence` for its greeting. */
  connection: 12_000,
  /** Until MAIL, then until the relay reads, then for each part of the mail. When it has read all, only `together` applies. */
  silence: 30_000,
  /** For all relays together, because a visitor waits for them. */
  together: 120_000,
};

interface Offer {
  /** This server's name in EHLO. */
  name: string | undefined;
  timeouts: typeof usualTimeouts;
  /** Ends the try. */
  signal: AbortSignal;
  /** Whether no other relay is asked after this one. */
  isLast: boolean;
}

/** Offers a mail to one relay. Throws a RelayError if it does not take the mail, also when the signal ends the try. */
export async function offerMail(
  { host, port, secure, loopback, login }: Relay,
  mail: SendMailOptions,
  { name, timeouts: { connection, silence, together }, signal, isLast }: Offer,
): Promise<void> {
  // nodemailer 10.6 counts the greeting into `connectionTimeout`. `openSocket` limits the connection itself.
  const greeting = isLast ? silence : connection;
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(new Error(`silent for ${silence} ms`)), silence);
  /** The mail as it is read. */
  let stream: Readable | undefined;
  let isBegun = false;
  let isWhole = false;
  async function* watched(chunks: Readable) {
    for await (const chunk of chunks) {
      isBegun = true;
      timer.refresh();
      yield chunk;
    }
    isWhole = true;
    clearTimeout(timer);
  }
  const transport = createTransport({
    host,
    port,
    secure,
    ...(name && { name }),
    // Certificates, and the servers that choose one, know a name without the final dot.
    ...(host.endsWith('.') && { servername: host.slice(0, -1) }),
    requireTLS: !secure && !loopback,
    tls: { rejectUnauthorized: !loopback },
    ...(login && { auth: { user: login.user, pass: login.password } }),
    // nodemailer itself would ask DNS past /etc/hosts, and keep the addresses for five minutes.
    getSocket: (_options, done) => openSocket(host, port, connection, done),
    connectionTimeout: greeting,
    greetingTimeout: greeting,
    // Longer than `silence`, which the timer above applies, because a relay may take long to answer the final dot.
    socketTimeout: together,
    disableUrlAccess: true,
  });
  keepFileNamesWhole(transport);
  transport.use('stream', ({ message }, done) => {
    // nodemailer calls this function just before MAIL, and reads the stream when the relay has answered DATA.
    message.processFunc((chunks) => {
      timer.refresh();
      return (stream = Readable.from(watched(chunks), { objectMode: false }));
    });
    done();
  });
  try {
    await transport.sendMail({ ...mail, signal: AbortSignal.any([signal, silent.signal]) });
  } catch (error) {
    throw error instanceof Error ? new RelayError(error, isBegun, isWhole) : error;
  } finally {
    clearTimeout(timer);
    // nodemailer 10.6 leaves a file open when a relay refuses the mail before it has read all of it.
    stream?.destroy();
  }
}

/** Connects to a host as the system's own programs do: by /etc/hosts and DNS, to each of its addresses until one answers. */
function openSocket(
  host: string,
  port: number,
  timeout: number,
  done: (error: Error | null, options?: { connection: Socket }) => void,
) {
  const socket = connect({ host, port, autoSelectFamilyAttemptTimeout: timeout / 4 });
  const timer = setTimeout(
    () => socket.destroy(Object.assign(new Error(`no connection within ${timeout} ms`), { code: 'ETIMEDOUT' })),
    timeout,
  );
  const fail = (error: Error) => {
    clearTimeout(timer);
    done(error);
  };
  socket.once('error', fail);
  socket.once('connect', () => {
    clearTimeout(timer);
    socket.off('error', fail);
    done(null, { connection: socket });
  });
}
