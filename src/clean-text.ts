/**
 * Visible characters: no white space, no control character, and no character that fonts leave out, such as a zero-width space, a
 * soft hyphen or a direction mark. U+2800 is braille without a dot.
 */
const visible = String.raw`[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]`;

/** Greedy, so the time is linear. A pattern for the end alone would try each gap in the text. */
const fromFirstToLast = new RegExp(`${visible}(?:.*${visible})?`, 'su');

/** Removes the invisible characters at both ends. Copying from a mail or a table adds such characters. */
const trimInvisible = (text: string): string => fromFirstToLast.exec(text)?.[0] ?? '';

/** Removes the invisible characters at the end. */
export const trimInvisibleEnd = (text: string): string => trimInvisible(`.${text}`).slice(1);

/** The kinds of text. They differ in the invisible characters that may be inside. */
export type TextKind = 'lines' | 'line' | 'address';

/**
 * Cleans a text before checks and sending. Removes invisible characters at both ends, and control characters other than tabs. Line
 * ends become `\n`; in a `line` each white space becomes a space. An `address`, such as a phone number, also loses the invisible
 * characters inside, which have a meaning in names of some scripts. Spaces inside stay, because people see them.
 */
export function cleanText(text: string, kind: TextKind): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');
  if (kind === 'lines') return trimInvisible(lines);
  const seen = kind === 'address' ? lines.replace(/\p{Default_Ignorable_Code_Point}/gu, '') : lines;
  return trimInvisible(seen.replace(/\s/g, ' '));
}

/** Truncates a text to at most `length` UTF-16 units, without splitting a surrogate pair. */
export const truncate = (text: string, length: number): string => text.slice(0, length).replace(/\p{Cs}$/u, '');

/** A valid e-mail address (https://html.spec.whatwg.org/#valid-e-mail-address), as browsers check an e-mail field. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Letters of any script, digits, dots and hyphens. Other characters would make a port, a path or an escape in a URL. */
const domainPattern = /^[a-z\d.\-\u0080-\u{10ffff}]+$/iu;

/**
 * Converts the domain of an e-mail address to ASCII, which mail needs. Returns an address with an impossible domain unchanged.
 * Converting a domain of thousands of characters takes half a second.
 */
export function asciiAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (emailPattern.test(email) || !domainPattern.test(domain)) return email;
  try {
    // Browsers have no other function that converts a domain.
    return email.slice(0, at + 1) + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
}

/** Tells whether a text is an e-mail address with a public domain: any script, at least one dot. */
export function isEmailAddress(email: string): boolean {
  const address = asciiAddress(email);
  return emailPattern.test(address) && /@.+\./.test(address);
}
