import type { Readable, Writable } from 'node:stream';

export interface CountedParts {
  /** Feeds a body to the parser; for multer's option of the same name. */
  streamHandler: (body: Readable, parser: Writable) => void;
  bytes: () => number;
  /** Whether the parser has told of as many parts as the body has. */
  isWhole: () => boolean;
}

/**
 * Counts the parts of a multipart body. The parser leaves out those whose head it cannot read, without a word: a file would
 * be missing, and nobody would know.
 */
export function countParts(contentType: string): CountedParts {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const delimiter = Buffer.from(`\r\n--${quoted ?? plain ?? ''}\r\n`, 'latin1');
  let bytes = 0;
  let sent = 0;
  let told = 0;
  // The first delimiter has no line before it.
  let end = Buffer.from('\r\n');
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    const text = Buffer.concat([end, chunk]);
    for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, at + 1)) sent += 1;
    end = text.subarray(Math.max(0, text.length - delimiter.length + 1));
  };
  return {
    streamHandler(body, parser) {
      const tell = () => (told += 1);
      parser.on('field', tell).on('file', tell);
      body.on('data', count).pipe(parser);
    },
    bytes: () => bytes,
    isWhole: () => sent === told,
  };
}
