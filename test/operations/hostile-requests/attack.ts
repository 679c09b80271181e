import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { relayOfTest } from '../../support/contact/contact-site.ts';
import { ask } from '../../support/server/raw-request.ts';
import { openSocket, statuses } from '../../support/server/raw-socket.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';
import { logLines, stopServer } from '../../support/server/server-process.ts';
import { folderOfTest } from '../../support/temporary-files.ts';
import { marker } from './forms.ts';
import { address, hostileRequest, type HostileRequest } from './requests.ts';

/**
 * Sends hostile requests to the built server, which delivers to a relay, and returns their number. Expects of each an answer below
 * 500 or a closed connection, and afterwards a server that lives, no file on the disk, no error in the log and no second mail.
 */
export async function attackServer(seed: number, numRuns: number): Promise<number> {
  const relay = await relayOfTest();
  const temporary = folderOfTest();
  const server = await serverOfTest({ SMTP_URL: relay.url, TRUST_PROXY: '1', TMPDIR: temporary, LOG_LEVEL: 'error' });
  const agent = new Agent({ keepAlive: true });
  const isAlive = async () => expect((await ask(server.port, '/livez', { agent })).status).toBe(200);
  let sent = 0;

  const send = async ({ isWhole, pause }: HostileRequest, text: string) => {
    const { socket, received } = await openSocket(server.port);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    sent += 1;
    const half = Math.ceil(pause * text.length);
    socket.write(text.slice(0, half), 'latin1');
    if (half < text.length) {
      await isAlive();
      socket.write(text.slice(half), 'latin1');
    }
    // The server waits for the rest of the others. Until it has answered something else, it has read what was sent.
    if (!isWhole) {
      await isAlive();
      socket.destroy();
    }
    await closed;
    const answers = statuses(received());
    if (isWhole) expect(answers).not.toEqual([]);
    expect(answers.filter((status) => Number(status) >= 500)).toEqual([]);
    await isAlive();
  };

  const property = fc.asyncProperty(hostileRequest, async (request) => {
    const client = `10.${[sent >> 16, (sent >> 8) & 255, sent & 255].join('.')}`;
    const text = request.text.replace(marker, randomUUID()).replace(address, client);
    await send(request, text);
    if (request.again) await send(request, text);
    await expect.poll(() => readdirSync(temporary)).toEqual([]);
    expect(logLines(server).filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
  // The first failure ends it, because a server that has ended fails whatever comes then.
  await fc.assert(property, { seed, numRuns, endOnFailure: true });

  expect(await stopServer(server)).toBe(0);
  expect(logLines(server).filter(({ level }) => Number(level) >= 50)).toEqual([]);
  const markers = relay.mails.flatMap(({ text }) => text?.match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/)?.[0] ?? []);
  expect(new Set(markers).size).toBe(markers.length);
  return sent;
}
