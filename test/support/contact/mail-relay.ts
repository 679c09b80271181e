import type { Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { listen } from '../server/open-server.ts';

/** Faults of a relay. */
export interface RelayFault {
  /** Response code with which it rejects recipients. */
  refuses?: number;
  /** The only recipient that it rejects, with 550. */
  refusesOnly?: string;
  /** Response code with which it rejects the message. */
  refusesAfterData?: number;
  /** Response code that it sends in the middle of the message. */
  refusesInData?: number;
  /** Closes the connection in the middle of the message. */
  cutsInData?: boolean;
  /** Holds the response to the message until this is resolved. */
  holds?: Promise<void>;
  password?: string;
}

/** Greets its clients at once. The package waits 100 ms for those that speak too early. */
class PromptServer extends SMTPServer {
  override connect(...args: Parameters<SMTPServer['connect']>) {
    super.connect(...args);
    for (const connection of [...this.connections].slice(-1)) {
      connection.connectionReady();
      connection.connectionReady = () => {};
    }
  }
}

export async function openMailRelay(fault: RelayFault = {}, options: SMTPServerOptions = {}) {
  const mails: ParsedMail[] = [];
  const receivers: string[][] = [];
  const sockets = new Set<Socket>();
  let offered = 0;
  const server = new PromptServer({
    authOptional: fault.password === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    size: 80 * 1024 * 1024,
    onAuth({ password }, _session, done) {
      if (password === fault.password) done(null, { user: 'site' });
      else done(refusal(535));
    },
    onRcptTo({ address }, _session, done) {
      const code = address === fault.refusesOnly ? 550 : fault.refuses;
      done(code ? refusal(code) : null);
    },
    async onData(stream, { envelope }, done) {
      offered += 1;
      const { refusesInData, cutsInData } = fault;
      if (refusesInData || cutsInData) {
        stream.once('data', () => {
          for (const socket of sockets) {
            if (cutsInData) socket.destroy();
            else socket.write(`${refusesInData} Not now\r\n`);
          }
        });
        stream.resume();
        return;
      }
      const mail = await simpleParser(stream).catch(() => undefined);
      // The client disconnected.
      if (!mail) return;
      await fault.holds;
      if (fault.refusesAfterData) return done(refusal(fault.refusesAfterData));
      mails.push(mail);
      receivers.push(envelope.rcptTo.map(({ address }) => address));
      done();
    },
    ...options,
  });
  // Connections that a client resets are part of some tests.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const port = await listen(server.server);
  return {
    /** The value for `SMTP_URL`. */
    url: `smtp://127.0.0.1:${port}`,
    port,
    /** The accepted mails in their order. */
    mails,
    /** The receivers of each accepted mail. */
    receivers,
    /** How many mails it was offered. */
    offered: () => offered,
    fault,
    /** Makes it wait with its answers until the returned function is called. */
    hold() {
      let answer = () => {};
      fault.holds = new Promise((resolve) => (answer = resolve));
      return answer;
    },
    /** Forgets what came before, and has these faults from now on. */
    restart(next: RelayFault) {
      mails.length = 0;
      receivers.length = 0;
      offered = 0;
      for (const name of Object.keys(fault)) Reflect.deleteProperty(fault, name);
      Object.assign(fault, next);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Returns the reference of the request that a mail is about, from its text. */
export const referenceIn = (mail: ParsedMail | undefined): string =>
  /^Reference: (\S+)$/m.exec(mail?.text ?? '')?.[1] ?? 'none';

const refusal = (responseCode: number) => Object.assign(new Error('Not now'), { responseCode });
