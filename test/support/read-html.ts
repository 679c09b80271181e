import { createHash } from 'node:crypto';

export const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

export const servedHead = (html: string) => html.slice(0, html.indexOf('</head>'));
export const servedMain = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

export const linksIn = (html: string): string[] => found(html, /<a [^>]*?href="([^"]*)"/g).map(decodeEntities);

/** Returns the visible text with single spaces. */
export function wordsIn(html: string): string {
  const withoutTags = html.replaceAll('<!-- -->', '').replace(/<[^>]*>/g, ' ');
  return decodeEntities(withoutTags).replace(/\s+/g, ' ');
}

/** Decodes the five entities that React writes. */
export const decodeEntities = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** Returns the content of the only style element. */
export const servedStyle = (html: string): string => /<style\b[^>]*>([^<]*)<\/style>/.exec(html)?.[1] ?? '';

/** Returns the hash source of the style for the security policy. */
export const styleHashSource = (html: string) =>
  `'sha256-${createHash('sha256').update(servedStyle(html)).digest('base64')}'`;
