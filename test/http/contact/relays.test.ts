import { execFileSync } from 'node:child_process';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { valuesFrom } from '../../../src/contact/rules.ts';
import { contactMail } from '../../../src/contact/server/mail.ts';
import { createRelays } from '../../../src/contact/server/relays.ts';
import { formNotices, refusalNotices } from '../../../src/contact/texts.ts';
import { readSettings } from '../../../src/runtime/settings.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { contactSiteOfFile, openContactSite, relayOfTest } from '../../support/contact/contact-site.ts';
import type { RelayFault } from '../../support/contact/mail-relay.ts';
import { openSilentRelay, replies } from '../../support/contact/silent-relay.ts';
import { sizesOfOpenFiles } from '../../support/open-files.ts';
import { freePort } from '../../support/server/open-server.ts';
import { recordedLog } from '../../support/server/recorded-log.ts';
import { serverOfTest } from '../../support/server/server-of-test.ts';
import { logLines } from '../../support/server/server-process.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const openSite = contactSiteOfFile();
const file = Buffer.alloc(300_000, 'x');
const save = temporaryFiles();
/** A file that is larger than the buffers of a connection. */
const large = { name: 'large.jpg', path: save('large.jpg', 12_000_000), size: 12_000_000 };
const small = { name: 'small.jpg', path: save('small.jpg', 1000), size: 1000 };

interface Options {
  origin?: string;
  attached?: typeof small;
  /** Time limits other than the server's. */
  limits?: Parameters<typeof createRelays>[2];
}

/** Sends the mail of a contact request through the relays of SMTP_URL, without a site. `lines` are those of the log. */
function sendMail(SMTP_URL: string, { origin = 'http://localhost', attached = small, limits }: Options = {}) {
  const { delivery } = readSettings({ SMTP_URL });
  if (!delivery) throw new Error(`${SMTP_URL} names no relay`);
  const { log, lines } = recordedLog();
  const form = { values: valuesFrom((name) => inOrder[name]), files: [attached], signs: [] };
  const mail = contactMail('7K3QX-M9D2B', form, delivery);
  return { lines, outcome: createRelays(delivery, origin, limits).send(mail, log) };
}

describe('when a relay does not take the mail', () => {
  it.each<[string, RelayFault, object]>([
    ['rejects the recipient', { refuses: 550 }, { code: 'EENVELOPE', response: 550 }],
    ['defers after DATA', { refusesAfterData: 451 }, { code: 'EMESSAGE', response: 451 }],
    ['defers during DATA', { refusesInData: 421 }, { response: 421 }],
    ['drops the connection during DATA', { cutsInData: true }, { code: 'ECONNECTION' }],
  ])('and %s, the answer is "not sent" with the fields, and no file stays', async (_name, fault, reason) => {
    const { post, postPage, relay, lines, uploads } = await openSite(fault);
    const { body } = await post().attach('files', file, 'a.jpg').expect(502);
    expect(body).toEqual({ notice: formNotices.notSent });
    const { text } = await postPage().attach('files', file, 'a.jpg').expect(502);
    for (const words of [formNotices.notSent.text, 'choose them again', 'value="ann.berg@example.org"'])
      expect(text).toContain(words);
    expect([relay.mails, uploads()]).toEqual([[], []]);
    await expect.poll(sizesOfOpenFiles).not.toContain(file.length);
    const warned = lines.filter(({ level }) => level === 40);
    expect(warned).toEqual(Array(2).fill(expect.objectContaining({ ...reason, relay: `127.0.0.1:${relay.port}` })));
    // After DATA a relay may repeat what the visitor wrote.
    expect(JSON.stringify(warned).includes('Not now')).toBe(fault.refuses !== undefined);
    await expect.poll(() => lines).toContainEqual(expect.objectContaining({ outcome: 'failed', files: 1 }));
  });

  it('the next one gets the request once, after a login if it asks for one', async () => {
    const down = `smtp://127.0.0.1:${await freePort()}`;
    const [busy, up] = [await relayOfTest({ refusesAfterData: 451 }), await relayOfTest({ password: 'right' })];
    const { post, lines } = await openContactSite({
      SMTP_URL: `${down},${busy.url}, smtp://site:right@127.0.0.1:${up.port}`,
    });
    await post().attach('files', file, 'a.jpg').expect(200);
    expect(busy.mails).toEqual([]);
    expect(up.mails.map(({ attachments }) => attachments[0]?.size)).toEqual([file.length]);
    const relay = `127.0.0.1:${up.port}`;
    await expect.poll(() => lines).toContainEqual(expect.objectContaining({ outcome: 'sent', relay }));
  });

  it.each<[string, RelayFault, SMTPServerOptions]>([
    ['refuses the content', { refusesAfterData: 554 }, {}],
    ['announces a smaller size', {}, { size: 300_000 }],
    [
      'refuses the size in its reply to MAIL',
      {},
      { onMailFrom: (_address, _session, done) => done(Object.assign(new Error('too large'), { responseCode: 552 })) },
    ],
  ])('and %s, the answer says so, so that the browser sends no file again', async (_name, fault, options) => {
    const strict = await relayOfTest(fault, options);
    const { post, postPage, uploads } = await openContactSite({ SMTP_URL: strict.url });
    const { body, headers } = await post().attach('files', file, 'a.jpg').expect(422);
    expect(body).toEqual({ notice: refusalNotices.contentRefused });
    expect(headers).not.toHaveProperty('retry-after');
    const { text } = await postPage().attach('files', file, 'a.jpg').expect(422);
    expect(text).toContain(refusalNotices.contentRefused.text);
    expect([strict.mails, uploads()]).toEqual([[], []]);
  });

  it('others do not wait for it', async () => {
    const { post, relay } = await openSite();
    const release = relay.hold();
    const answered = post().then(({ status }) => status);
    await expect.poll(relay.offered).toBe(1);
    await post({ firstName: 'Ann' }).expect(422);
    release();
    expect(await answered).toBe(200);
  });
});

