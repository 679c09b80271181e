import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../../src/server/settings.ts';

function secret(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'smtp-url');
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
