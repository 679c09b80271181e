import { isLoopback } from '../loopback.ts';

/** A mail relay, as `SMTP_URL` names it. */
export interface Relay {
  /** Name or address, an IPv6 one without brackets. */
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`). */
  secure: boolean;
  /** Reached without a network: there neither TLS nor a certificate that others trust is asked for. */
  loopback: boolean;
  login?: { user: string; password: string };
}

/** How logs name it: without the login. */
export const relayName = ({ host, port }: Relay) => `${host.includes(':') ? `[${host}]` : host}:${port}`;

/** The ports on which servers take mail from their users (RFC 8314, 6409). */
const ports = { 'smtps:': 465, 'smtp:': 587 };

/** The relays of a list with commas, in its order; undefined when one of them is no relay's address. */
export function relaysFrom(text: string): readonly Relay[] | undefined {
  const relays = text.split(',').map((part) => relayFrom(part.trim()));
  const known = relays.filter((relay) => relay !== undefined);
  return known.length === relays.length ? known : undefined;
}

function relayFrom(text: string): Relay | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const protocol = url?.protocol;
  if (!url || (protocol !== 'smtp:' && protocol !== 'smtps:')) return undefined;
  // A slash, a question mark or a hash that is not written as %2F … ends the host early, in the middle of a password.
  if (!/^smtps?:\/\/[^/?#\s]+\/?$/.test(text) || !/^[\w.:[\]-]+$/.test(url.hostname) || url.port === '0')
    return undefined;
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
