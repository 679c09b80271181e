import { once } from 'node:events';
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { relayOfTest } from '../../support/contact/contact-site.ts';
import { lastBoundary, multipart, part, postHead, formPost } from '../../support/contact/raw-post.ts';
import { ask } from '../../support/server/raw-request.ts';
import { openSocket } from '../../support/server/raw-socket.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';
import { exitCode, logLines, preloading, stopServer, type ServerProcess } from '../../support/server/server-process.ts';
import { folderOfTest } from '../../support/temporary-files.ts';

/** Waits until the server has read what was written before. */
const answersAgain = ({ base }: ServerProcess) => fetch(`${base}/livez`);

const refusesConnections = ({ base }: ServerProcess) =>
  expect.poll(() => fetch(base).catch(() => 'refused')).toBe('refused');

describe('a signal', () => {
  it('drops no request in the grace period, which a second signal ends', async () => {
    const server = await serverOfTest({ GRACE_PERIOD: '60', LOG_LEVEL: 'info' });
    const agents = [new Agent({ keepAlive: true }), new Agent()];
    onTestFinished(() => agents.forEach((agent) => agent.destroy()));
    const paths = ['/', '/about', '/contact?service=emergency', '/favicon.svg'];
    const seen: number[] = [];
    let enough = Infinity;
    const client = async (agent: Agent) => {
      while (seen.length < enough) {
        const path = paths[seen.length % paths.length] ?? '/';
        seen.push((await ask(server.port, path, { agent })).status);
      }
    };
    const clients = Promise.all([...agents, ...agents].map(client));
    await expect.poll(() => seen.length).toBeGreaterThan(8);
    server.child.kill('SIGINT');
    await expect.poll(() => fetch(`${server.base}/readyz`).then((answer) => answer.status), { interval: 5 }).toBe(503);
    expect((await answersAgain(server)).status).toBe(200);
    enough = seen.length + 20;
    await clients;
    expect(new Set(seen)).toEqual(new Set([200]));
    await answersAgain(server);
    // A second signal ends the process at once, but not without the last lines of the log.
    server.child.kill('SIGTERM');
    expect(await exitCode(server)).toBe(1);
    expect(logLines(server).filter((line) => line['status'])).toHaveLength(seen.length);
  });

  it('refuses connections after the grace period, finishes requests, and waits for no idle connection', async () => {
    const relay = await relayOfTest();
    const server = await serverOfTest({ SMTP_URL: relay.url });
    const connections = await Promise.all([1, 2, 3].map(() => openSocket(server.port)));
    const [busy, idle] = connections.map(({ socket }) => socket);
    idle?.write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => connections[1]?.received()).toContain('keep-alive');
    const post = formPost({ Accept: 'application/json' });
    busy?.write(post.slice(0, -20));
    await answersAgain(server);
    server.child.kill('SIGHUP');
    await refusesConnections(server);
    server.child.kill('SIGHUP');
    await expect.poll(() => idle?.closed).toBe(true);
    expect(server.child.exitCode).toBe(null);
    busy?.write(post.slice(-20));
    await expect.poll(() => busy?.closed).toBe(true);
    expect(connections[0]?.received()).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(await exitCode(server)).toBe(0);
  });

  it('sends the contact requests on their way in and at the relay, and removes their files', async () => {
    const relay = await relayOfTest();
    const release = relay.hold();
    const folder = folderOfTest();
    const uploads = () => readdirSync(folder, { recursive: true });
    const server = await serverOfTest({ SMTP_URL: relay.url, TMPDIR: folder, LOG_LEVEL: 'info' });
    const fields = Object.entries(inOrder).map(([name, value]) => part(`name="${name}"`, value));
    const open = await Promise.all(['a', 'b'].map(() => openSocket(server.port)));
    const [atRelay, onItsWay] = open.map(({ socket }, index) => {
      const file = part(`name="files"; filename="${index}.pdf"`, String(index).repeat(500_000));
      const body = [...fields, file, lastBoundary].join('');
      socket.write(postHead({ 'Content-Type': multipart, 'Content-Length': body.length }));
      return { socket, body };
    });
    atRelay?.socket.write(atRelay.body);
    await expect.poll(relay.offered).toBe(1);
    onItsWay?.socket.write(onItsWay.body.slice(0, 300_000));
    await expect.poll(uploads).toHaveLength(4);
    server.child.kill('SIGTERM');
    await refusesConnections(server);
    onItsWay?.socket.write(onItsWay.body.slice(300_000));
    await expect.poll(relay.offered).toBe(2);
    release();
    expect(await exitCode(server)).toBe(0);
    for (const { received } of open) expect(received()).toMatch(/^HTTP\/1\.1 303 [^]*Location: \/contact\/sent\?/);
    expect(relay.mails.map(({ attachments }) => attachments[0]?.size)).toEqual([500_000, 500_000]);
    expect(uploads()).toEqual([]);
    // As long as a delivery may take.
    expect(logLines(server)).toContainEqual(expect.objectContaining({ msg: 'stopping', finishTimeoutMs: 130_000 }));
  });

  it('before the server is loaded ends the process', async () => {
    const folder = folderOfTest();
    cpSync('dist/server/server.js', join(folder, 'dist/server/server.js'));
    // It prints the address for which this test waits, and never finishes loading.
    const endless = "console.log('http://x:1'); await new Promise(() => setInterval(() => {}, 1000));";
    writeFileSync(join(folder, 'dist/server/production.js'), endless);
    expect(await stopServer(await serverOfTest({}, folder))).toBe(0);
  });
});

it('an uncaught error is logged, and the process finishes requests in progress and ends with 1', async () => {
  const defect = "process.on('SIGUSR2', () => setTimeout(() => { throw new Error('the bolt sheared') }))";
  const relay = await relayOfTest();
  const server = await serverOfTest({ SMTP_URL: relay.url, LOG_LEVEL: 'info' }, '.', preloading(defect));
  const { socket, received } = await openSocket(server.port);
  const post = formPost({ Accept: 'application/json' });
  socket.write(post.slice(0, -20));
  await answersAgain(server);
  // Neither a second error nor SIGTERM may end the request in progress.
  for (const signal of ['SIGUSR2', 'SIGUSR2', 'SIGTERM'] as const) {
    const before = server.output().length;
    server.child.kill(signal);
    await expect.poll(() => server.output().length).toBeGreaterThan(before);
  }
  expect(server.child.exitCode).toBe(null);
  socket.write(post.slice(-20));
  await once(socket, 'close');
  expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(await exitCode(server)).toBe(1);
  const err = expect.objectContaining({ message: 'the bolt sheared', stack: expect.any(String) });
  expect(logLines(server)).toContainEqual(expect.objectContaining({ level: 60, msg: 'uncaughtException', err }));
});