it('a relay that falls silent before it has the mail is followed by the next one, and later by none', async () => {
  // A busy machine needs less for a mail, and the first limit comes before the second.
  const limits = { start: 2000, idle: 3000, total: 30_000 };
  const next = await relayOfTest();
  const send = async (given: readonly string[], attached = small, options = {}) => {
    const port = await openSilentRelay(given, options);
    const { outcome, lines } = sendMail(`smtp://127.0.0.1:${port},${next.url}`, { attached, limits });
    const { name } = await outcome;
    return [name, ...lines.map(({ code }) => code)];
  };
  const scanning = await relayOfTest();
  setTimeout(scanning.hold(), 3000);
  const scanned = sendMail(scanning.url, { limits: { ...limits, idle: 30_000 } });
  const outcomes = await Promise.all([
    ...[0, 1, 2, 3, 4].map((count) => send(replies.slice(0, count))),
    // Each reply comes in time, but not all of them together.
    send(replies, small, { delay: 600 }),
    send(replies, large, { readsOn: false }),
    send(replies),
  ]);
  const [tookNothing, tookSome, mayHaveAll] = [
    ['sent', 'EABORT'],
    ['sent', 'ETIMEDOUT'],
    ['failed', 'ETIMEDOUT'],
  ];
  expect(outcomes).toEqual([...Array(6).fill(tookNothing), tookSome, mayHaveAll]);
  expect(next.offered()).toBe(7);
  for (const { size } of [small, large]) await expect.poll(sizesOfOpenFiles).not.toContain(size);
  // After the mail there is another limit.
  expect(await scanned.outcome).toMatchObject({ name: 'sent' });
});

it('the relays end together when their time is over', async () => {
  const ports = await Promise.all([1, 2].map(() => openSilentRelay([])));
  const { outcome, lines } = sendMail(ports.map((port) => `smtp://127.0.0.1:${port}`).join(), {
    limits: { start: 60_000, idle: 60_000, total: 500 },
  });
  expect(await outcome).toEqual({ name: 'failed' });
  expect(lines).toHaveLength(2);
});

