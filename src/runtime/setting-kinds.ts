import { emailPattern } from '../clean-text.ts';

/** The allowed values of a variable. `parse` returns undefined for others. */
export interface Kind<Value> {
  parse: (text: string) => Value | undefined;
  allowed: string;
}

export const matching = (pattern: RegExp, allowed: string): Kind<string> => ({
  parse: (text) => (pattern.test(text) ? text : undefined),
  allowed,
});

export const integer = (min: number, max: number): Kind<number> => ({
  parse: (text) => (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined),
  allowed: `a whole number from ${min} to ${max}`,
});

export const oneOf = <const Value extends string>(values: readonly Value[]): Kind<Value> => ({
  parse: (text) => values.find((value) => value === text),
  allowed: `one of ${values.join(', ')}`,
});

export const email = matching(emailPattern, 'an e-mail address');
export const hostName = matching(/^[\w.:-]+$/, 'a host name or an IP address');
export const phoneNumber = matching(
  /^(?! )(\+?(?:[ ().-]*\d){7,}[ ().-]*)?(?<! )$/,
  'a phone number such as +1 507 555 0100, or empty',
);
export const siteName = matching(
  // Docker's `--env-file` keeps quotes, which every title would show.
  /^(?!(["']).*\1$)(?!\s)[^\p{Cc}\p{Zl}\p{Zp}]+(?<!\s)$/u,
  'a name on one line, without quotes or spaces around it',
);

/** Certificates and browsers' origins have no trailing dot. */
export const siteOrigin: Kind<string> = {
  parse: (text) =>
    URL.canParse(text) && new URL(text).origin === text && /^http.*[^.]$/.test(text) ? text : undefined,
  allowed: 'an origin such as https://www.example.com, without a path, or a slash or dot at the end',
};

/** An origin in a content security policy. Other characters could start another directive. */
const policyOrigin = /^(https:\/\/(\*\.)?[a-z\d.-]*[a-z\d]|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/;
export const policyOrigins: Kind<readonly string[]> = {
  parse: (text) => {
    const origins = text.split(/, ?| /);
    return origins.every((origin) => policyOrigin.test(origin)) ? origins : undefined;
  },
  allowed: 'https origins such as https://*.example.com, with commas between them',
};
