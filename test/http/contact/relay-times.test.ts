import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { emptyValues } from '../../../src/contact-form/rules.ts';
import { contactMail } from '../../../src/server/contact/message.ts';
import type { SavedFile } from '../../../src/server/contact/saved-files.ts';
import { createRelays } from '../../../src/server/contact/smtp.ts';
import { relayOfTest } from '../../support/contact/relay-of-test.ts';
import { listen } from '../../support/server/open-server.ts';
import { recordedLog } from '../../support/server/test-app.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const addresses = { to: 'desk@example.com', from: 'site@example.com' };

/** A file that is larger than the buffers of a connection. */
const size = 12_000_000;
const photo = { name: 'a.jpg', path: temporaryFiles()('a.jpg', size), size, digest: '' };

/** Sends a mail with these files through the relays on these ports, with the server's limits or others. */
function send(ports: readonly number[], files: readonly SavedFile[], ...limits: Parameters<typeof createRelays>[2][]) {
  const relays = ports.map((port) => ({ host: '127.0.0.1', port, secure: false, loopback: true }));
  const values = { ...emptyValues, firstName: 'Ann', lastName: 'Berg', email: 'ann@example.org' };
  const { log, lines } = recordedLog();
  const transports = createRelays({ relays, ...addresses }, 'http://localhost', ...limits);
  return { lines, result: transports.send(contactMail('1', { values, files, signs: [] }, addresses), log) };
}

/**
 * Opens a relay that gives these replies. Then it reads on in silence. After a megabyte it gives its last reply, if it has one, and
 * reads no further. `isSilent` tells that it has read something after the replies.
 */
async function openFaultyRelay(replies: readonly string[], lastReply?: string) {
  const sockets: Socket[] = [];
  const waiting = [...replies];
  let isSilent = false;
  const server = createServer((socket) => {
    sockets.push(socket);
    let bytes = 0;
    const reply = () => {
      const next = waiting.shift();
      if (next) socket.write(`${next}\r\n`);
      else isSilent = true;
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
  return { port: await listen(server), isSilent: () => isSilent };
}

const openFiles = () =>
  readdirSync('/dev/fd').map((fd) => existsSync(`/dev/fd/${fd}`) && readlinkSync(`/dev/fd/${fd}`));

describe('with a clock of the test', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** Sends a mail through a relay that is silent after these replies, and then through the next one, which it returns. */
  async function sendPast(replies: readonly string[], seconds: number, reason: object, files: readonly SavedFile[]) {
    const silent = await openFaultyRelay(replies);
    const next = await relayOfTest();
    const { result, lines } = send([silent.port, next.port], files);
    await expect.poll(silent.isSilent).toBe(true);
    let passed = 0;
    const waited = () => {
      vi.advanceTimersByTime(500);
      passed += 0.5;
      return lines.length;
    };
    await expect.poll(waited, { interval: 5 }).toBe(1);
    expect(passed).toBeGreaterThanOrEqual(seconds - 1);
    expect(await result).toEqual({ outcome: 'sent', relay: `127.0.0.1:${next.port}`, missesEmergenciesTo: false });
    expect(lines).toEqual([
      expect.objectContaining({ relay: `127.0.0.1:${silent.port}`, code: 'ETIMEDOUT', ...reason }),
    ]);
    return next;
  }

  const data = ['220 relay', '250 relay', '250 sender', '250 receiver'];

  it.each([
    ['is silent before the greeting', [], 12, { reason: 'Greeting never received' }],
    ['is silent before the reply to EHLO', data.slice(0, 1), 30, { reason: 'silent for 30000 ms' }],
    ['is silent before the reply to MAIL', data.slice(0, 2), 30, {}],
    ['is silent before the reply to RCPT', data.slice(0, 3), 30, {}],
    ['is silent before the reply to DATA', data, 30, {}],
  ])('a relay that %s is followed by the next one', async (_name, replies, seconds, reason) => {
    await sendPast(replies, seconds, reason, []);
  });

  it('a relay that stops reading is followed by the next one, and no file stays open', async () => {
    const next = await sendPast([...data, '354 go'], 30, {}, [photo]);
    expect(next.mails.map(({ attachments }) => attachments[0]?.size)).toEqual([photo.size]);
    await expect.poll(openFiles).not.toContain(photo.path);
  });

  it('a relay that has the whole mail may think for as long as all relays have together', async () => {
    let answer: (() => void) | undefined;
    const slow = await relayOfTest(
      {},
      {
        onData(stream, _session, done) {
          stream.resume().once('end', () => (answer = done));
        },
      },
    );
    const other = await relayOfTest();
    const { result } = send([slow.port, other.port], [photo]);
    await expect.poll(() => answer).toBeDefined();
    vi.advanceTimersByTime(119_000);
    answer?.();
    expect(await result).toMatchObject({ outcome: 'sent', relay: `127.0.0.1:${slow.port}` });
    expect(other.connections()).toBe(0);
  });
});

it('a relay may read the mail slowly', async () => {
  let bytes = 0;
  const limits = { connection: 5_000, silence: 1_000, together: 60_000 };
  const relay = await relayOfTest(
    {},
    {
      async onData(stream, _session, done) {
        for await (const chunk of stream) {
          bytes += Buffer.from(chunk).length;
          await sleep(10);
        }
        done();
      },
    },
  );
  const start = performance.now();
  expect(await send([relay.port], [photo], limits).result).toMatchObject({ outcome: 'sent' });
  expect(performance.now() - start).toBeGreaterThan(limits.silence);
  expect(bytes).toBeGreaterThan(photo.size);
});

it('a relay that refuses the mail before it has read it is followed by the next one, and no file stays open', async () => {
  const faulty = await openFaultyRelay(['220 relay', '250 relay', '250 sender', '250 receiver', '354 go'], '451 busy');
  const next = await relayOfTest();
  expect(await send([faulty.port, next.port], [photo]).result).toMatchObject({ outcome: 'sent' });
  expect(next.mails.map(({ attachments }) => attachments[0]?.size)).toEqual([photo.size]);
  await expect.poll(openFiles).not.toContain(photo.path);
});

it('a relay that never answers the final dot ends the try when the time for all relays is over', async () => {
  let release = () => {};
  const slow = await relayOfTest({ holds: new Promise((resolve) => (release = resolve)) });
  onTestFinished(release);
  const other = await relayOfTest();
  const { result } = send([slow.port, other.port], [], { connection: 200, silence: 200, together: 400 });
  expect(await result).toMatchObject({ outcome: 'failed' });
  expect(other.connections()).toBe(0);
});
