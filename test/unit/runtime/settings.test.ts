import { readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { defaultSite } from '../../../src/content/company/company.ts';
import { liveWarnings, readSettings } from '../../../src/runtime/settings.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const temporaryFile = temporaryFiles();
const ANALYTICS_FILE = temporaryFile('analytics.js', 'var a;');

it('settings have defaults, without delivery, and come from the environment', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, indexing: true, delivery: undefined, site: defaultSite });
  const env = { PORT: '0', SMTP_URL: 'simulated' };
  const [SITE_ORIGIN, SITE_PHONE] = ['https://www.example.com', '+1 507 555 0100'];
  const site = { origin: SITE_ORIGIN, phone: SITE_PHONE };
  expect(readSettings({ ...env, SITE_ORIGIN, SITE_PHONE })).toMatchObject({ port: 0, site });
});

it('the example of a .env file has allowed values of settings', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8').replace(/^# (?=[A-Z_]+=)/gm, ''));
  const table = readFileSync('src/server/README.md', 'utf8');
  for (const name of Object.keys(example)) expect(table).toContain(`\n| \`${name}\``);
  expect(readSettings(example).delivery).toBeDefined();
});

it('METRICS_HOST is that of HOST, if it is not set', () => {
  expect(readSettings({}).metricsHost).toBe(undefined);
  expect(readSettings({ HOST: '10.0.0.1' }).metricsHost).toBe('10.0.0.1');
  expect(readSettings({ HOST: '10.0.0.1', METRICS_HOST: '::1' }).metricsHost).toBe('::1');
});

const examples = 'src/server/deploy/analytics';

it.each(readdirSync(examples))('the example %s makes the function of downloads', (name) => {
  const { analytics } = readSettings({ ANALYTICS_FILE: `${examples}/${name}` });
  expect(analytics?.content).toContain('window.gtag = ');
});

it.each([
  ['https://a.example.com', ['https://a.example.com']],
  [
    'https://*.a.example,https://b.example:8443, http://127.0.0.1:8080',
    ['https://*.a.example', 'https://b.example:8443', 'http://127.0.0.1:8080'],
  ],
  ['https://a.example https://b.example', ['https://a.example', 'https://b.example']],
])('ANALYTICS_HOSTS may be %s', (text, hosts) => {
  const env = { ANALYTICS_FILE, ANALYTICS_HOSTS: text };
  expect(readSettings(env).site.analyticsHosts).toEqual(hosts);
});

it('a site with an https SITE_ORIGIN has a relay, or an operator who says that requests are simulated', () => {
  const SITE_ORIGIN = 'https://www.example.com';
  const line = /^SITE_ORIGIN is https:\/\/www\.example\.com, but SMTP_URL is not set: [^\n]+"simulated"[^\n]+$/;
  expect(() => readSettings({ SITE_ORIGIN })).toThrow(line);
  expect(readSettings({ SITE_ORIGIN, SMTP_URL: 'simulated' }).delivery).toBe(undefined);
  expect(readSettings({ SITE_ORIGIN: 'http://www.example.com' }).delivery).toBe(undefined);
});

it.each(["O'Neil & Sons", '"Acme" Millwright', 'Müller'])('SITE_NAME may be %s', (name) =>
  expect(readSettings({ SITE_NAME: name }).site.name).toBe(name),
);

it.each([
  ['PORT', '65536', 'a whole number from 0 to 65535'],
  ['PORT', '', 'a whole number from 0 to 65535'],
  ['SITE_ORIGIN', 'www.example.com', 'an origin'],
  ['SITE_ORIGIN', 'https://www.example.com/', 'an origin'],
  ['SITE_ORIGIN', 'https://www.example.com.', 'an origin'],
  ['SITE_EMAIL', 'nobody', 'an e-mail address'],
  ['SITE_PHONE', 'call us', 'a phone number'],
  ['COMMIT', 'a b', 'a commit or a tag'],
  ['KEEP_ALIVE', '0', 'a whole number from 1 to 3600'],
  ['SITE_INDEXING', 'no', 'one of on, off'],
  // `docker run --env-file` keeps quotes and spaces.
  ['SITE_NAME', '"Acme"', 'a name on one line, without quotes or spaces around it'],
  ['SITE_NAME', 'Acme ', 'a name on one line'],
  ['SITE_NAME', 'A\nB', 'a name on one line'],
  ['EMERGENCIES_TO', 'pager@example.com ', 'an e-mail address'],
  ['REQUESTS_TO', 'A <a@example.com>', 'an e-mail address'],
  ['REQUESTS_FROM', 'a@example.com\nBcc: b@example.com', 'an e-mail address'],
  ['HOST', '"::"', 'a host name or an IP address'],
  ['ANALYTICS_HOSTS', '', 'https origins'],
  ['ANALYTICS_HOSTS', 'http://stats.example.com', 'https origins'],
  ['ANALYTICS_HOSTS', 'https://a.example; script-src *', 'https origins'],
  ['ANALYTICS_HOSTS', 'https://*', 'https origins'],
  ['ANALYTICS_HOSTS', 'https://user:word@a.example', 'https origins'],
])('%s=%j is rejected in one line that names what is allowed', (name, value, allowed) => {
  const read = () => readSettings({ ANALYTICS_FILE, [name]: value });
  expect(read).toThrow(`${name}=${JSON.stringify(value)} is not allowed: it must be ${allowed}`);
  expect(read).not.toThrow('\n');
});

