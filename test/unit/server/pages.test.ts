import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { loadPage, pagePaths } from '../../../src/routes.tsx';
import { canonicalAddress, readQuery } from '../../../src/server/pages/pages.ts';

const words = ['/', '\\', '//evil.example', '%5c', '%23', '%3F', '%2F%2F', '%0d%0a', '%zz', '&', '=', '<b>', 'About'];
const queries = ['service=emergency', 'urgency=emergency', 'category=safety', '__proto__=x', 'service="><script>'];
const text = array(oneof(constantFrom(...pagePaths, ...words, ...queries), string({ unit: 'binary', maxLength: 4 })), {
  maxLength: 6,
}).map((pieces) => pieces.join(''));

it('another spelling leads to a page of this site, whatever the path has', () => {
  const leadsToPage = property(text, (path) => {
    const address = canonicalAddress(`/${path}`, '');
    if (address === undefined) return;
    expect(pagePaths).toContain(/^[^?#]*/.exec(address)?.[0]);
    expect(address).not.toMatch(/[\r\n]/);
  });
  assert(leadsToPage, { numRuns: 1000 });
});

it('a page reads no query value but those that it knows', async () => {
  const pages = await Promise.all([...pagePaths].map(loadPage));
  const readsKnown = property(constantFrom(...pages), text, (page, query) => {
    for (const [name, value] of new URLSearchParams(readQuery(page, `?${query}`)))
      expect(page.query?.[name]).toContain(value);
  });
  assert(readsKnown, { numRuns: 1000 });
});
