import { readFileSync } from 'node:fs';
import { SettingsError } from '../settings-error.ts';
import { relaysFrom, type Relay } from './relays.ts';

const allowed = 'smtp://[user:password@]host[:port] or smtps://…, or several with commas between them';
const escapes = 'in user and password, write / @ : , and % as %2F %40 %3A %2C and %25';

/**
 * Reads the relays from SMTP_URL, or from the file that SMTP_URL_FILE names, as Docker and Kubernetes hand out secrets. The
 * value is never shown, because it may hold a password. An empty one is refused: the operator does not mean to simulate.
 */
export function relaySettings(env: Readonly<Record<string, string | undefined>>): readonly Relay[] {
  const { SMTP_URL: url, SMTP_URL_FILE: file } = env;
  if (url !== undefined && file !== undefined)
    throw new SettingsError('SMTP_URL and SMTP_URL_FILE are both set: set one of them');
  const text = file === undefined ? url : secretIn(file);
  if (text === undefined) return [];
  const relays = relaysFrom(text);
  if (relays) return relays;
  const subject = file === undefined ? 'SMTP_URL' : 'The content of SMTP_URL_FILE';
  throw new SettingsError(`${subject} is not allowed: it must be ${allowed} (${escapes})`);
}

/** A newline at the end does no harm: `relaysFrom` trims each address. */
function secretIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new SettingsError(
      `SMTP_URL_FILE=${JSON.stringify(file)} cannot be read${reason}: it must be a readable file`,
    );
  }
}
