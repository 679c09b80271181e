import { describe, expect, it } from 'vitest';
import { defaultSite } from '../../src/content/company.ts';
import { readSettings } from '../../src/server/settings.ts';

describe('settings', () => {
  it('have defaults for everything', () => {
    expect(readSettings({})).toMatchObject({ port: 3000, site: { name: defaultSite.name, phone: '' } });
  });

  it('take what the environment sets', () => {
    const settings = readSettings({ PORT: '0', SITE_ORIGIN: 'https://www.example.com', SITE_PHONE: '+1 507 555 0100' });
    expect(settings.port).toBe(0);
    expect(settings.site).toMatchObject({ origin: 'https://www.example.com', phone: '+1 507 555 0100' });
  });

  it.each(['https://stats.example.com/s.js?id=7', 'http://localhost:8080/s.js', 'http://127.0.0.1/s.js'])(
    'take %s for the analytics script',
    (address) => expect(readSettings({ ANALYTICS_SCRIPT: address }).site.analytics).toBe(address),
  );

  it.each([
    ['PORT', 'eighty', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '', 'a whole number from 0 to 65535'],
    ['SITE_ORIGIN', 'www.example.com', 'an origin'],
    ['SITE_ORIGIN', 'https://www.example.com/', 'an origin'],
    ['SITE_ORIGIN', 'ftp://example.com', 'an origin'],
    ['SITE_EMAIL', 'nobody', 'an e-mail address'],
    ['SITE_PHONE', 'call us', 'a phone number'],
    ['ANALYTICS_SCRIPT', '', 'the https address of a script'],
    ['ANALYTICS_SCRIPT', '/script.js', 'the https address of a script'],
    ['ANALYTICS_SCRIPT', 'http://stats.example.com/script.js', 'the https address of a script'],
    ['ANALYTICS_SCRIPT', 'https://user:word@stats.example.com/', 'the https address of a script'],
  ])('refuse %s=%j in one line that names all three', (name, value, allowed) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(`${name}=${JSON.stringify(value)} is not allowed: it must be ${allowed}`);
    expect(read).not.toThrow('\n');
  });
});
