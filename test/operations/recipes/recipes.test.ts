import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claims } from '../../../src/content/company/claims.ts';
import {
  abbreviated,
  asAdjective,
  duration,
  inHours,
  spelledOut,
  type Duration,
} from '../../../src/content/company/duration.ts';
import { responseTiers } from '../../../src/content/services/emergency-repair/page.ts';
import { pagePaths } from '../../../src/routes.tsx';
import { servedMain, wordsIn } from '../../support/read-html.ts';
import { served } from '../../support/server/served-pages.ts';
import { startServer, stopServer, type ServerProcess } from '../../support/server/server-process.ts';
import { copySite, editFile, run } from '../../support/server/site-copy.ts';
import { content as industrialDemolition } from './industrial-demolition/page.ts';
import { content as pharmaceutical } from './pharmaceutical/page.ts';

// Follows the README's recipes on one copy of the site: an industry's page, a service's page, a changed fact.
const copy = copySite();
const inContent = (path: string) => join(copy, 'src/content', path);
let server: ServerProcess;

const before = claims.emergencyResponse;
const after = before.unit === 'minutes' ? duration(2, 'hours') : duration(90, 'minutes');

function addPage(catalog: string, name: string, layout: string, entry: string) {
  cpSync(join(import.meta.dirname, name), inContent(`${catalog}/${name}`), { recursive: true });
  editFile(inContent(`${catalog}/${name}/${entry}`), 'hasPage: false', 'hasPage: true');
  const line = `['/${catalog}/${name}', () => ${layout}(import('./content/${catalog}/${name}/page.ts'))],`;
  editFile(join(copy, 'src/routes.tsx'), "  ['/projects'", `  ${line}\n  ['/projects'`);
}

beforeAll(async () => {
  addPage('industries', 'pharmaceutical', 'industryPage', 'industry.ts');
  addPage('services', 'industrial-demolition', 'servicePage', 'service.ts');
  const navigation = inContent('company/navigation.ts');
  const service = "import { industrialDemolition } from '../services/industrial-demolition/service.ts';";
  editFile(navigation, 'import', `${service}\nimport`);
  editFile(navigation, '      conveyorElevator,\n', '      conveyorElevator,\n      industrialDemolition,\n');

  const claim = ({ amount, unit }: Duration) => `emergencyResponse: duration(${amount}, '${unit}'),`;
  editFile(inContent('company/claims.ts'), claim(before), claim(after));
  await run(copy, 'npm', 'run', 'build');
  server = await startServer({}, copy);
}, 180_000);

afterAll(() => stopServer(server));

it('the tests of the content pass on the copy', { timeout: 300_000 }, async () => {
  // The others test what no recipe changes.
  const folders = ['unit/contact', 'unit/content', 'unit/drawings', 'unit/navigation', 'http/pages'];
  expect(folders.filter((folder) => !existsSync(join('test', folder)))).toEqual([]);
  // None of these tests mocks a module, so all of them can share imports, which take longer than the tests.
  await run(copy, 'npx', 'vitest', 'run', ...folders, '--no-isolate', '--maxWorkers=1', '--reporter', 'dot');
});

const pageBefore = async (path: string) => (await served(path)).text;
const pageAfter = async (path: string) => (await fetch(server.base + path)).text();

it.each([
  ['/industries/pharmaceutical', '/industries', pharmaceutical.heading],
  ['/services/industrial-demolition', '/services', industrialDemolition.heading],
])('%s has its content, is in the sitemap, and has links from its cards', async (path, overview, heading) => {
  expect(await pageAfter(path)).toContain(heading);
  expect(await pageAfter('/sitemap.xml')).toContain(`${path}</loc>`);
  for (const page of ['/', overview]) expect(servedMain(await pageAfter(page))).toContain(`href="${path}"`);
});

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

  it.each([...pagePaths, '/no-such-page'])('replaces the old one everywhere on %s', async (path) => {
    const [old, now] = [wordsOf(await pageBefore(path)), wordsOf(await pageAfter(path))];
    expect(count(before, now)).toBe(0);
    expect(count(after, now)).toBe(count(before, old) + count(after, old));
    expect(now).toContain(`Emergency: < ${inFooter(after)}`);
  });

  it('moves the mark on the time line', async () => {
    const html = await pageAfter('/services/emergency-repair');
    const [lifeSafety] = responseTiers;
    expect(wordsOf(html)).toContain(`${lifeSafety.hours} h ${inHours(after)} h`);
    // The time line is eight hours wide.
    const [, markClass] = new RegExp(`class="([^"]*)"><span[^>]*>${onTimeLine(after)}<`).exec(html) ?? [];
    expect(html).toMatch(new RegExp(String.raw`\.${markClass}\{[^{}]*--end:${(100 * inHours(after)) / 8}%[;}]`));
  });

  it('is in the drawing', async () => {
    const [sprite = ''] = /\/assets\/shared-[\w-]*\.svg/.exec(await pageAfter('/services')) ?? [];
    const drawing = await pageAfter(sprite);
    expect(drawing).toContain(`>Response, under ${abbreviated(after)}<`);
    expect(drawing).not.toContain(`${abbreviated(before)}<`);
  });

  it.each(['/', '/services', '/industries', '/contact'])('is in the social card of %s', async (path) => {
    const card = (html: string) => /\/assets\/card-[\w-]*\.png/.exec(html)?.[0];
    expect(card(await pageAfter(path))).not.toBe(card(await pageBefore(path)));
  });
});
