import { defaultSite, type Site } from '../content/company.ts';

export interface Settings {
  host: string;
  port: number;
  site: Site;
}

/** One line that names the variable, the value and what is allowed. */
export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from the environment, once. Throws a SettingsError on the first value that is not allowed. */
export function readSettings(env: Environment): Settings {
  return {
    host: env.HOST ?? '0.0.0.0',
    port: whole(env, 'PORT', 3000, 0, 65_535),
    site: {
      name: env.SITE_NAME ?? defaultSite.name,
      origin: origin(env, 'SITE_ORIGIN', defaultSite.origin),
      email: matching(env, 'SITE_EMAIL', defaultSite.email, /^[^\s@]+@[^\s@]+$/, 'an e-mail address'),
      phone: matching(
        env,
        'SITE_PHONE',
        defaultSite.phone,
        /^(\+?[\d ().-]{7,})?$/,
        'a phone number such as +1 507 555 0100',
      ),
    },
  };
}

function whole(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const text = env[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return value;
  return refuse(name, text, `a whole number from ${least} to ${most}`);
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
