import { inOrder } from './contact-request.ts';

const boundary = 'x-x-x';

/** The type of a body that consists of `part`s and the `lastBoundary`. */
export const multipart = `multipart/form-data; boundary=${boundary}`;
export const lastBoundary = `--${boundary}--\r\n`;

/** Writes the head of a post, for a test that sends the body byte by byte. */
export const postHead = (headers: Record<string, string | number>): string =>
  [
    'POST /contact HTTP/1.1',
    'Host: x',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

/** Writes the beginning of a part whose content follows. */
export const partHead = (disposition: string): string =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;

export const part = (disposition: string, content = ''): string => `${partHead(disposition)}${content}\r\n`;

/** Writes a whole post of a form without files. */
export function formPost(headers: Record<string, string>): string {
  const fields = Object.entries(inOrder).map(([name, value]) => part(`name="${name}"`, value));
  const body = [...fields, lastBoundary].join('');
  return postHead({ ...headers, 'Content-Type': multipart, 'Content-Length': body.length }) + body;
}
