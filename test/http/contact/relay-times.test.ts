import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { emptyValues } from '../../../src/contact-form/rules.ts';
import { contactMail } from '../../../src/server/contact/message.ts';
import type { SavedFile } from '../../../src/server/contact/saved-files.ts';
import { createRelays } from '../../../src/server/contact/smtp.ts';
import { openMailRelay, type RelayFault } from '../../support/contact/mail-relay.ts';
import { listen } from '../../support/server/open-server.ts';
import { recordedLog } from '../../support/server/test-app.ts';

/** Milliseconds. The limits to connect and to be silent are shorter than the server's own. */
const timeouts = { connection: 500, silence: 1_000, together: 60_000 };

const addresses = { to: 'desk@example.com', from: 'site@example.com' };

/** A file that is larger than the buffers of a connection. */
const folder = mkdtempSync(join(tmpdir(), 'relay-times-'));
const photo = { name: 'a.jpg', path: join(folder, 'a.jpg'), size: 12_000_000, digest: '' };
writeFileSync(photo.path, Buffer.alloc(photo.size));
afterAll(() => rmSync(folder, { recursive: true }));

const send = (...ports: number[]) => sendFiles([], ports);

/** Sends a mail with these files through the relays on these ports. */
async function sendFiles(files: readonly SavedFile[], ports: readonly number[], together = timeouts.together) {
  const relays = ports.map((port) => ({ host: '127.0.0.1', port, secure: false, loopback: true }));
  const transports = createRelays({ relays, ...addresses }, 'http://localhost', { ...timeouts, together });
  const values = { ...emptyValues, firstName: 'Ann', lastName: 'Berg', email: 'ann@example.org' };
  const mail = contactMail('1', { values, files, signs: [] }, addresses);
  const { log, lines } = recordedLog();
  return { ...(await transports.send(mail, log)), lines };
}

async function openRelay(fault: RelayFault = {}, options: SMTPServerOptions = {}) {
  const relay = await openMailRelay(fault, options);
  onTestFinished(relay.close);
  return relay;
}

/**
 * Opens a relay that gives these replies. Then it reads on in silence. After a megabyte it gives its last reply, if it has one, and
 * reads no further.
 */
async function openFaultyRelay(replies: readonly string[], lastReply?: string) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    const waiting = [...replies];
    let bytes = 0;
    const reply = () => {
      const next = waiting.shift();
      if (next) socket.write(`${next}\r\n`);
      return next;
    };
    socket
      .on('error', () => {})
      .on('data', (chunk) => {
        if (reply()) return;
        bytes += chunk.length;
        if (bytes < 1_000_000) return;
        if (lastReply) socket.write(`${lastReply}\r\n`);
        socket.pause();
      });
    reply();
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return listen(server);
}

it('a relay that has the whole mail may think for as long as all relays have together', async () => {
  const slow = await openRelay({ thinks: 2_000 });
  const other = await openRelay();
  expect(await send(slow.port, other.port)).toMatchObject({ outcome: 'sent', relay: `127.0.0.1:${slow.port}` });
  expect([slow.mails.length, other.offered()]).toEqual([1, 0]);
});

it('a relay may read the mail slowly', async () => {
  let bytes = 0;
  const relay = await openRelay(
    {},
    {
      async onData(stream, _session, done) {
        for await (const chunk of stream) {
          bytes += Buffer.from(chunk).length;
          await sleep(8);
        }
        done();
      },
    },
  );
  const start = performance.now();
  expect(await sendFiles([photo], [relay.port])).toMatchObject({ outcome: 'sent' });
  expect(performance.now() - start).toBeGreaterThan(timeouts.silence);
  expect(bytes).toBeGreaterThan(photo.size);
});

it.each([
  ['the greeting', [], { code: 'ETIMEDOUT', reason: 'Greeting never received' }],
  ['the reply to EHLO', ['220 relay'], { code: 'ETIMEDOUT', reason: 'silent for 1000 ms' }],
  ['the reply to MAIL', ['220 relay', '250 relay'], { code: 'ETIMEDOUT' }],
  ['the reply to RCPT', ['220 relay', '250 relay', '250 sender'], { code: 'ETIMEDOUT' }],
  ['the reply to DATA', ['220 relay', '250 relay', '250 sender', '250 receiver'], { code: 'ETIMEDOUT' }],
])('a relay that is silent before %s is followed by the next one', async (_name, replies, reason) => {
  const silent = await openFaultyRelay(replies);
  const next = await openRelay();
  const { outcome, relay, lines } = await send(silent, next.port);
  expect([outcome, relay]).toEqual(['sent', `127.0.0.1:${next.port}`]);
  expect(lines).toEqual([expect.objectContaining({ relay: `127.0.0.1:${silent}`, ...reason })]);
});

it.each([
  ['stops reading', undefined],
  ['refuses the mail before it has read it', '451 busy'],
])('a relay that %s is followed by the next one, and no file stays open', async (_name, lastReply) => {
  const openFiles = () =>
    readdirSync('/dev/fd').map((fd) => existsSync(`/dev/fd/${fd}`) && readlinkSync(`/dev/fd/${fd}`));
  const faulty = await openFaultyRelay(['220 relay', '250 relay', '250 sender', '250 receiver', '354 go'], lastReply);
  const next = await openRelay();
  expect(await sendFiles([photo], [faulty, next.port])).toMatchObject({ outcome: 'sent' });
  expect(next.mails.map(({ attachments }) => attachments[0]?.size)).toEqual([photo.size]);
  await expect.poll(openFiles).not.toContain(photo.path);
});

it('a relay that never answers the final dot ends the try when the time for all relays is over', async () => {
  const slow = await openRelay({ thinks: 10_000 });
  const other = await openRelay();
  expect(await sendFiles([], [slow.port, other.port], 2_000)).toMatchObject({ outcome: 'failed' });
  expect(other.offered()).toBe(0);
});
