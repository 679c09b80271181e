import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { version } from '../../package.json';
import { emailPattern } from '../clean-text.ts';
import { defaultSite, type Site } from '../content/company/company.ts';

/** The operator's settings. `src/server/README.md` has the table. */
export type Settings = ReturnType<typeof readSettings>;

/** An error that the operator can fix. The process shows the one-line message without a stack. */
export class SettingsError extends Error {}

export interface Delivery {
  /** At least one relay, tried in this order. */
  relays: readonly Relay[];
  to: string;
  /** Receives emergencies as well. */
  emergenciesTo?: string | undefined;
  from: string;
}

/** A mail relay from `SMTP_URL`. */
export interface Relay {
  /** Host name or IP address. IPv6 has no brackets. */
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`). */
  secure: boolean;
  /** On this machine, so neither TLS nor a trusted certificate is needed. */
  loopback: boolean;
  login?: { user: string; password: string };
}

/** Joins host and port as in a URL, with brackets around IPv6. */
export const hostWithPort = (host: string, port: number): string =>
  `${host.includes(':') ? `[${host}]` : host}:${port}`;

/** The name of a relay in logs, without login. */
export const relayName = ({ host, port }: Relay): string => hostWithPort(host, port);

/** Reads the settings from the environment. Throws a SettingsError on the first invalid value. */
export function readSettings(env: NodeJS.ProcessEnv) {
  /** Reads a variable, or returns the fallback if the variable is unset. */
  const read = <Value>(name: string, fallback: Value, { parse, allowed }: Kind<Value>): Value => {
    const text = env[name];
    if (text === undefined) return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    throw new SettingsError(`${name}=${JSON.stringify(text)} is not allowed: it must be ${allowed}`);
  };

  const relays = readRelays(env);
  const origin = read('SITE_ORIGIN', defaultSite.origin, siteOrigin);
  // Visitors with a line down would read that their request was sent.
  if (!relays && origin.startsWith('https:'))
    throw new SettingsError(
      `SITE_ORIGIN is ${origin}, but SMTP_URL is not set: set it to a mail relay, or to "simulated" if no request is to be sent`,
    );
  const siteEmail = read('SITE_EMAIL', defaultSite.email, email);
  const receivers = {
    to: read('REQUESTS_TO', siteEmail, email),
    emergenciesTo: read('EMERGENCIES_TO', '', email) || undefined,
    from: read('REQUESTS_FROM', siteEmail, email),
  };
  const delivery: Delivery | undefined = relays && relays.length > 0 ? { relays, ...receivers } : undefined;
  const analytics = readAnalytics(env);
  const host = read('HOST', undefined, hostName);
  return {
    /** The running build, for log and metrics. */
    build: { version, commit: read('COMMIT', 'unknown', matching(/^[\w.+-]{1,64}$/, 'a commit or a tag')) },
    /** The address to listen on. The default is every address of the machine. */
    host,
    port: read('PORT', 3000, integer(0, 65_535)),
    site: {
      name: read('SITE_NAME', defaultSite.name, siteName),
      origin,
      email: siteEmail,
      phone: read('SITE_PHONE', defaultSite.phone, phoneNumber),
      delivery: delivery !== undefined,
      hasCrew: delivery?.emergenciesTo !== undefined,
      analytics: analytics?.path ?? '',
      analyticsHosts: analytics ? read('ANALYTICS_HOSTS', [], policyOrigins) : [],
    } satisfies Site,
    /** Whether search engines may list the site. A staging copy turns this off. */
    indexing: read('SITE_INDEXING', 'on', oneOf(['on', 'off'])) === 'on',
    /** Where contact requests go. Without a destination they are simulated. */
    delivery,
    analytics,
    /** Number of trusted proxies in front of the server, which name the client's address. */
    trustProxy: read('TRUST_PROXY', 0, integer(0, 10)),
    logLevel: read('LOG_LEVEL', 'info', oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
    /** Seconds for which the server still accepts requests after a stop signal, so that the balancer can notice. */
    gracePeriod: read('GRACE_PERIOD', 5, integer(0, 300)),
    /** Seconds until an idle connection closes: longer than most balancers' 60 s, so that no request meets a closed connection. */
    keepAlive: read('KEEP_ALIVE', 65, integer(1, 3600)),
    /** Port of the metrics; 0 turns them off. */
    metricsPort: read('METRICS_PORT', 0, integer(0, 65_535)),
    metricsHost: read('METRICS_HOST', host, hostName),
  };
}

/** Reads the file in a variable, if the variable is set. */
function readFileOf(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const file = env[name];
  if (file === undefined) return undefined;
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new SettingsError(`${name}=${JSON.stringify(file)} cannot be read${reason}: it must be a readable file`);
  }
}

/** Reads the operator's analytics script. The script's path has a hash of its content. */
function readAnalytics(env: NodeJS.ProcessEnv) {
  const content = readFileOf(env, 'ANALYTICS_FILE');
  if (content === undefined) return undefined;
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { path: `/assets/analytics-${hash}.js`, content };
}

/**
 * Reads the relays from SMTP_URL, or from the file in SMTP_URL_FILE, the way Docker and Kubernetes provide secrets. Returns
 * undefined without both, and no relay for `simulated`. Error messages omit the value, which may contain a password.
 */
function readRelays(env: NodeJS.ProcessEnv): readonly Relay[] | undefined {
  if (env['SMTP_URL'] !== undefined && env['SMTP_URL_FILE'] !== undefined)
    throw new SettingsError('SMTP_URL and SMTP_URL_FILE are both set: set one of them');
  const text = env['SMTP_URL'] ?? readFileOf(env, 'SMTP_URL_FILE');
  if (text === undefined) return undefined;
  if (text.trim() === 'simulated') return [];
  try {
    return text.split(',').map((part) => relayFrom(part.trim()));
  } catch (error) {
    const subject = env['SMTP_URL'] === undefined ? 'The content of SMTP_URL_FILE' : 'SMTP_URL';
    const problem =
      error instanceof SettingsError
        ? error.message
        : 'it must be smtp://[user:password@]host[:port] or smtps://…, or several with commas between them, or simulated ' +
          '(in user and password, write / ? # @ : , and % as %2F %3F %23 %40 %3A %2C and %25)';
    throw new SettingsError(`${subject} is not allowed: ${problem}`);
  }
}

/** Parses the address of a relay. Throws on any other text. */
function relayFrom(text: string): Relay {
  const { protocol, hostname, port, username, password } = new URL(text);
  const isAddress = /^smtps?:\/\/[^/?#\s]+\/?$/.test(text) && /^([\w-]+(\.[\w-]+)*\.?|\[[\da-f:.]+\])$/i.test(hostname);
  if (!isAddress || port === '0' || (username === '') !== (password === '')) throw new TypeError('No relay');
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  // Servers start with TLS on port 465, and without TLS on port 587 (RFC 8314, section 3.3).
  if (port === (secure ? '587' : '465'))
    throw new SettingsError(`for port ${port} write ${secure ? 'smtp' : 'smtps'}://, not ${protocol}//`);
  return {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    loopback: isLoopback(host),
    ...(username && { login: { user: decodeURIComponent(username), password: decodeURIComponent(password) } }),
  };
}

