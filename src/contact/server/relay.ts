import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import type { Relay } from '../../process/relay-settings.ts';
import { enhancedCodeOf, isContentRefused } from './relay-reply.ts';
import { keepFileNamesWhole } from './whole-file-names.ts';

/** Limits in milliseconds. */
export const usualTimeouts = {
  /** For the connection to a relay, and from there to its greeting if another relay can be asked. The last one may be silent. */
  connection: 12_000,
  /** For all steps before MAIL, from there to the first part of the mail, and for each part. Then only the limit for all applies. */
  silence: 30_000,
  /** For all relays together, because a visitor waits for them. */
  together: 120_000,
};

/**
 * Offers a mail to one relay. Throws a RelayError if it does not take the mail, also when the signal ends the try. `name` is this
 * server's name in EHLO. `isLast` tells that no other relay follows.
 */
export async function offerMail(
  { host, port, secure, loopback, login }: Relay,
  name: string | undefined,
  mail: SendMailOptions,
  { connection, silence, together }: typeof usualTimeouts,
  signal: AbortSignal,
  isLast: boolean,
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

/** A relay did not take a mail. */
export class RelayError extends Error {
  override readonly name = 'RelayError';
  /** The reason for the log, without a word of the visitor and without the password. */
  readonly reason: Readonly<Record<string, unknown>>;
  /** The part that the relay refuses for good: the size, before it gets the mail, or the content, when it has read it. */
  readonly refused: 'size' | 'content' | undefined;
  /** Whether it would refuse the mail again later. */
  readonly isFinal: boolean;
  /** Whether it has read the whole mail, and may have taken it. */
  readonly mayHaveTaken: boolean;

  /** `isBegun` tells that the relay may know a part of the mail, `isWhole` that it may know all of it. */
  constructor(error: NodemailerError, isBegun: boolean, isWhole: boolean) {
    super('the relay did not take the mail', { cause: error });
    const { code, originalCode, command, response, responseCode } = error;
    const reply = { code: responseCode, text: response };
    const isTooLarge = command === 'MAIL FROM' && (code === 'EMESSAGE' || responseCode === 552);
    const isRefused = code === 'EMESSAGE' && isContentRefused(reply);
    this.refused = isTooLarge ? 'size' : isRefused ? 'content' : undefined;
    this.isFinal = isTooLarge || Number(responseCode) >= 500;
    this.mayHaveTaken = isWhole && responseCode === undefined;
    // In its replies a relay may repeat what it got: the password after AUTH, the visitor's words after DATA.
    const isLogin = command?.startsWith('AUTH') ?? false;
    const mayRepeat = isLogin || isBegun;
    const enhanced = enhancedCodeOf(reply);
    this.reason = {
      // A signal ends a try only because time is over.
      code: code === 'EABORT' ? 'ETIMEDOUT' : (originalCode ?? code),
      command,
      response: responseCode,
      ...(enhanced && { enhanced }),
      ...(!mayRepeat && { reason: textOf(error) }),
      // The relay offers other ways to log in, such as XOAUTH2 (RFC 4954, section 4).
      ...(isLogin && responseCode === 504 && { reason: 'it takes no login by password' }),
    };
  }
}

/** The texts of all errors: one for each address of a relay, or that of the timeout that ended the try. */
function textOf(error: Error): string {
  if (error instanceof AggregateError)
    return error.errors.map((each) => (each instanceof Error ? each.message : '')).join('; ');
  return error.cause instanceof Error ? error.cause.message : error.message;
}
