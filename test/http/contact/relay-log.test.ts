import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { openContactSite } from '../../support/contact/contact-site.ts';
import type { RelayFault } from '../../support/contact/mail-relay.ts';
import { relayOfTest } from '../../support/contact/relay-of-test.ts';
import { createCertificate } from '../../support/server/certificate.ts';
import { freePort } from '../../support/server/open-server.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';
import { logLines } from '../../support/server/server-process.ts';

describe('the server introduces itself to a relay', () => {
  it.each([
    [{ SITE_ORIGIN: 'https://www.mill.example' }, 'www.mill.example'],
    [{ SITE_ORIGIN: 'https://xn--mller-kva.example:8443' }, 'xn--mller-kva.example'],
    [{ REQUESTS_FROM: 'web@mail.mill.example' }, 'mail.mill.example'],
    [{ SITE_ORIGIN: 'http://intranet', REQUESTS_FROM: 'web@mill.example' }, 'mill.example'],
    [{ SITE_ORIGIN: 'http://192.0.2.7', REQUESTS_FROM: 'web@mill.example' }, 'mill.example'],
    [{ SITE_ORIGIN: 'http://[2001:db8::7]:8080', REQUESTS_FROM: 'web@mill.example' }, 'mill.example'],
    [{ SITE_ORIGIN: 'http://my_site.mill.example', REQUESTS_FROM: 'web@mill.example' }, 'mill.example'],
  ])('with %j by the name %s', async (settings, name) => {
    const names: string[] = [];
    const relay = await relayOfTest(
      {},
      {
        onMailFrom(_address, { hostNameAppearsAs }, done) {
          names.push(hostNameAppearsAs);
          done();
        },
      },
    );
    const { post } = await openContactSite({ SMTP_URL: relay.url, ...settings });
    await post().expect(200);
    expect(names).toEqual([name]);
  });
});

describe('the log tells why a relay took nothing:', () => {
  const refusal = Object.assign(new Error('not from here'), { responseCode: 553 });
  const reason = async (url: string) => {
    const { post, lines } = await openContactSite({ SMTP_URL: url });
    await post().expect(502);
    return lines.find(({ level }) => level === 40);
  };

  it('a refused connection', async () => {
    expect(await reason(`smtp://127.0.0.1:${await freePort()}`)).toMatchObject({
      code: 'ECONNREFUSED',
      reason: expect.stringContaining('connect ECONNREFUSED 127.0.0.1'),
    });
  });

  it('a name that does not exist', async () => {
    // A label of more than 63 letters is refused without asking a name server.
    const name = `${'a'.repeat(64)}.example`;
    expect(await reason(`smtp://${name}`)).toMatchObject({
      code: 'ENOTFOUND',
      reason: `getaddrinfo ENOTFOUND ${name}`,
    });
  });

  it('a certificate that is not trusted', async () => {
    const pem = createCertificate('relay.example');
    const { port } = await relayOfTest({}, { secure: true, key: pem, cert: pem });
    // 0.0.0.0 reaches this machine, but is not a loopback address.
    expect(await reason(`smtps://0.0.0.0:${port}`)).toMatchObject({
      code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      reason: 'self-signed certificate',
    });
  });

  it('smtps to a port without TLS', async () => {
    const { port } = await relayOfTest();
    expect(await reason(`smtps://127.0.0.1:${port}`)).toMatchObject({
      code: 'ERR_SSL_WRONG_VERSION_NUMBER',
      reason: expect.stringContaining('wrong version number'),
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

  it('a greeting that refuses this client, with the words of the relay', async () => {
    const { port } = await relayOfTest(
      {},
      {
        onConnect(_session, done) {
          done(Object.assign(new Error('blocked, see https://list.example/?ip=192.0.2.1'), { responseCode: 554 }));
        },
      },
    );
    expect(await reason(`smtp://127.0.0.1:${port}`)).toMatchObject({
      response: 554,
      reason: expect.stringContaining('blocked, see https://list.example/?ip=192.0.2.1'),
    });
  });

  it('a login, without the reply, because a relay may repeat the password in it', async () => {
    const { port } = await relayOfTest(
      {},
      {
        onAuth({ password }, _session, done) {
          done(Object.assign(new Error(`${password} is wrong`), { responseCode: 535 }));
        },
      },
    );
    const line = await reason(`smtp://site:wr0ng@127.0.0.1:${port}`);
    expect(line).toMatchObject({ code: 'EAUTH', command: 'AUTH PLAIN', response: 535 });
    expect(JSON.stringify(line)).not.toContain('wr0ng');
  });

  it.each<[string, SMTPServerOptions]>([
    ['the sender', { onMailFrom: (_address, _session, done) => done(refusal) }],
    ['the receiver', { onRcptTo: (_address, _session, done) => done(refusal) }],
  ])('a refusal of %s, with the words of the relay, which has no word of the visitor yet', async (_name, options) => {
    const { url } = await relayOfTest({}, options);
    expect(await reason(url)).toMatchObject({ response: 553, reason: expect.stringContaining('553 not from here') });
  });

  it.each<RelayFault>([{ refusesAfterData: 451 }, { refusesInData: 421 }])(
    'its code alone once the mail is on its way, because a relay may repeat what the visitor wrote (%o)',
    async (fault) => {
      const line = await reason((await relayOfTest(fault)).url);
      expect(line).toMatchObject({ response: Object.values(fault)[0] });
      expect(JSON.stringify(line)).not.toContain('Not now');
    },
  );
});

describe('at the start the log warns', () => {
  const checked = async (...urls: string[]) => {
    const server = await serverOfTest({ SMTP_URL: urls.join(), REQUESTS_TO: 'desk@mill.example' });
    return () => logLines(server).filter(({ relay }) => relay);
  };

  it('of relays that are down, refuse the login or take only small mails, and of no other', async () => {
    const good = await relayOfTest();
    const unlimited = await relayOfTest({}, { size: 0 });
    const small = await relayOfTest({}, { size: 5_000_000 });
    const strict = await relayOfTest({ password: 'right' });
    const down = await freePort();
    const relayLines = await checked(
      good.url,
      unlimited.url,
      small.url,
      `smtp://site:wr0ng@127.0.0.1:${strict.port}`,
      `smtp://127.0.0.1:${down}`,
    );
    const line = (port: number, fields: object) => expect.objectContaining({ relay: `127.0.0.1:${port}`, ...fields });
    await expect.poll(() => relayLines().length).toBe(3);
    expect(relayLines()).toContainEqual(
      line(small.port, {
        msg: 'relay does not take the largest contact requests',
        reason: 'Message size larger than allowed 5000000',
      }),
    );
    expect(relayLines()).toContainEqual(
      line(strict.port, { msg: 'relay does not take contact requests', code: 'EAUTH', response: 535 }),
    );
    expect(relayLines()).toContainEqual(line(down, { code: 'ECONNREFUSED' }));
    expect([good, unlimited, small].map(({ offered }) => offered())).toEqual([0, 0, 0]);
  });
});
