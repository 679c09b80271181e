import type { Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailRelay {
  /** For `SMTP_URL`. */
  url: string;
  port: number;
  /** What it has taken, in its order. */
  mails: ParsedMail[];
  /** How often somebody has connected. */
  connections: () => number;
  close: () => Promise<void>;
}

/** What goes wrong: a code before or after the mail, a connection that ends in its middle, milliseconds of thought. */
export interface RelayFault {
  refuses?: number;
  refusesAfterData?: number;
  cutsInData?: boolean;
  thinks?: number;
  password?: string;
}

/** A mail relay on a free port of the loopback, which may have a fault. */
export async function openMailRelay(fault: RelayFault = {}, options: SMTPServerOptions = {}): Promise<MailRelay> {
  const mails: ParsedMail[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = new SMTPServer({
    authOptional: fault.password === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ password }, _session, done) {
      if (password === fault.password) done(null, { user: 'site' });
      else done(refusal(535));
    },
    onRcptTo: (_address, _session, done) => done(fault.refuses ? refusal(fault.refuses) : null),
    async onData(stream, _session, done) {
      if (fault.cutsInData) {
        stream.once('data', () => sockets.forEach((socket) => socket.destroy()));
        stream.resume();
        return;
      }
      const mail = await simpleParser(stream).catch(() => undefined);
      // The client has gone in the middle.
      if (!mail) return;
      setTimeout(() => {
        if (fault.refusesAfterData) return done(refusal(fault.refusesAfterData));
        mails.push(mail);
        done();
      }, fault.thinks ?? 0);
    },
    ...options,
  });
  // A client that goes away is its own business.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The relay has no port');
  const { port } = address;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const refusal = (responseCode: number) => Object.assign(new Error('Not now'), { responseCode });
