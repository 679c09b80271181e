import { describe, expect, it } from 'vitest';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { decodeEntities, found } from '../../support/read-html.ts';
import { served } from '../../support/server/served-pages.ts';

/** Text in one line: these tags make no new line and no new cell. */
const inline = /^(<\/?(a|abbr|b|br|button|cite|code|em|i|label|small|span|strong|summary|svg|use)\b[^>]*>)+$/;

/** Punctuation that belongs to the word before it, and a sign before a word. */
const [endsOpen, beginsClosed] = [/[\s(“–]$/, /^[\s.,;:)”–]/];

/** Returns the words that run together where inline elements meet. */
function gluedWords(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|svg)\b.*?<\/\1>/gs, '');
  const glued: string[] = [];
  let [before, tags] = [' ', ''];
  for (const piece of found(body, /(<[^>]*>|[^<]+)/g)) {
    if (piece.startsWith('<')) {
      tags += piece;
      continue;
    }
    const text = decodeEntities(piece);
    if (inline.test(tags) && !endsOpen.test(before) && !beginsClosed.test(text))
      glued.push(`${before.slice(-30)}|${text.slice(0, 30)}`);
    [before, tags] = [text, ''];
  }
  return glued;
}

describe.each(pageAddresses)('%s', (address) => {
  it('has a space between inline elements in one line', async () => {
    expect(gluedWords((await served(address)).text)).toEqual([]);
  });
});
