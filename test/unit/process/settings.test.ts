import { describe, expect, it } from 'vitest';
import { defaultSite } from '../../../src/content/company/company.ts';
import { liveWarnings, readSettings } from '../../../src/process/settings.ts';
import { temporaryFiles } from '../../support/temporary-files.ts';

const ANALYTICS_FILE = temporaryFiles()('analytics.js', 'var a;');

it('settings have defaults, without delivery, and come from the environment', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, indexing: true, delivery: undefined, site: defaultSite });
  const env = { PORT: '0', SMTP_URL: 'simulated' };
  const [SITE_ORIGIN, SITE_PHONE] = ['https://www.example.com', '+1 507 555 0100'];
  const site = { origin: SITE_ORIGIN, phone: SITE_PHONE };
  expect(readSettings({ ...env, SITE_ORIGIN, SITE_PHONE })).toMatchObject({ port: 0, site });
});

it('METRICS_HOST is that of HOST, if it is not set', () => {
  expect(readSettings({ HOST: '10.0.0.1' }).metricsHost).toBe('10.0.0.1');
  expect(readSettings({ HOST: '10.0.0.1', METRICS_HOST: '::1' }).metricsHost).toBe('::1');
});

it.each([
  ['https://a.example.com', ['https://a.example.com']],
  [
    'https://*.a.example,https://b.example:8443, http://localhost:8080',
    ['https://*.a.example', 'https://b.example:8443', 'http://localhost:8080'],
  ],
  ['https://a.example https://b.example', ['https://a.example', 'https://b.example']],
])('ANALYTICS_HOSTS may be %s', (text, hosts) => {
  const env = { ANALYTICS_FILE, ANALYTICS_HOSTS: text };
  expect(readSettings(env).site.analyticsHosts).toEqual(hosts);
});

describe('a site with an https SITE_ORIGIN', () => {
  const SITE_ORIGIN = 'https://www.example.com';

  it('has a relay, or an operator who has said that requests are simulated', () => {
    const line = /^SITE_ORIGIN is https:\/\/www\.example\.com, but SMTP_URL is not set: [^\n]+"simulated"[^\n]+$/;
    expect(() => readSettings({ SITE_ORIGIN })).toThrow(line);
    expect(readSettings({ SITE_ORIGIN, SMTP_URL: 'simulated' }).delivery).toBe(undefined);
    expect(readSettings({ SITE_ORIGIN, SMTP_URL: 'smtp://mail.example.com' }).delivery).toBeDefined();
    expect(readSettings({ SITE_ORIGIN: 'http://www.example.com' }).delivery).toBe(undefined);
  });

  it.each(['', 'Simulated', 'simulated,smtp://mail.example.com', 'none'])(
    'SMTP_URL=%j is not such a word',
    (SMTP_URL) => {
      expect(() => readSettings({ SITE_ORIGIN, SMTP_URL })).toThrow('SMTP_URL is not allowed');
    },
  );
});

it.each(['Acme', "O'Neil & Sons", '"Acme" Millwright', 'Müller'])('SITE_NAME may be %s', (name) =>
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
  ['SITE_PHONE', '(((-)))', 'a phone number'],
  ['COMMIT', 'a b', 'a commit or a tag'],
  ['KEEP_ALIVE', '0', 'a whole number from 1 to 3600'],
  ['METRICS_HOST', 'a b', 'a host name or an IP address'],
  ['SITE_INDEXING', 'no', 'one of on, off'],
  // `docker run --env-file` keeps quotes and spaces.
  ['SITE_NAME', '"Acme"', 'a name on one line, without quotes or spaces around it'],
  ['SITE_NAME', "'Acme'", 'a name on one line'],
  ['SITE_NAME', ' Acme', 'a name on one line'],
  ['SITE_NAME', 'Acme ', 'a name on one line'],
  ['SITE_NAME', ' ', 'a name on one line'],
  ['SITE_NAME', 'A\nB', 'a name on one line'],
  ['SITE_NAME', 'A\u2028B', 'a name on one line'],
  ['SITE_EMAIL', "'us@example.com'", 'an e-mail address'],
  ['SITE_PHONE', '"+1 507 555 0100"', 'a phone number'],
  ['SITE_PHONE', ' +1 507 555 0100 ', 'a phone number'],
  ['EMERGENCIES_TO', 'pager@example.com ', 'an e-mail address'],
  ['HOST', '"::"', 'a host name or an IP address'],
  ['ANALYTICS_HOSTS', '', 'https origins'],
  ['ANALYTICS_HOSTS', 'http://stats.example.com', 'https origins'],
  ['ANALYTICS_HOSTS', 'https://a.example/', 'https origins'],
  ['ANALYTICS_HOSTS', 'https://a.example; script-src *', 'https origins'],
  ['ANALYTICS_HOSTS', "'unsafe-inline'", 'https origins'],
  ['ANALYTICS_HOSTS', 'https://*', 'https origins'],
  ['ANALYTICS_HOSTS', 'https://a.example.', 'https origins'],
  ['ANALYTICS_HOSTS', 'https://user:word@a.example', 'https origins'],
  ['ANALYTICS_HOSTS', ' https://a.example', 'https origins'],
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

  it('each warning names one variable with its value', () => {
    expect(liveWarnings(readSettings({}))).toEqual([
      expect.stringMatching(/^SMTP_URL names no relay: contact requests are simulated/),
      expect.stringMatching(/^SITE_EMAIL is service@example\.com: /),
      expect.stringMatching(/^SITE_PHONE is not set: /),
      expect.stringMatching(/^SITE_ORIGIN is http:\/\/localhost:3000: /),
    ]);
  });

  it.each([
    [['SMTP_URL'], set],
    [['SMTP_URL', 'SITE_ORIGIN'], { ...set, SITE_ORIGIN: 'http://[::1]:3000' }],
    [['SITE_PHONE'], { ...set, SMTP_URL, SITE_PHONE: '' }],
    [[], { ...set, SMTP_URL }],
    [['REQUESTS_FROM'], { ...set, SMTP_URL, REQUESTS_FROM: 'site@mail.example.org' }],
    [['SMTP_URL', 'SITE_EMAIL', 'SITE_PHONE', 'SITE_ORIGIN'], { HOST: '::' }],
    [['SMTP_URL', 'SITE_EMAIL', 'SITE_PHONE', 'SITE_ORIGIN'], { HOST: '192.0.2.7' }],
    // These do nothing without a relay or a script, on a developer's machine as well.
    [['EMERGENCIES_TO'], { HOST: 'localhost', EMERGENCIES_TO: 'pager@mill.example' }],
    [
      ['REQUESTS_TO', 'REQUESTS_FROM', 'SMTP_URL'],
      { ...set, REQUESTS_TO: 'a@mill.example', REQUESTS_FROM: 'b@mill.example' },
    ],
    [['ANALYTICS_HOSTS'], { HOST: 'localhost', ANALYTICS_HOSTS: 'https://stats.example.com' }],
    [[], { ...set, SMTP_URL, EMERGENCIES_TO: 'pager@mill.example' }],
    // A server on loopback is a developer's, but contact requests to an example address are lost there as well.
    [[], { HOST: 'localhost' }],
    [[], { HOST: '::1' }],
    [[], { HOST: '127.1.2.3' }],
    [['REQUESTS_TO'], { HOST: 'localhost', SMTP_URL }],
  ])('warns of %j for %j', (variables, env) => {
    const warnings = liveWarnings(readSettings({ ...env }));
    expect(warnings.map((line) => line.slice(0, line.indexOf(' ')))).toEqual(variables);
  });
});
