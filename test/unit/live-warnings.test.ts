import { describe, expect, it } from 'vitest';
import { liveWarnings } from '../../src/server/live-warnings.ts';
import { readSettings } from '../../src/server/settings.ts';

/** The variables that the warnings begin with, in their order. */
const warned = (env: Record<string, string>) =>
  liveWarnings(readSettings(env)).map((line) => line.slice(0, line.indexOf(' ')));

const relay = 'smtp://mail.webster.example';

describe('warnings about defaults that a public site must not run with', () => {
  it('name each of them in a line of its own, with its value', () => {
    expect(liveWarnings(readSettings({}))).toEqual([
      expect.stringMatching(/^SMTP_URL is not set: contact requests are simulated/),
      expect.stringMatching(/^SITE_EMAIL is service@example\.com: /),
      expect.stringMatching(/^SITE_ORIGIN is http:\/\/localhost:3000: /),
    ]);
  });

  it('leave out what the operator has set', () => {
    const set = { SITE_ORIGIN: 'https://www.webster.example', SITE_EMAIL: 'desk@webster.example' };
    expect(warned(set)).toEqual(['SMTP_URL']);
    expect(warned({ ...set, SITE_ORIGIN: 'http://[::1]:3000' })).toEqual(['SMTP_URL', 'SITE_ORIGIN']);
    expect(warned({ ...set, SMTP_URL: relay })).toEqual([]);
    expect(warned({ ...set, SMTP_URL: relay, REQUESTS_FROM: 'site@mail.example.org' })).toEqual(['REQUESTS_FROM']);
  });

  it.each(['localhost', '::1', '127.1.2.3'])('are not for a developer’s server on %s', (host) => {
    expect(warned({ HOST: host })).toEqual([]);
    // Requests that are sent for good would be lost on such a server, too.
    expect(warned({ HOST: host, SMTP_URL: relay })).toEqual(['REQUESTS_TO']);
  });

  it.each(['::', '192.0.2.7'])('are for a server on %s', (host) => expect(warned({ HOST: host })).toHaveLength(3));
});
