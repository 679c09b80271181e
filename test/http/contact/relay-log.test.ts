import dns from 'node:dns';
import { createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { relayOfTest } from '../../support/contact/contact-site.ts';
import { sendMail } from '../../support/contact/send-mail.ts';
import { createCertificate } from '../../support/server/certificate.ts';
import { freePort, listen } from '../../support/server/open-server.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';
import { logLines } from '../../support/server/server-process.ts';

it('the server introduces itself to a relay by its own domain', async () => {
  const names: string[] = [];
  const onMailFrom: SMTPServerOptions['onMailFrom'] = (_address, { hostNameAppearsAs }, done) => {
    names.push(hostNameAppearsAs);
    done();
  };
  const relay = await relayOfTest({}, { onMailFrom });
  const { outcome } = sendMail(relay.url, { env: { SITE_ORIGIN: 'https://mill.example:8443' } });
  expect(await outcome).toMatchObject({ name: 'sent' });
  expect(names).toEqual(['mill.example']);
});

it.each(['smtp', 'smtps'])(
  'in TLS (%s) the name of a relay has no final dot, because no certificate has it',
  async (scheme) => {
    const hellos: string[] = [];
    const relay = createServer((socket) => {
      if (scheme === 'smtp') socket.write('220 relay\r\n');
      socket
        .on('error', () => {})
        .on('data', (chunk: Buffer) => {
          const text = chunk.toString('latin1');
          if (text.startsWith('EHLO')) socket.write('250-relay\r\n250 STARTTLS\r\n');
          else if (text.startsWith('STARTTLS')) socket.write('220 go\r\n');
          else {
            hellos.push(text);
            socket.destroy();
          }
        });
    });
    onTestFinished(() => void relay.close());
    const port = await listen(relay);
    const ask = dns.lookup;
    const lookup = vi.spyOn(dns, 'lookup').mockImplementation((...args) => {
      const done = args.at(-1);
      if (args[0] !== 'relay.mill.example.') Reflect.apply(ask, dns, args);
      else if (typeof done === 'function') Reflect.apply(done, null, [null, [{ address: '127.0.0.1', family: 4 }]]);
    });
    onTestFinished(() => lookup.mockRestore());
    expect(await sendMail(`${scheme}://relay.mill.example.:${port}`).outcome).toMatchObject({ name: 'failed' });
    expect(lookup.mock.calls.map(([name]) => name)).toContain('relay.mill.example.');
    expect(hellos).toEqual([expect.stringMatching(/relay\.mill\.example(?!\.)/)]);
  },
);

describe('the log tells why a relay took nothing:', () => {
  const refusal = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode });
  const reason = async (url: string) => {
    const { lines, outcome } = sendMail(url);
    expect(await outcome).toMatchObject({ name: 'failed' });
    return lines[0];
  };

  // 0.0.0.0 reaches this machine, but is not a loopback address.
  it('a certificate that is not trusted', async () => {
    const pem = createCertificate('relay.example');
    const { port } = await relayOfTest({}, { secure: true, key: pem, cert: pem });
    expect(await reason(`smtps://0.0.0.0:${port}`)).toMatchObject({
      code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      // Node 24 adds advice.
      reason: expect.stringMatching(/^self-signed certificate/),
    });
  });

  it('no STARTTLS', async () => {
    const { port } = await relayOfTest();
    expect(await reason(`smtp://0.0.0.0:${port}`)).toMatchObject({
      code: 'ETLS',
      command: 'STARTTLS',
      reason: expect.stringContaining('Error upgrading connection with STARTTLS'),
    });
  });

  it('a refusal of this client, with the words of the relay, which has no word of the visitor yet', async () => {
    const blocked = refusal('blocked, see https://list.example/?ip=192.0.2.1', 553);
    const { url } = await relayOfTest({}, { onConnect: (_session, done) => done(blocked) });
    expect(await reason(url)).toMatchObject({ response: 553, reason: expect.stringContaining(blocked.message) });
  });

  // A relay may repeat the password in its reply.
  it.each([
    [refusal('wr0ng is wrong', 535), { command: 'AUTH PLAIN', response: 535 }],
    [refusal('5.7.139 Authentication unsuccessful, wr0ng', 535), { response: 535, enhanced: '5.7.139' }],
    [refusal('5.7.30 Basic authentication is not supported', 550), { response: 550, enhanced: '5.7.30' }],
    [refusal('5.5.4 Unrecognized', 504), { response: 504, reason: 'it takes no login by password' }],
  ])('a login, without the reply and with its enhanced code (%#)', async (reply, fields) => {
    const { port } = await relayOfTest({}, { onAuth: (_auth, _session, done) => done(reply) });
    const line = await reason(`smtp://site:wr0ng@127.0.0.1:${port}`);
    expect(line).toMatchObject({ code: 'EAUTH', ...fields });
    expect(JSON.stringify(line)).not.toContain('wr0ng');
  });

  it('a relay that offers XOAUTH2 alone takes no login by password', async () => {
    const { port } = await relayOfTest({ password: 'right' }, { authMethods: ['XOAUTH2'] });
    expect(await reason(`smtp://site:wr0ng@127.0.0.1:${port}`)).toMatchObject({
      code: 'EAUTH',
      reason: 'it takes no login by password',
    });
  });
});

it('at the start the log names the relays and warns of those that are down, refuse the login or take only small mails', async () => {
  const good = await relayOfTest();
  const unlimited = await relayOfTest({}, { size: 0 });
  const small = await relayOfTest({}, { size: 5_000_000 });
  const strict = await relayOfTest({ password: 'right' });
  const down = await freePort();
  const urls = [good.url, unlimited.url, small.url, `smtp://site:wr0ng@127.0.0.1:${strict.port}`];
  const SMTP_URL = [...urls, `smtp://site:wr0ng@127.0.0.1:${down}`].join();
  const server = await serverOfTest({ SMTP_URL, REQUESTS_TO: 'desk@mill.example' });
  const names = [good, unlimited, small, strict, { port: down }].map(({ port }) => `127.0.0.1:${port}`);
  expect(logLines(server)[0]?.['msg']).toContain(`(contact requests go through ${names.join(', ')})`);
  const warnings = () => logLines(server).filter(({ relay }) => relay);
  await expect.poll(() => warnings().length).toBe(3);
  const line = (port: number, fields: object) => expect.objectContaining({ relay: `127.0.0.1:${port}`, ...fields });
  expect(warnings()).toEqual(
    expect.arrayContaining([
      line(small.port, {
        msg: 'relay does not take the largest contact requests',
        reason: 'Message size larger than allowed 5000000',
      }),
      line(strict.port, { msg: 'relay does not take contact requests', code: 'EAUTH', response: 535 }),
      line(down, { level: 40, code: 'ECONNREFUSED', reason: `connect ECONNREFUSED 127.0.0.1:${down}` }),
    ]),
  );
  expect([good, unlimited, small].map(({ offered }) => offered())).toEqual([0, 0, 0]);
  expect(server.output()).not.toContain('wr0ng');
  expect((await fetch(`${server.base}/readyz`)).status).toBe(200);
});
