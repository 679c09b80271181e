import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { relayOfTest } from '../../support/contact/contact-site.ts';
import { sendMail } from '../../support/contact/send-mail.ts';
import { listen } from '../../support/server/open-server.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const save = temporaryFiles();
const photo = (size: number) => ({ name: `${size}.jpg`, path: save(`${size}.jpg`, size), size, digest: '' });
const small = photo(100_000);
/** A file that is larger than the buffers of a connection. */
const large = photo(12_000_000);

const urlOf = (...relays: { port: number }[]) => relays.map(({ port }) => `smtp://127.0.0.1:${port}`).join();

/** Opens a relay that reads each mail with this function, by default to its end. */
function openRelay(
  onData: SMTPServerOptions['onData'] = (stream, _session, done) => stream.resume().once('end', done),
) {
  return relayOfTest({}, { onData });
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

const untilData = ['220 relay', '250 relay', '250 sender', '250 receiver'];

const openFiles = () =>
  readdirSync('/dev/fd').map((fd) => existsSync(`/dev/fd/${fd}`) && readlinkSync(`/dev/fd/${fd}`));

describe('with a clock of the test', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['is silent before the greeting', [], small, 12, { reason: 'Greeting never received' }],
    ['is silent before the reply to DATA', untilData, small, 30, {}],
    ['stops reading', [...untilData, '354 go'], large, 30, {}],
  ])(
    'a relay that %s is followed by the next, and no file stays open',
    async (_name, replies, file, seconds, reason) => {
      const silent = await openFaultyRelay(replies);
      let bytes = 0;
      const next = await openRelay((stream, _session, done) => {
        stream.on('data', (chunk: Buffer) => (bytes += chunk.length)).once('end', done);
      });
      const { outcome, lines } = sendMail(urlOf(silent, next), { files: [file] });
      await expect.poll(silent.isSilent).toBe(true);
      let passed = 0;
      const waited = () => {
        vi.advanceTimersByTime(1000);
        passed += 1;
        return lines.length;
      };
      await expect.poll(waited, { interval: 5 }).toBe(1);
      expect(passed).toBeGreaterThanOrEqual(seconds - 1);
      expect(await outcome).toEqual({ name: 'sent', relay: `127.0.0.1:${next.port}` });
      expect(lines).toEqual([
        expect.objectContaining({ relay: `127.0.0.1:${silent.port}`, code: 'ETIMEDOUT', ...reason }),
      ]);
      expect(bytes).toBeGreaterThan(file.size);
      await expect.poll(openFiles).not.toContain(file.path);
    },
  );

  it('the last relay may greet after 30 seconds', async () => {
    let greet = () => {};
    const late = await relayOfTest({}, { onConnect: (_session, done) => (greet = done) });
    const { outcome, lines } = sendMail(urlOf(late), { files: [small] });
    await expect.poll(late.connections).toBe(1);
    vi.advanceTimersByTime(29_000);
    await expect
      .poll(async () =>
        Promise.race([outcome.then(() => true), new Promise((resolve) => setImmediate(resolve, false))]),
      )
      .toBe(false);
    greet();
    expect(await outcome).toMatchObject({ name: 'sent' });
    expect(lines).toEqual([]);
  });

  it('a relay may read the mail slowly, and think about it for as long as all relays have together', async () => {
    let answer: (() => void) | undefined;
    let bytes = 0;
    let rests = 0;
    const slow = await openRelay((stream, _session, done) => {
      stream
        .on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes < 2_000_000 * (rests + 1) || rests === 4) return;
          rests += 1;
          // Together they are more than the 30 seconds for which a relay may be silent.
          vi.advanceTimersByTime(20_000);
        })
        .once('end', () => (answer = done));
    });
    const other = await openRelay();
    const { outcome } = sendMail(urlOf(slow, other), { files: [large] });
    await expect.poll(() => answer).toBeDefined();
    expect([rests, bytes > large.size]).toEqual([4, true]);
    vi.advanceTimersByTime(119_000);
    answer?.();
    expect(await outcome).toMatchObject({ name: 'sent', relay: `127.0.0.1:${slow.port}` });
    expect(other.connections()).toBe(0);
  });
});

it('a relay that refuses the mail before it has read it is followed by the next one, and no file stays open', async () => {
  const faulty = await openFaultyRelay([...untilData, '354 go'], '451 busy');
  const next = await openRelay();
  expect(await sendMail(urlOf(faulty, next), { files: [large] }).outcome).toMatchObject({ name: 'sent' });
  await expect.poll(openFiles).not.toContain(large.path);
});

it('a relay that never answers the final dot ends the try when the time for all relays is over', async () => {
  const slow = await openRelay(() => {});
  const other = await openRelay();
  // The others are longer than a busy machine may take.
  const limits = { connection: 10_000, silence: 10_000, together: 1000 };
  // It may have taken the mail, so nobody offers it again.
  expect(await sendMail(urlOf(slow, other), { limits }).outcome).toEqual({ name: 'failed', isFinal: true });
  expect(other.connections()).toBe(0);
});
