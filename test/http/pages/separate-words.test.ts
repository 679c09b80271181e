import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { decodeEntities, found } from '../../support/read-html.ts';
import { builtApp } from '../../support/server/built-app.ts';
import { served, servedPages } from '../../support/server/served-pages.ts';

/** Between these tags a browser without styles, a search engine and copied text have a new line. Emacs 28 knows no tag of HTML 5. */
const lines =
  /<\/?(address|blockquote|br|caption|div|dl|fieldset|form|h[1-6]|hr|legend|ol|p|table|tbody|textarea|thead|ul)\b/;

/** Punctuation that belongs to the word before it, and a sign before a word. */
const [endsOpen, beginsClosed] = [/[\s(“–]$/, /^[\s.,;:)”–]/];

/** Returns the words that run together where elements of one line, cells or items of a list meet. */
function gluedWords(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|svg)\b.*?<\/\1>/gs, '');
  const pieces = found(body, /(<[^>]*>|[^<]+)/g);
  const glued: string[] = [];
  let before = ' ';
  let tags = '';
  for (const piece of pieces) {
    if (piece.startsWith('<')) {
      tags += piece;
      continue;
    }
    const text = decodeEntities(piece);
    if (tags !== '' && !lines.test(tags) && !endsOpen.test(before) && !beginsClosed.test(text))
      glued.push(`${before.slice(-30)}|${text.slice(0, 30)}`);
    before = text;
    tags = '';
  }
  return glued;
}

const withPhone = servedPages({ SITE_PHONE: '+1 507 555 0100', SMTP_URL: 'smtp://127.0.0.1:1' });

describe.each([...pageAddresses, '/contact/sent?reference=7K3QX-M9D2B'])('%s', (address) => {
  it('has no two words that run together, and no comment between texts', async () => {
    for (const serve of [served, withPhone]) {
      const { text } = await serve(address);
      expect(gluedWords(text)).toEqual([]);
      // Chromium 156 drops a space before React's comment from names and from the text that screen readers read.
      expect(found(text, /([^>]{0,20}<!-- -->[^<]{0,20})/g)).toEqual([]);
    }
  });
});

it('the page of a refused request has neither', async () => {
  const app = builtApp({ SMTP_URL: 'smtp://127.0.0.1:1', SITE_PHONE: '+1 507 555 0100' });
  const { text } = await request(app).post('/contact').accept('html').field('email', 'x').expect(422);
  expect(found(text, /(role="alert")/g)).toHaveLength(1);
  expect([gluedWords(text), found(text, /(<!-- -->)/g)]).toEqual([[], []]);
});
