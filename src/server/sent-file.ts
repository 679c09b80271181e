import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { preferredEncoding, type Encoding } from './encoding.ts';

/** The route of all files in the metrics. */
export const fileRoute = 'file';

/** A file as it is sent. It is in memory, so that a change on the disk changes no answer. */
export interface SentFile {
  /** The headers of a 200 and of a 304. */
  headers: Readonly<Record<string, string>>;
  /** The type, or the ending of a name, by which Express knows the type and the charset. */
  type: string;
  /** The content in each encoding that it has. */
  forms: Readonly<Partial<Record<Encoding, Buffer>>>;
}

/**
 * Returns the headers of a public file. The tag is a hash of the content, and weak, because it covers all encodings. There is no
 * time of change: in reproducible images all files have the same one, and two builds would look alike.
 */
export const headersOf = (content: Buffer, caching: string): SentFile['headers'] => ({
  'Cache-Control': caching,
  ETag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
  Vary: 'Accept-Encoding',
});

/** Sends a file in the encoding that the client prefers, or a 304 if the client has it. The files are small: ranges get them whole. */
export function sendFile({ headers, type, forms }: SentFile, request: Request, response: Response): void {
  response.locals['route'] = fileRoute;
  response.set(headers);
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const preferred = preferredEncoding(request);
  const encoding = forms[preferred] ? preferred : 'identity';
  const body = forms[encoding] ?? Buffer.of();
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.type(type).setHeader('Content-Length', body.length).end(body);
}
