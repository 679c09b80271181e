import { defaultSite, type Site } from '../content/company.ts';

/** What an operator can set. The README has the table. */
export interface Settings {
  host: string;
  port: number;
  site: Site;
  /** How many proxies in front of the server may be believed about the client's address. */
  trustProxy: number;
  logLevel: LogLevel;
  /** Seconds for which a server that was told to stop goes on serving, so that the balancer can notice. */
  gracePeriod: number;
  /** Port of the metrics; 0 serves none. */
  metricsPort: number;
  /** Milliseconds by which the event loop may be late before new pages are refused. */
  maxDelay: number;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** One line that names the variable, the value and what is allowed. */
export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from the environment, once. Throws a SettingsError on the first value that is not allowed. */
export function readSettings(env: Environment): Settings {
  const email = 'an e-mail address';
  const phone = 'a phone number such as +1 507 555 0100, or empty';
  return {
    host: matching(env, 'HOST', '0.0.0.0', /^[\w.:-]+$/, 'a host name or an IP address'),
    port: whole(env, 'PORT', 3000, 0, 65_535),
    site: {
      name: matching(env, 'SITE_NAME', defaultSite.name, /^[^\p{Cc}]*[^\p{Cc}\s][^\p{Cc}]*$/u, 'a name on one line'),
      origin: origin(env, 'SITE_ORIGIN', defaultSite.origin),
      email: matching(env, 'SITE_EMAIL', defaultSite.email, /^[^\s@<>"]+@[^\s@<>"]+$/, email),
      phone: matching(env, 'SITE_PHONE', defaultSite.phone, /^(\+?[\d ().-]{7,})?$/, phone),
    },
    trustProxy: whole(env, 'TRUST_PROXY', 0, 0, 10),
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', logLevels),
    gracePeriod: whole(env, 'GRACE_PERIOD', 5, 0, 300),
    metricsPort: whole(env, 'METRICS_PORT', 0, 0, 65_535),
    maxDelay: whole(env, 'MAX_DELAY', 1000, 50, 60_000),
  };
}

function whole(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const text = env[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  return refuse(name, text, `a whole number from ${least} to ${most}`);
}

function oneOf<Value extends string>(env: Environment, name: string, fallback: Value, values: readonly Value[]): Value {
  const text = env[name];
  if (text === undefined) return fallback;
  return values.find((value) => value === text) ?? refuse(name, text, `one of ${values.join(', ')}`);
}

function origin(env: Environment, name: string, fallback: string): string {
  const text = env[name];
  if (text === undefined) return fallback;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.origin === text) return text;
  return refuse(name, text, 'an origin such as https://www.example.com, without a path or a slash at the end');
}

function matching(env: Environment, name: string, fallback: string, pattern: RegExp, allowed: string): string {
  const text = env[name];
  if (text === undefined) return fallback;
  return pattern.test(text) ? text : refuse(name, text, allowed);
}

function refuse(name: string, text: string, allowed: string): never {
  throw new SettingsError(`${name}=${JSON.stringify(text)} is not allowed: it must be ${allowed}`);
}
