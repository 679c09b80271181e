import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { abbreviated, asAdjective, inHours, spelledOut, type Duration } from '../../../src/content/company/duration.ts';
import { responseTiers } from '../../../src/content/services/emergency-repair/page.ts';
import { pagePaths } from '../../../src/routes.tsx';
import { servedMain, wordsIn } from '../../support/read-html.ts';
import { served } from '../../support/server/served-pages.ts';
import { run } from '../../support/server/site-copy.ts';
import { after, before, test } from './changed-site.ts';
import { content as industrialDemolition } from './industrial-demolition/page.ts';
import { content as pharmaceutical } from './pharmaceutical/page.ts';

test('the tests of the content pass on the copy', async ({ copy }) => {
  // The others test what no recipe changes.
  const folders = ['unit/contact', 'unit/content', 'unit/drawings', 'unit/navigation', 'http/pages'];
  expect(folders.filter((folder) => !existsSync(join('test', folder)))).toEqual([]);
  // None of these tests mocks a module, so all of them can share imports, which take longer than the tests.
  await run(copy, 'npx', 'vitest', 'run', ...folders, '--no-isolate', '--maxWorkers=1', '--reporter', 'dot');
});

const pageBefore = async (path: string) => (await served(path)).text;
const pageAt = async (address: string) => (await fetch(address)).text();

test.for<[path: string, overview: string, heading: string]>([
  ['/industries/pharmaceutical', '/industries', pharmaceutical.heading],
  ['/services/industrial-demolition', '/services', industrialDemolition.heading],
])(
  '%s has its content, is in the sitemap, and has links from its cards',
  async ([path, overview, heading], { address }) => {
    expect(await pageAt(address + path)).toContain(heading);
    expect(await pageAt(address + '/sitemap.xml')).toContain(`${path}</loc>`);
    for (const page of ['/', overview]) expect(servedMain(await pageAt(address + page))).toContain(`href="${path}"`);
  },
);

describe('a changed fact', () => {
  /** Returns the words of a page: of its head, labels, text and structured data. */
  const wordsOf = (html: string) =>
    wordsIn(html.replace(/<style.*?<\/style>/s, '').replace(/ (?:content|aria-label)="([^"]*)"/g, '> $1 <'));

  /** Returns `2 Hours`. */
  const inFooter = ({ amount, word }: Duration) => `${amount} ${word.charAt(0).toUpperCase()}${word.slice(1)}`;

  /** Returns `2 h` or `1.5 h`, because the time line counts in hours. */
  const onTimeLine = (length: Duration) => `${Number(inHours(length).toFixed(2))} h`;

  /** Counts a duration in each of the forms that pages have. */
  function count(length: Duration, words: string) {
    const forms = new Set([length.text, inFooter(length), spelledOut(length), asAdjective(length), onTimeLine(length)]);
    return words.match(new RegExp(String.raw`(?<![\w.])(?:${[...forms].join('|')})(?!\w)`, 'g'))?.length ?? 0;
  }

  test.for([...pagePaths, '/no-such-page'])('replaces the old one everywhere on %s', async (path, { address }) => {
    const [old, now] = [wordsOf(await pageBefore(path)), wordsOf(await pageAt(address + path))];
    expect(count(before, now)).toBe(0);
    expect(count(after, now)).toBe(count(before, old) + count(after, old));
    expect(now).toContain(`Emergency: < ${inFooter(after)}`);
  });

  test('moves the mark on the time line', async ({ address }) => {
    const html = await pageAt(address + '/services/emergency-repair');
    const [lifeSafety] = responseTiers;
    expect(wordsOf(html)).toContain(`${lifeSafety.hours} h ${inHours(after)} h`);
    // The time line is eight hours wide.
    const [, markClass] = new RegExp(`class="([^"]*)"><span[^>]*>${onTimeLine(after)}<`).exec(html) ?? [];
    expect(html).toMatch(new RegExp(String.raw`\.${markClass}\{[^{}]*--end:${(100 * inHours(after)) / 8}%[;}]`));
  });

  test('is in the drawing', async ({ address }) => {
    const [sprite = ''] = /\/assets\/shared-[\w-]*\.svg/.exec(await pageAt(address + '/services')) ?? [];
    const drawing = await pageAt(address + sprite);
    expect(drawing).toContain(`>Response, under ${abbreviated(after)}<`);
    expect(drawing).not.toContain(`${abbreviated(before)}<`);
  });

  test.for(['/', '/services', '/industries', '/contact'])('is in the social card of %s', async (path, { address }) => {
    const card = (html: string) => /\/assets\/card-[\w-]*\.png/.exec(html)?.[0];
    expect(card(await pageAt(address + path))).not.toBe(card(await pageBefore(path)));
  });
});
