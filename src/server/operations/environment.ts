/** The environment's variables, from which the settings are read. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An error that the operator can mend. Its message is one line, and the process shows it without a stack. */
export class SettingsError extends Error {}

/**
 * Tells whether a host is this machine, so that its traffic crosses no network. An IPv6 address may have the brackets of a
 * URL's `hostname`.
 */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1|\[::1\])$/i.test(host);

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

/** Reads an origin such as `https://www.example.com`. */
export function readOrigin(env: Environment, name: string, fallback: string): string {
  const text = env[name];
  if (text === undefined) return fallback;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.origin === text) return text;
  return refuse(name, text, 'an origin such as https://www.example.com, without a path or a slash at the end');
}

/**
 * Reads the address of a script; none is empty. It must be https, because plain http could be changed on its way to the visitor. Within one
 * machine it cannot.
 */
export function readScriptAddress(env: Environment, name: string): string {
  const text = env[name];
  if (text === undefined) return '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  // A URL parser drops spaces around an address.
  if (url && isSafe && !url.username && !url.password && text === text.trim()) return url.href;
  return refuse(name, text, 'the https address of a script (http only on this machine: localhost)');
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
