/**
 * Visible characters: no white space, no control character, and none that fonts leave out, such as a zero-width space, a soft
 * hyphen or a direction mark. U+2800 is braille without a dot.
 */
const visible = String.raw`[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]`;

/** Greedy, because its time grows with the text only. A pattern for the end alone would try each gap in the text. */
const fromFirstToLast = new RegExp(`${visible}(?:.*${visible})?`, 'su');

/** Returns the text without the invisible characters at its ends, which copying from a mail or a table brings along. */
export const trimInvisible = (text: string): string => fromFirstToLast.exec(text)?.[0] ?? '';

/** Returns the text without the invisible characters at its end. */
export const trimInvisibleEnd = (text: string): string => trimInvisible(`.${text}`).slice(1);

/** The kinds of text, by the invisible characters that may be inside. */
export type TextKind = 'lines' | 'line' | 'address';

/**
 * Returns a text as it is checked and sent, without invisible characters at its ends. Lines end in `\n`, and other control
 * characters than tabs are removed. In one line each character of white space becomes a space. An `address`, such as a phone number,
 * also loses the invisible characters inside; in names of some scripts they have a meaning. Spaces inside stay, because one
 * sees them.
 */
export function cleanText(text: string, kind: TextKind): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');
  if (kind === 'lines') return trimInvisible(lines);
  const seen = kind === 'address' ? lines.replace(/\p{Default_Ignorable_Code_Point}/gu, '') : lines;
  return trimInvisible(seen.replace(/\s/g, ' '));
}

/** Returns at most this many characters (UTF-16 units) of a text. The cut leaves no half of a character. */
export const truncate = (text: string, length: number): string => text.slice(0, length).replace(/\p{Cs}$/u, '');

/** A valid e-mail address (https://html.spec.whatwg.org/#valid-e-mail-address), as browsers check an e-mail field. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Letters of any script, digits, dots and hyphens. Others would be a port, a path or an escape in the address of a site. */
const domainPattern = /^[a-z\d.\-\u0080-\u{10ffff}]+$/iu;

/**
 * Returns an e-mail address with its domain in ASCII, which mail needs: domains are in any script. Converting a domain of
 * thousands of characters takes half a second. An address with an impossible domain is returned as it is.
 */
export function asciiAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (emailPattern.test(email) || !domainPattern.test(domain)) return email;
  try {
    // The browser has no other way to convert a domain.
    return email.slice(0, at + 1) + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
}

/** Tells whether it is an e-mail address with a public domain, which is in any script and has a dot. */
export function isEmailAddress(email: string): boolean {
  const address = asciiAddress(email);
  return emailPattern.test(address) && /@.+\./.test(address);
}
