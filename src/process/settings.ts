import { version } from '../../package.json';
import { emailPattern } from '../clean-text.ts';
import { defaultSite, type Site } from '../content/company/company.ts';
import { analyticsFile } from './analytics-file.ts';
import {
  everyAddress,
  isLoopback,
  readChoice,
  readHost,
  readMatching,
  readOrigin,
  readOrigins,
  readWhole,
  SettingsError,
  type Environment,
} from './environment.ts';
import { relaySettings, type Relay } from './relay-settings.ts';

/** The operator's settings. `src/server/README.md` has the table. */
export type Settings = ReturnType<typeof readSettings>;

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
  emergenciesTo?: string | undefined;
  from: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Reads the settings from the environment, once. Throws a SettingsError on the first value that is not allowed. */
export function readSettings(env: Environment) {
  const email = 'an e-mail address';
  const phone = 'a phone number such as +1 507 555 0100, or empty';
  const relays = relaySettings(env);
  const origin = readOrigin(env, 'SITE_ORIGIN', defaultSite.origin);
  // Visitors whose line is down would read that their request was sent.
  if (!relays && origin.startsWith('https:'))
    throw new SettingsError(
      `SITE_ORIGIN is ${origin}, but SMTP_URL is not set: set it to a mail relay, or to "simulated" if no request is to be sent`,
    );
  const siteEmail = readMatching(env, 'SITE_EMAIL', defaultSite.email, emailPattern, email);
  const receivers = {
    to: readMatching(env, 'REQUESTS_TO', siteEmail, emailPattern, email),
    emergenciesTo: readMatching(env, 'EMERGENCIES_TO', '', emailPattern, email) || undefined,
    from: readMatching(env, 'REQUESTS_FROM', siteEmail, emailPattern, email),
  };
  const delivery: Delivery | undefined = relays && relays.length > 0 ? { relays, ...receivers } : undefined;
  const analytics = analyticsFile(env);
  const host = readHost(env, 'HOST', everyAddress);
  return {
    build: { version, commit: readMatching(env, 'COMMIT', 'unknown', /^[\w.+-]{1,64}$/, 'a commit or a tag') },
    host,
    port: readWhole(env, 'PORT', 3000, 0, 65_535),
    site: {
      name: readMatching(
        env,
        'SITE_NAME',
        defaultSite.name,
        // Docker's `--env-file` keeps quotes, which would be shown in every title.
        /^(?!(["']).*\1$)(?!\s)[^\p{Cc}\p{Zl}\p{Zp}]+(?<!\s)$/u,
        'a name on one line, without quotes or spaces around it',
      ),
      origin,
      email: siteEmail,
      phone: readMatching(env, 'SITE_PHONE', defaultSite.phone, /^(?! )(\+?(?:[ ().-]*\d){7,}[ ().-]*)?(?<! )$/, phone),
      delivery: delivery !== undefined,
      analytics: analytics?.path ?? '',
      analyticsHosts: analytics ? readOrigins(env, 'ANALYTICS_HOSTS') : [],
    } satisfies Site,
    /** Whether search engines may list the site. A staging copy turns this off. */
    indexing: readChoice(env, 'SITE_INDEXING', 'on', ['on', 'off']) === 'on',
    /** The destination of contact requests. Without it they are simulated. */
    delivery,
    analytics,
    /** Variables that are set and do nothing, with the one that they lack. */
    idle: [
      ...(delivery
        ? []
        : ['REQUESTS_TO', 'REQUESTS_FROM', 'EMERGENCIES_TO'].map((name) => [name, 'SMTP_URL'] as const)),
      ...(analytics ? [] : [['ANALYTICS_HOSTS', 'ANALYTICS_FILE'] as const]),
    ].filter(([name]) => env[name] !== undefined),
    /** Number of proxies in front of the server that are trusted to name the client's address. */
    trustProxy: readWhole(env, 'TRUST_PROXY', 0, 0, 10),
    logLevel: readChoice(env, 'LOG_LEVEL', 'info', logLevels),
    /** Seconds for which the server keeps serving after a stop signal, so that the balancer can notice. */
    gracePeriod: readWhole(env, 'GRACE_PERIOD', 5, 0, 300),
    /** Seconds of an idle connection. Longer than the 60 s of most balancers, so that no request is sent on a connection just closed. */
    keepAlive: readWhole(env, 'KEEP_ALIVE', 65, 1, 3600),
    /** Port of the metrics; 0 turns them off. */
    metricsPort: readWhole(env, 'METRICS_PORT', 0, 0, 65_535),
    metricsHost: readHost(env, 'METRICS_HOST', host),
  };
}

/**
 * Lists the defaults that a public site must not run with, and settings that do nothing, one per line. A server that listens on
 * loopback is a developer's, so of the defaults it is warned of one only: contact requests to an address that has no reader,
 * which would be lost.
 */
export function liveWarnings({ host, site, delivery, idle }: Settings): readonly string[] {
  const lines = idle.map(([name, lacking]) => `${name} is set, but does nothing: ${lacking} is missing`);
  if (delivery && isExample(delivery.to))
    lines.push(`REQUESTS_TO is ${delivery.to}: contact requests go to an address that has no reader`);
  if (isLoopback(host)) return lines;

  if (!delivery) lines.push('SMTP_URL names no relay: contact requests are simulated, and nothing is sent');
  if (delivery && isExample(delivery.from))
    lines.push(`REQUESTS_FROM is ${delivery.from}: other mail servers may drop contact requests from this address`);
  if (isExample(site.email)) lines.push(`SITE_EMAIL is ${site.email}: pages name an address that has no reader`);
  if (!site.phone) lines.push('SITE_PHONE is not set: no page has a number for emergencies');
  if (isLoopback(new URL(site.origin).hostname))
    lines.push(`SITE_ORIGIN is ${site.origin}: canonical addresses, sitemap, structured data and social cards name it`);
  return lines;
}

/** The domains that RFC 2606 reserves for examples; the default address is in one of them. */
const isExample = (email: string) => /@(.+\.)?example\.(com|net|org)$/i.test(email);
