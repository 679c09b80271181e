/** The environment's variables, from which the settings are read. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An error that the operator can fix. Its message is one line, and the process shows it without a stack. */
export class SettingsError extends Error {}

/**
 * Tells whether a host is this machine, so that its traffic crosses no network. An IPv6 address may have the brackets of a
 * URL's `hostname`.
 */
export const isLoopback = (host: string): boolean => /^(localhost\.?|127(\.\d+){3}|::1|\[::1\])$/i.test(host);

/** The host of a server that listens on all addresses of the machine, of IPv6 and IPv4 where it has both. */
export const everyAddress = '*';

/** Writes a host and a port as in a URL. An IPv6 address gets brackets. */
export const hostWithPort = (host: string, port: number): string =>
  `${host.includes(':') ? `[${host}]` : host}:${port}`;

// Each function reads one variable. It returns the fallback if the variable is not set, and throws a SettingsError if its value
// is not allowed.

/** Reads a whole number from `least` to `most`. */
export function readWhole(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const text = env[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  return refuse(name, text, `a whole number from ${least} to ${most}`);
}

/** Reads one of the values. */
export function readChoice<Value extends string>(
  env: Environment,
  name: string,
  fallback: Value,
  values: readonly Value[],
): Value {
  const text = env[name];
  if (text === undefined) return fallback;
  return values.find((value) => value === text) ?? refuse(name, text, `one of ${values.join(', ')}`);
}

/** A final dot names the same host, but certificates, policies and the origins that browsers send do not have it. */
const endsInDot = ({ hostname }: URL) => hostname.endsWith('.');

/** Reads an origin such as `https://www.example.com`. */
export function readOrigin(env: Environment, name: string, fallback: string): string {
  const text = env[name];
  if (text === undefined) return fallback;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.origin === text && !endsInDot(url)) return text;
  return refuse(name, text, 'an origin such as https://www.example.com, without a path, or a slash or dot at the end');
}

/**
 * A host as a content security policy can name it. Other characters, which a URL may have, could begin another directive. Policies
 * know no final dot.
 */
const sourceHost = /^(\*\.)?[\w.-]*[\w-]$|^\[[\da-f:]+\]$/i;

/** Whether what a page loads cannot be changed on its way to the visitor: by https, or within one machine. */
const isSafe = ({ protocol, hostname }: URL) =>
  sourceHost.test(hostname) && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)));

/** Reads a list of origins, with commas or spaces between them. A host may begin with `*.`, as in a content security policy. */
export function readOrigins(env: Environment, name: string): readonly string[] {
  const text = env[name];
  if (text === undefined) return [];
  const origins = text.split(/, ?| /);
  const isOrigin = (part: string) => URL.canParse(part) && new URL(part).origin === part && isSafe(new URL(part));
  if (origins.every((origin) => isOrigin(origin))) return origins;
  return refuse(name, text, 'https origins such as https://*.example.com, with commas between them');
}

/** Reads a host name or an IP address. */
export function readHost(env: Environment, name: string, fallback: string): string {
  return readMatching(env, name, fallback, /^[\w.:-]+$/, 'a host name or an IP address');
}

/** Reads a text that matches the pattern. `allowed` describes it. */
export function readMatching(
  env: Environment,
  name: string,
  fallback: string,
  pattern: RegExp,
  allowed: string,
): string {
  const text = env[name];
  if (text === undefined) return fallback;
  return pattern.test(text) ? text : refuse(name, text, allowed);
}

function refuse(name: string, text: string, allowed: string): never {
  throw new SettingsError(`${name}=${JSON.stringify(text)} is not allowed: it must be ${allowed}`);
}
