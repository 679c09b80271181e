import { randomUUID } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { afterAll, expect, it } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { openMailRelay } from '../../support/contact/mail-relay.ts';
import { createCertificate } from '../../support/server/certificate.ts';
import { startProgram } from '../../support/server/server-process.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const name = 'relay.mill.example';
const certificate = createCertificate(name);
const relay = await openMailRelay({}, { key: certificate, cert: certificate, disabledCommands: [] });
const nameServer = await openNameServer();
const file = temporaryFiles();
const server = await startServerWithOwnNames();

afterAll(async () => {
  server.child.kill('SIGKILL');
  await relay.close();
  nameServer.close();
});

/** Nothing listens on 127.0.0.2 and 127.0.0.3. */
it.each([[['127.0.0.1']], [['127.0.0.2', '127.0.0.1']], [['127.0.0.3', '127.0.0.2', '127.0.0.1']]])(
  'the hosts file decides, not DNS, and each address of the relay is tried: %j',
  async (addresses) => {
    setAddresses(...addresses);
    expect(await post()).toBe(200);
  },
);

it('a relay that moves is found at once, and its certificate is checked by its name', async () => {
  setAddresses('127.0.0.2');
  expect(await post()).toBe(502);
  setAddresses('127.0.0.1');
  expect(await post()).toBe(200);
});

/** Writes the hosts file of the server, and returns its path. */
function setAddresses(...addresses: string[]) {
  return file('hosts', addresses.map((address) => `${address} ${name}\n`).join(''));
}

async function post(): Promise<number> {
  // With an id of its own a request is no repetition of the one before.
  const body = new URLSearchParams({ ...inOrder, requestId: randomUUID() });
  const options = { method: 'POST', body, headers: { Accept: 'application/json' } };
  return (await fetch(`${server.base}/contact`, options)).status;
}

/** Starts the server in a mount namespace of its own, in which /etc/hosts and /etc/resolv.conf are the files of this test. */
function startServerWithOwnNames() {
  const asRoot = process.getuid?.() === 0 ? [] : ['--map-root-user'];
  const resolver = file('resolv.conf', `nameserver [127.0.0.1]:${nameServer.port}\n`);
  const mounts = [`mount --bind ${setAddresses()} /etc/hosts`, `mount --bind ${resolver} /etc/resolv.conf`];
  const command = [...mounts, 'exec "$0" dist/server/server.js'].join(' && ');
  return startProgram(['unshare', '--mount', ...asRoot, 'sh', '-c', command, process.execPath], {
    GRACE_PERIOD: '0',
    LOG_LEVEL: 'warn',
    NODE_EXTRA_CA_CERTS: file('certificate.pem', certificate),
    SMTP_URL: `smtp://${name}:${relay.port}`,
    REQUESTS_TO: 'desk@mill.example',
  });
}

/** Opens a name server with a wildcard: every name has the address 127.0.0.2. */
async function openNameServer() {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    // RFC 1035, 4.1: a header of twelve bytes, then the name, which ends with a zero, its type and its class.
    const end = query.indexOf(0, 12) + 5;
    const isIPv4 = query.readUInt16BE(end - 4) === 1;
    const reply = Buffer.from(query.subarray(0, end));
    reply.writeUInt16BE(0x8180, 2);
    reply.writeUInt16BE(isIPv4 ? 1 : 0, 6);
    reply.fill(0, 8, 12);
    // The name of the question (a pointer), type A, class IN, a minute, four bytes.
    const answer = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 2];
    socket.send(isIPv4 ? Buffer.concat([reply, Buffer.from(answer)]) : reply, port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { port: socket.address().port, close: () => socket.close() };
}