it('a relay is told the site’s name and the mail’s size, and its id for the mail is kept', async () => {
  const told: unknown[] = [];
  let bytes = 0;
  const relay = await relayOfTest(
    {},
    {
      onData(stream, { envelope, hostNameAppearsAs }, done) {
        const { args } = envelope.mailFrom || { args: {} };
        told.push(hostNameAppearsAs, Number(Object(args).SIZE));
        stream
          .on('data', (chunk: Buffer) => (bytes += chunk.length))
          .once('end', () => done(null, '2.0.0 OK <VI1PR@eur.prod.outlook.com>'));
      },
    },
  );
  const { outcome } = sendMail(relay.url, { origin: 'https://mill.example:8443' });
  expect(await outcome).toMatchObject({ name: 'sent', serverMessageId: '<VI1PR@eur.prod.outlook.com>' });
  expect(told).toEqual(['mill.example', expect.any(Number)]);
  expect(told[1]).toBeGreaterThanOrEqual(bytes);
  expect(told[1]).toBeLessThan(bytes + 100_000);
});

/** Creates a certificate for a host name, with its key, as PEM. */
const createCertificate = (host: string) => {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', '-'];
  return execFileSync('openssl', ['req', '-x509', ...key, '-days', '1', '-subj', `/CN=${host}`], { stdio: 'pipe' });
};

describe('the log tells why a relay took nothing:', () => {
  const refusal = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode });
  const reason = async (url: string) => {
    const { lines, outcome } = sendMail(url);
    expect(await outcome).toMatchObject({ name: 'failed' });
    return lines[0];
  };

  // 0.0.0.0 reaches this machine, but is not a loopback address.
  it('a certificate that is not trusted, and no STARTTLS', async () => {
    const pem = createCertificate('relay.example');
    const trusted = await relayOfTest({}, { secure: true, key: pem, cert: pem });
    expect(await reason(`smtps://0.0.0.0:${trusted.port}`)).toMatchObject({
      code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      reason: expect.stringMatching(/^self-signed certificate/),
    });
    const { port } = await relayOfTest();
    expect(await reason(`smtp://0.0.0.0:${port}`)).toMatchObject({ code: 'ETLS', command: 'STARTTLS' });
  });

  it('a port without TLS, and how to reach it', async () => {
    const { port } = await relayOfTest();
    expect(await reason(`smtps://127.0.0.1:${port}`)).toMatchObject({
      code: 'ERR_SSL_WRONG_VERSION_NUMBER',
      reason: 'No TLS on this port: smtp:// starts it by STARTTLS.',
    });
  });

  it('a refusal of this client, with the words of the relay, which has no word of the visitor yet', async () => {
    const blocked = refusal('blocked, see https://list.example/?ip=192.0.2.1', 553);
    const { url } = await relayOfTest({}, { onConnect: (_session, done) => done(blocked) });
    expect(await reason(url)).toMatchObject({ response: 553, reason: expect.stringContaining(blocked.message) });
  });

  it('a login, without the reply, in which the password may be', async () => {
    const reply = refusal('wr0ng is wrong', 535);
    const { port } = await relayOfTest({}, { onAuth: (_auth, _session, done) => done(reply) });
    const line = await reason(`smtp://site:wr0ng@127.0.0.1:${port}`);
    expect(line).toMatchObject({ code: 'EAUTH', command: 'AUTH PLAIN', response: 535 });
    expect(JSON.stringify(line)).not.toContain('wr0ng');
  });
});

it('at the start the log names the relays, and warns of those that are down or refuse the login', async () => {
  const good = await relayOfTest();
  const strict = await relayOfTest({ password: 'right' });
  const down = await freePort();
  const SMTP_URL = [good.url, `smtp://site:wr0ng@127.0.0.1:${strict.port}`, `smtp://127.0.0.1:${down}`].join();
  const server = await serverOfTest({ SMTP_URL, REQUESTS_TO: 'desk@mill.example' });
  const names = [good, strict, { port: down }].map(({ port }) => `127.0.0.1:${port}`);
  expect(logLines(server)[0]?.['msg']).toContain(names.join(', '));
  const warnings = () => logLines(server).filter(({ relay }) => relay);
  await expect.poll(() => warnings().length).toBe(2);
  expect(warnings()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ relay: names[1], code: 'EAUTH', response: 535 }),
      expect.objectContaining({ relay: names[2], level: 40, code: 'ECONNREFUSED' }),
    ]),
  );
  expect(server.output()).not.toContain('wr0ng');
  expect((await fetch(`${server.base}/readyz`)).status).toBe(200);
});
