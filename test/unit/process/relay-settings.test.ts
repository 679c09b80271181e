import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultSite } from '../../../src/content/company/company.ts';
import { readSettings } from '../../../src/process/settings.ts';
import { folderOfTest } from '../../support/temporary-files.ts';

it.each([
  ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false, loopback: false }],
  ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, secure: true, loopback: false }],
  ['smtp://127.0.0.1:25/', { host: '127.0.0.1', port: 25, secure: false, loopback: true }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, secure: false, loopback: true }],
  ['smtp://localhost', { host: 'localhost', port: 587, secure: false, loopback: true }],
  ['smtp://localhost.', { host: 'localhost.', port: 587, secure: false, loopback: true }],
  ['smtps://mail.example.com.', { host: 'mail.example.com.', port: 465, secure: true, loopback: false }],
  [
    'smtp://site%40example.com:p%2Fa%2Cs%25s@mail',
    {
      host: 'mail',
      port: 587,
      secure: false,
      loopback: false,
      login: { user: 'site@example.com', password: 'p/a,s%s' },
    },
  ],
])('SMTP_URL may be %s', (url, relay) => {
  const { site, delivery } = readSettings({ SMTP_URL: url });
  expect(delivery).toEqual({ relays: [relay], to: defaultSite.email, from: defaultSite.email });
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

it.each([
  '',
  '"smtp://u:secret@mail"',
  'http://u:secret@mail',
  'smtp://u:secret@',
  'smtp://u:secret@mail:99999',
  'smtp://u:secret@mail/box',
  'smtp://u:12/sec@mail',
  'smtp://u:12#sec@mail',
  'smtp://u:sec,ret@mail',
  'smtp://u:secret%@mail',
  'smtp://u@mail',
  'smtp://:secret@mail',
  'smtp://u:secret@ma il',
  'smtp://u:secret@mail\nx',
  'smtp://u:secret@.',
  'smtp://u:secret@mail..',
  'smtp://u:secret@.example.com',
  'smtp://u:secret@192.0.2.1.',
])('SMTP_URL=%j is rejected in one line without the password', (url) => {
  const read = () => readSettings({ SMTP_URL: url });
  expect(read).toThrow(/^SMTP_URL is not allowed: it must be smtp:\/\/\[user:password@\]host\[:port\] or [^\n]+$/);
  expect(read).not.toThrow(/sec|ret/);
});

it.each(['REQUESTS_TO', 'REQUESTS_FROM'])('%s must be one address', (name) => {
  const values = ['desk', 'a@example.com,b@example.com', 'a@example.com\nBcc: b@example.com', 'A <a@example.com>'];
  for (const value of values)
    expect(() => readSettings({ [name]: value })).toThrow(`${name}=${JSON.stringify(value)} is not allowed`);
});

/** Writes a text into a temporary file. */
function secret(text: string): string {
  const file = join(folderOfTest(), 'smtp-url');
  writeFileSync(file, text);
  return file;
}

describe('SMTP_URL_FILE', () => {
  it.each(['', '\n', '\r\n'])('names a file with the relays, which may end in %j', (end) => {
    const url = 'smtps://site:p%2Fa@mail.example.com,smtp://other';
    const { delivery, site } = readSettings({ SMTP_URL_FILE: secret(url + end) });
    expect(delivery).toEqual(readSettings({ SMTP_URL: url }).delivery);
    expect(site.delivery).toBe(true);
  });

  it.each(['\n', 'smtp://u:secret@mail/box', 'smtp://a\nsmtp://u:secret@b'])(
    'rejects the content %j in one line that names the variable and not the content',
    (content) => {
      const read = () => readSettings({ SMTP_URL_FILE: secret(content) });
      expect(read).toThrow(/^The content of SMTP_URL_FILE is not allowed: it must be smtp:\/\/\[user[^\n]+$/);
      expect(read).not.toThrow('secret');
    },
  );

  it('rejects an unreadable file in one line', () => {
    const line = 'SMTP_URL_FILE="/nowhere" cannot be read (ENOENT): it must be a readable file';
    expect(() => readSettings({ SMTP_URL_FILE: '/nowhere' })).toThrow(line);
  });

  it('is rejected together with SMTP_URL, because one of them would be ignored', () => {
    const read = () => readSettings({ SMTP_URL: 'smtp://u:secret@a', SMTP_URL_FILE: secret('smtp://u:secret@b') });
    expect(read).toThrow(/^SMTP_URL and SMTP_URL_FILE are both set: set one of them$/);
  });
});