describe('the warnings of defaults that a public site must not have', () => {
  const set = {
    SITE_ORIGIN: 'https://www.webster.example',
    SITE_EMAIL: 'desk@webster.example',
    SITE_PHONE: '+1 507 555 0100',
    SMTP_URL: 'simulated',
  };
  const SMTP_URL = 'smtp://mail.webster.example';

  it.each([
    [['SMTP_URL'], set],
    [['SITE_PHONE'], { ...set, SMTP_URL, SITE_PHONE: '' }],
    [[], { ...set, SMTP_URL }],
    [['REQUESTS_FROM'], { ...set, SMTP_URL, REQUESTS_FROM: 'site@mail.example.org' }],
    [['SMTP_URL', 'SITE_EMAIL', 'SITE_PHONE', 'SITE_ORIGIN'], { HOST: '192.0.2.7' }],
    // A server on loopback is a developer's, but contact requests to an example address are lost there as well.
    [[], { HOST: '::1' }],
    [['REQUESTS_TO'], { HOST: 'localhost', SMTP_URL }],
  ])('warns of %j for %j', (variables, env) => {
    const warnings = liveWarnings(readSettings({ ...env }));
    expect(warnings.map((line) => line.slice(0, line.indexOf(' ')))).toEqual(variables);
  });
});

it.each([
  ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false, loopback: false }],
  ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, secure: true, loopback: false }],
  ['smtp://127.0.0.1:25/', { host: '127.0.0.1', port: 25, secure: false, loopback: true }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, secure: false, loopback: true }],
  ['smtp://localhost', { host: 'localhost', port: 587, secure: false, loopback: true }],
  [
    'smtp://site%40example.com:p%2Fa%2Cs%25s@mail',
    { host: 'mail', login: { user: 'site@example.com', password: 'p/a,s%s' } },
  ],
])('SMTP_URL may be %s', (url, relay) => {
  const { site, delivery } = readSettings({ SMTP_URL: url });
  expect(delivery).toMatchObject({ relays: [relay], to: defaultSite.email, from: defaultSite.email });
  expect(site.delivery).toBe(true);
});

it('SMTP_URL may name several relays, and REQUESTS_TO the recipient', () => {
  const env = { SMTP_URL: 'smtp://a, smtps://b:1', SITE_EMAIL: 'us@example.com', REQUESTS_TO: 'desk@example.com' };
  expect(readSettings(env).delivery).toMatchObject({
    relays: [{ host: 'a' }, { host: 'b', port: 1 }],
    to: 'desk@example.com',
    from: 'us@example.com',
  });
});

const refusal = /^SMTP_URL is not allowed: it must be smtp:\/\/\[user:password@\]host\[:port\] or [^\n]+$/;

it.each([
  ['', refusal],
  ['simulated,smtp://mail', refusal],
  ['"smtp://u:secret@mail"', refusal],
  ['http://u:secret@mail', refusal],
  ['smtp://u:secret@', refusal],
  ['smtp://u:secret@mail/box', refusal],
  ['smtp://u:12/sec@mail', refusal],
  ['smtp://u:sec,ret@mail', refusal],
  ['smtp://u:secret%@mail', refusal],
  ['smtp://u@mail', refusal],
  ['smtp://u:secret@mail\nx', refusal],
  ['smtp://u:secret@mail:465', /^SMTP_URL is not allowed: for port 465 write smtps:\/\/, not smtp:\/\/$/],
  ['smtp://a,smtps://mail:587', /^SMTP_URL is not allowed: for port 587 write smtp:\/\/, not smtps:\/\/$/],
])('SMTP_URL=%j is rejected in one line without the password', (url, line) => {
  const read = () => readSettings({ SMTP_URL: url });
  expect(read).toThrow(line);
  expect(read).not.toThrow(/sec|ret/);
});

describe('SMTP_URL_FILE', () => {
  const file = (content: string) => temporaryFile('smtp-url', content);

  it('names a file with the relays, which may end in a new line', () => {
    const url = 'smtps://site:p%2Fa@mail.example.com,smtp://other';
    expect(readSettings({ SMTP_URL_FILE: file(`${url}\n`) })).toEqual(readSettings({ SMTP_URL: url }));
  });

  it('is rejected in one line if its content is not allowed, without the content', () => {
    const read = () => readSettings({ SMTP_URL_FILE: file('smtp://a\nsmtp://u:secret@b') });
    expect(read).toThrow(/^The content of SMTP_URL_FILE is not allowed: it must be smtp:\/\/\[user[^\n]+$/);
    expect(read).not.toThrow('secret');
  });

  it('is rejected in one line if it cannot be read, as ANALYTICS_FILE is', () => {
    for (const name of ['SMTP_URL_FILE', 'ANALYTICS_FILE']) {
      const line = `${name}="/nowhere" cannot be read (ENOENT): it must be a readable file`;
      expect(() => readSettings({ [name]: '/nowhere' })).toThrow(line);
    }
  });

  it('is rejected together with SMTP_URL, because one of them would be ignored', () => {
    const read = () => readSettings({ SMTP_URL: 'smtp://u:secret@a', SMTP_URL_FILE: file('smtp://u:secret@b') });
    expect(read).toThrow(/^SMTP_URL and SMTP_URL_FILE are both set: set one of them$/);
  });
});
