/** Characters that are read of a message, and that are kept. */
const maxRead = 500;
const maxLength = 200;

/**
 * Takes out of an error's message what may name a visitor: addresses, e-mail addresses, long numbers, and words in quotes,
 * which may have been typed. Names of properties and functions in single quotes stay.
 */
export function withoutPersonalWords(message: string): string {
  return message
    .slice(0, maxRead)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\b[a-z][a-z+.-]{0,20}:\/\/\S*/gi, '[address]')
    .replace(/[^\s@]{1,64}@\S*/g, '[address]')
    .replace(/"[^"]*("|$)|“[^”]*(”|$)|`[^`]*(`|$)/g, '"…"')
    .replace(/(?<!\w)'[^']*('|$)/g, (quoted) => (/^'[\w.$]{1,40}'$/.test(quoted) ? quoted : "'…'"))
    .replace(/\?[^\s=]{1,60}=\S*/g, '?…')
    .replace(/\+?\d[\d ().-]{4,}\d/g, '#')
    .slice(0, maxLength);
}

/** The name of one of the site's scripts. Scripts of extensions and of other origins have none. */
export function fileOf(address: unknown): string {
  if (typeof address !== 'string') return 'other';
  return /\/assets\/([\w.-]{1,80}\.js)$/.exec(address)?.[1] ?? 'other';
}
