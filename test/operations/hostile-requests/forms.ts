import * as fc from 'fast-check';
import { hiddenField } from '../../../src/contact/fields.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { bytes, joined, line, maybe, oneOf } from './texts.ts';

/** The message of each form. It is replaced before a form is sent, so that each is another one. */
export const marker = '00000000-0000-4000-8000-000000000000';

const boundary = 'x-x-x';
const names = [...Object.keys(inOrder), 'files', 'requestId', 'elapsed', hiddenField, '__proto__', ''];

const charset = oneOf(
  ['utf-8', '"utf-8"', 'klingon', 'utf-16le', 'UCS2', 'base64', 'latin1', 'shift_jis', '', '"'],
  line,
);
const parameters = joined(
  fc
    .tuple(
      oneOf(['charset', 'charset', 'boundary', 'charset*', 'name', 'q'], line),
      fc.oneof(charset, fc.constant(boundary)),
    )
    .map(([name, value]) => `; ${name}=${value}`),
  2,
);

const value = fc.oneof(
  bytes,
  oneOf([
    'emergency',
    'on',
    '12',
    'a@b.example',
    '\xf0\x9f\x98\x80',
    '\xed\xa0\x80',
    '=?utf-8?Q?=0A?=',
    '\x00',
    'a\r\nBcc: b@b.example',
  ]),
  fc.tuple(bytes, fc.constantFrom(1, 10, 5_000)).map(([text, times]) => text.repeat(times)),
);
const escaped = fc.tuple(oneOf(names), value).chain((pair) =>
  fc.constantFrom(
    // As it is, so that it may have `%`, `&` and `=`; and as browsers send it.
    pair.join('='),
    pair
      .map((text) => text.replace(/[^\w]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`))
      .join('='),
  ),
);

const disposition = fc
  .tuple(
    oneOf(['form-data', 'attachment'], line),
    maybe(oneOf(names).map((name) => `; name="${name}"`)),
    maybe(
      oneOf(['a.pdf', '../a.pdf', '%0A.pdf', '.pdf', 'CON.pdf', '\xed\xa0\x80.jpg']).map(
        (name) => `; filename="${name}"`,
      ),
    ),
    maybe(
      fc.tuple(charset, value).map(([name, text]) => `; filename*=${name}''${encodeURIComponent(text.slice(0, 99))}`),
    ),
  )
  .map((texts) => `Content-Disposition: ${texts.join('')}\r\n`);
const head = fc
  .tuple(
    disposition,
    maybe(parameters.map((text) => `Content-Type: text/plain${text}\r\n`)),
    maybe(oneOf(['base64', 'binary'], line).map((text) => `Content-Transfer-Encoding: ${text}\r\n`)),
  )
  .map((texts) => texts.join(''));
const part = fc
  .tuple(fc.oneof({ weight: 4, arbitrary: head }, bytes), value)
  .map(([ofPart, text]) => `--${boundary}\r\n${ofPart}\r\n${text}\r\n`);

const plainPart = ([name, text]: readonly [string, string]) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

/** The type and the body of a form. Its own parts come first, because the server takes the first text of a name. */
export const form = fc.oneof(
  fc.tuple(fc.array(escaped, { maxLength: 4 }), parameters).map(([own, ofType]) => ({
    type: `application/x-www-form-urlencoded${ofType}`,
    body: [`message=${marker}`, ...own, new URLSearchParams(inOrder)].join('&'),
  })),
  fc.tuple(joined(part, 4), parameters).map(([own, ofType]) => ({
    type: `multipart/form-data; boundary=${boundary}${ofType}`,
    body: `${plainPart(['message', marker])}${own}${Object.entries(inOrder).map(plainPart).join('')}--${boundary}--\r\n`,
  })),
  fc.record({
    type: oneOf(['application/json', 'multipart/form-data', 'multipart/form-data; boundary=""'], line),
    body: bytes,
  }),
);
