import { version } from '../../../package.json';
import { defaultSite, type Site } from '../../content/company/company.ts';
import { emailPattern, relaySettings, type Relay } from '../contact/mail-settings.ts';
import { isLoopback } from './loopback.ts';
import { SettingsError } from './settings-error.ts';

/** The operator's settings. The README has the table. */
export interface Settings {
  build: Build;
  host: string;
  port: number;
  site: Site;
  /** Whether search engines may list the site. A staging copy turns this off. */
  indexing: boolean;
  /** Number of proxies in front of the server that are trusted to name the client's address. */
  trustProxy: number;
  logLevel: LogLevel;
  /** Seconds for which the server keeps serving after a stop signal, so that the balancer can notice. */
  gracePeriod: number;
  /** Seconds for which an idle connection is kept. It must be longer than the balancer's. */
  keepAlive: number;
  /** Port of the metrics; 0 turns them off. */
  metricsPort: number;
  metricsHost: string;
  /** Milliseconds for which a page waits on a busy server before it is refused. */
  maxDelay: number;
  /** The destination of contact requests. Without it they are simulated. */
  delivery?: Delivery;
}

/** The build that is running, as the log and the metrics name it. */
export interface Build {
  version: string;
  commit: string;
}

export interface Delivery {
  /** At least one relay. They are tried in this order. */
  relays: readonly Relay[];
  to: string;
  /** Receives emergencies as well. */
  emergenciesTo?: string;
  from: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from the environment, once. Throws a SettingsError on the first value that is not allowed. */
export function readSettings(env: Environment): Settings {
  const email = 'an e-mail address';
  const phone = 'a phone number such as +1 507 555 0100, or empty';
  const siteEmail = matching(env, 'SITE_EMAIL', defaultSite.email, emailPattern, email);
  const delivery = {
    relays: relaySettings(env),
    to: matching(env, 'REQUESTS_TO', siteEmail, emailPattern, email),
    ...(env.EMERGENCIES_TO !== undefined && {
      emergenciesTo: matching(env, 'EMERGENCIES_TO', '', emailPattern, email),
    }),
    from: matching(env, 'REQUESTS_FROM', siteEmail, emailPattern, email),
  };
  const analytics = scriptAddress(env, 'ANALYTICS_SCRIPT');
  const isDelivered = delivery.relays.length > 0;
  const host = hostName(env, 'HOST', '0.0.0.0');
  return {
    build: { version, commit: matching(env, 'COMMIT', 'unknown', /^[\w.+-]{1,64}$/, 'a commit or a tag') },
    host,
    port: whole(env, 'PORT', 3000, 0, 65_535),
    site: {
      name: matching(env, 'SITE_NAME', defaultSite.name, /^[^\p{Cc}]*[^\p{Cc}\s][^\p{Cc}]*$/u, 'a name on one line'),
      origin: origin(env, 'SITE_ORIGIN', defaultSite.origin),
      email: siteEmail,
      phone: matching(env, 'SITE_PHONE', defaultSite.phone, /^(\+?[\d ().-]{7,})?$/, phone),
      ...(isDelivered && { delivery: true }),
      ...(analytics && { analytics }),
      ...(oneOf(env, 'REPORTS', 'off', ['on', 'off']) === 'on' && { reports: true }),
    },
    indexing: oneOf(env, 'SITE_INDEXING', 'on', ['on', 'off']) === 'on',
    ...(isDelivered && { delivery }),
    trustProxy: whole(env, 'TRUST_PROXY', 0, 0, 10),
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', logLevels),
    gracePeriod: whole(env, 'GRACE_PERIOD', 5, 0, 300),
    // Longer than the 60 s of most balancers, so that no request is sent on a connection that was just closed.
    keepAlive: whole(env, 'KEEP_ALIVE', 65, 1, 3600),
    metricsPort: whole(env, 'METRICS_PORT', 0, 0, 65_535),
    metricsHost: hostName(env, 'METRICS_HOST', host),
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

/** Requires https, because plain http could be changed on its way to the visitor. Within one machine it cannot. */
function scriptAddress(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (url && isSafe && !url.username && !url.password) return url.href;
  return refuse(name, text, 'the https address of a script (http only on this machine: localhost)');
}

function hostName(env: Environment, name: string, fallback: string): string {
  return matching(env, name, fallback, /^[\w.:-]+$/, 'a host name or an IP address');
}

function matching(env: Environment, name: string, fallback: string, pattern: RegExp, allowed: string): string {
  const text = env[name];
  if (text === undefined) return fallback;
  return pattern.test(text) ? text : refuse(name, text, allowed);
}

function refuse(name: string, text: string, allowed: string): never {
  throw new SettingsError(`${name}=${JSON.stringify(text)} is not allowed: it must be ${allowed}`);
}
