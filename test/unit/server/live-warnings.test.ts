import { expect, it } from 'vitest';
import { liveWarnings, readSettings } from '../../../src/server/operations/settings.ts';

const set = { SITE_ORIGIN: 'https://www.webster.example', SITE_EMAIL: 'desk@webster.example' };
const SMTP_URL = 'smtp://mail.webster.example';

it('each warning names one variable with its value', () => {
  expect(liveWarnings(readSettings({}))).toEqual([
    expect.stringMatching(/^SMTP_URL is not set: contact requests are simulated/),
    expect.stringMatching(/^SITE_EMAIL is service@example\.com: /),
    expect.stringMatching(/^SITE_ORIGIN is http:\/\/localhost:3000: /),
  ]);
});

it.each([
  [['SMTP_URL'], set],
  [['SMTP_URL', 'SITE_ORIGIN'], { ...set, SITE_ORIGIN: 'http://[::1]:3000' }],
  [[], { ...set, SMTP_URL }],
  [['REQUESTS_FROM'], { ...set, SMTP_URL, REQUESTS_FROM: 'site@mail.example.org' }],
  [['SMTP_URL', 'SITE_EMAIL', 'SITE_ORIGIN'], { HOST: '::' }],
  [['SMTP_URL', 'SITE_EMAIL', 'SITE_ORIGIN'], { HOST: '192.0.2.7' }],
  // A server on loopback is a developer's, but contact requests to an example address are lost there as well.
  [[], { HOST: 'localhost' }],
  [[], { HOST: '::1' }],
  [[], { HOST: '127.1.2.3' }],
  [['REQUESTS_TO'], { HOST: 'localhost', SMTP_URL }],
])('warns of %j for %j', (variables, env) => {
  const warnings = liveWarnings(readSettings({ ...env }));
  expect(warnings.map((line) => line.slice(0, line.indexOf(' ')))).toEqual(variables);
});