const isLoopback = (host: string): boolean => /^(localhost\.?|127(\.\d+){3}|::1|\[::1\])$/i.test(host);

/** Domains for examples (RFC 2606), one of which is in the default address. */
const isExample = (address: string) => /@(.+\.)?example\.(com|net|org)$/i.test(address);

/** Lists defaults that a public site must not use, one per line. A server on loopback is a developer's. */
export function liveWarnings({ host = '', site, delivery }: Settings): readonly string[] {
  const isPublic = !isLoopback(host);
  const warnings = {
    'SMTP_URL names no relay: contact requests are simulated, and nothing is sent': isPublic && !delivery,
    'REQUESTS_TO is an example: contact requests go to an address without a reader': delivery && isExample(delivery.to),
    'REQUESTS_FROM is an example: other mail servers may drop requests':
      isPublic && delivery && isExample(delivery.from),
    'SITE_EMAIL is an example: pages name an address without a reader': isPublic && isExample(site.email),
    'SITE_PHONE is not set: no page has a number for emergencies': isPublic && !site.phone,
    [`SITE_ORIGIN is ${site.origin}: search engines read it`]: isPublic && isLoopback(new URL(site.origin).hostname),
  };
  return Object.entries(warnings).flatMap(([line, applies]) => (applies ? [line] : []));
}

/** The allowed values of a variable. `parse` returns undefined for others. */
interface Kind<Value> {
  parse: (text: string) => Value | undefined;
  allowed: string;
}

const matching = (pattern: RegExp, allowed: string): Kind<string> => ({
  parse: (text) => (pattern.test(text) ? text : undefined),
  allowed,
});

const integer = (min: number, max: number): Kind<number> => ({
  parse: (text) => (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined),
  allowed: `a whole number from ${min} to ${max}`,
});

const oneOf = <const Value extends string>(values: readonly Value[]): Kind<Value> => ({
  parse: (text) => values.find((value) => value === text),
  allowed: `one of ${values.join(', ')}`,
});

const email = matching(emailPattern, 'an e-mail address');
const hostName = matching(/^[\w.:-]+$/, 'a host name or an IP address');
const phoneNumber = matching(
  /^(?! )(\+?(?:[ ().-]*\d){7,}[ ().-]*)?(?<! )$/,
  'a phone number such as +1 507 555 0100, or empty',
);
const siteName = matching(
  // Docker's `--env-file` keeps quotes, which every title would show.
  /^(?!(["']).*\1$)(?!\s)[^\p{Cc}\p{Zl}\p{Zp}]+(?<!\s)$/u,
  'a name on one line, without quotes or spaces around it',
);

/** Certificates and browsers' origins have no trailing dot. */
const siteOrigin: Kind<string> = {
  parse: (text) =>
    URL.canParse(text) && new URL(text).origin === text && /^http.*[^.]$/.test(text) ? text : undefined,
  allowed: 'an origin such as https://www.example.com, without a path, or a slash or dot at the end',
};

/** An origin in a content security policy. Other characters could start another directive. */
const policyOrigin = /^(https:\/\/(\*\.)?[a-z\d.-]*[a-z\d]|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/;
const policyOrigins: Kind<readonly string[]> = {
  parse: (text) => {
    const origins = text.split(/, ?| /);
    return origins.every((origin) => policyOrigin.test(origin)) ? origins : undefined;
  },
  allowed: 'https origins such as https://*.example.com, with commas between them',
};
