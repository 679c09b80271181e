import type { SMTPServerEnvelope } from 'smtp-server';
import request from 'supertest';
import { expect, it, onTestFinished } from 'vitest';
import { inOrder } from '../support/contact-request.ts';
import { openContactSite } from '../support/contact-site.ts';
import { openMailRelay } from '../support/mail-relay.ts';
import { openServer } from '../support/open-server.ts';
import { openSocket, statuses } from '../support/raw-socket.ts';

/** A site whose relay knows DSN, and the envelopes that the relay has accepted. */
async function siteWithDsn(env: Record<string, string> = {}) {
  const envelopes: SMTPServerEnvelope[] = [];
  const relay = await openMailRelay(
    {},
    {
      hideDSN: false,
      onData(stream, { envelope }, done) {
        envelopes.push(envelope);
        stream.resume().on('end', () => done());
      },
    },
  );
  onTestFinished(() => relay.close());
  const site = await openContactSite({ SMTP_URL: relay.url, REQUESTS_FROM: 'web@example.com', ...env });
  return { ...site, envelopes };
}

it('asks for bounces and delays, returned to REQUESTS_FROM, without the files', async () => {
  const { post, envelopes } = await siteWithDsn();
  await post().expect(200);
  expect(envelopes[0]).toMatchObject({
    mailFrom: { address: 'web@example.com' },
    dsn: { ret: 'HDRS' },
    rcptTo: [{ address: 'desk@example.com', dsn: { notify: ['FAILURE', 'DELAY'] } }],
  });
});

it('sends emergencies, and nothing else, to EMERGENCIES_TO as well', async () => {
  const { post, envelopes } = await siteWithDsn({ EMERGENCIES_TO: 'pager@example.com' });
  await post({ ...inOrder, urgency: 'emergency' }).expect(200);
  await post({ ...inOrder, urgency: 'urgent' }).expect(200);
  const receivers = envelopes.map(({ rcptTo }) => rcptTo.map(({ address }) => address));
  expect(receivers).toEqual([['desk@example.com', 'pager@example.com'], ['desk@example.com']]);
});

it('warns of a receiver that the relay refuses, and the others get the mail', async () => {
  const relay = await openMailRelay(
    {},
    { onRcptTo: ({ address }, _session, done) => done(address.startsWith('pager') ? new Error('unknown') : null) },
  );
  onTestFinished(() => relay.close());
  const env = { SMTP_URL: relay.url, EMERGENCIES_TO: 'pager@example.com' };
  const { post, lines } = await openContactSite(env);
  await post({ ...inOrder, urgency: 'emergency' }).expect(200);
  expect(relay.mails).toHaveLength(1);
  expect(lines).toContainEqual(expect.objectContaining({ level: 40, rejected: ['pager@example.com'] }));
});

it('answers a chunked body without an end with 413 when its limit is passed, and closes the connection', async () => {
  const { app } = await openContactSite();
  const { server, port } = await openServer(app);
  onTestFinished(() => void server.close());
  const { socket, received } = await openSocket(port);
  socket.write(
    'POST /contact HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nTransfer-Encoding: chunked\r\n' +
      'Content-Type: multipart/form-data; boundary=x\r\n\r\n',
  );
  const part = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n';
  socket.write(`${part.length.toString(16)}\r\n${part}\r\n`);
  const megabyte = Buffer.alloc(1024 * 1024);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const answered = () => statuses(received()).length > 0;
  let sent = 0;
  while (!answered() && sent < 500) {
    sent += 1;
    socket.write(`${megabyte.length.toString(16)}\r\n`);
    socket.write(megabyte);
    if (!socket.write('\r\n')) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  }
  await closed;
  expect(statuses(received())).toEqual(['413']);
  expect(sent).toBeLessThan(500);
});

it.each(['put', 'patch', 'delete'] as const)('names the methods that /contact takes to %s', async (method) => {
  const { app } = await openContactSite();
  await request(app)[method]('/contact').expect(405).expect('Allow', 'GET, HEAD, POST');
});
