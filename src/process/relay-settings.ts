import { readFileSync } from 'node:fs';
import { hostWithPort, isLoopback, SettingsError, type Environment } from './environment.ts';

/** A mail relay, as `SMTP_URL` names it. */
export interface Relay {
  /** Name or address, an IPv6 one without brackets. A name may end in a dot, with which DNS adds no domain to it. */
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`). */
  secure: boolean;
  /** Reached without a network, so that it needs neither TLS nor a certificate that others trust. */
  loopback: boolean;
  login?: { user: string; password: string };
}

/** The name of a relay in logs, without the login. */
export const relayName = ({ host, port }: Relay) => hostWithPort(host, port);

/** The ports on which servers take mail from their users (RFC 8314, 6409). */
const ports = { 'smtps:': 465, 'smtp:': 587 };

/** An IPv6 address, or labels with dots between them. */
const hostPattern = /^(\[[\da-f:.]+\]|(?![\d.]+\.$)[\w-]+(\.[\w-]+)*\.?)$/i;

const allowed = 'smtp://[user:password@]host[:port] or smtps://…, or several with commas between them, or simulated';
const escapes = 'in user and password, write / ? # @ : , and % as %2F %3F %23 %40 %3A %2C and %25';

/**
 * Reads the relays from SMTP_URL, or from the file that SMTP_URL_FILE names, as Docker and Kubernetes hand out secrets. The
 * value is never shown, because it may hold a password. An empty one is refused: the operator does not mean to simulate. Returns
 * undefined without both, and no relay for `simulated`, which says that no request is to be sent.
 */
export function relaySettings(env: Environment): readonly Relay[] | undefined {
  const { SMTP_URL: url, SMTP_URL_FILE: file } = env;
  if (url !== undefined && file !== undefined)
    throw new SettingsError('SMTP_URL and SMTP_URL_FILE are both set: set one of them');
  const text = file === undefined ? url : secretIn(file);
  if (text === undefined) return undefined;
  if (text.trim() === 'simulated') return [];
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

/** Reads a list of relays with commas between them; undefined when one of them is not a relay's address. */
function relaysFrom(text: string): readonly Relay[] | undefined {
  const relays = text.split(',').map((part) => relayFrom(part.trim()));
  const known = relays.filter((relay) => relay !== undefined);
  return known.length === relays.length ? known : undefined;
}

function relayFrom(text: string): Relay | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const protocol = url?.protocol;
  if (!url || (protocol !== 'smtp:' && protocol !== 'smtps:')) return undefined;
  // A slash, question mark or hash that is not escaped (%2F …) ends the host early, in the middle of a password.
  if (!/^smtps?:\/\/[^/?#\s]+\/?$/.test(text) || !hostPattern.test(url.hostname) || url.port === '0') return undefined;
  const user = decoded(url.username);
  const password = decoded(url.password);
  if (user === undefined || password === undefined || (user === '') !== (password === '')) return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: Number(url.port) || ports[protocol],
    secure: protocol === 'smtps:',
    loopback: isLoopback(url.hostname),
    ...(user && { login: { user, password } }),
  };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
