import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
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
import { servedMain } from '../../support/read-html.ts';
import { startServer, stopServer, type ServerProcess } from '../../support/server/server-process.ts';
import { copySite, editFile, run } from '../../support/server/site-copy.ts';
import { builtApp } from '../../support/server/test-app.ts';

// Follows the README's recipes on one copy of the site: an industry's page, a service's page, a changed fact.
const copy = copySite();
const content = (name: string) => join(copy, 'src/content', `${name}.ts`);
let server: ServerProcess;

const before = claims.emergencyResponse;
const after = before.unit === 'minutes' ? duration(2, 'hours') : duration(90, 'minutes');

/**
 * Follows the recipe of a page with the content of another one. Titles and texts differ, because no two pages may be equal.
 */
function addPage(catalog: string, kind: string, model: string, name: string) {
  const text = readFileSync(content(`${catalog}/${model}/page`), 'utf8');
  const [from = '', to = ''] = [model, name].map((slug) =>
    slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  writeFileSync(
    content(`${catalog}/${name}/page`),
    text
      .replace(/(title: '|heading: '|['`](?=[A-Z][^'`\n]{39}))/g, '$1New: ')
      .replace(`{ ${from} } from './${kind}.ts'`, `{ ${to} } from './${kind}.ts'`)
      .replace(`${kind}: ${from},`, `${kind}: ${to},`),
  );
  editFile(content(`${catalog}/${name}/${kind}`), /hasPage: false/, 'hasPage: true');
}

beforeAll(async () => {
  addPage('industries', 'industry', 'food-beverage', 'pharmaceutical');
  addPage('services', 'service', 'plant-relocation', 'industrial-demolition');
  const navigation = content('company/navigation');
  editFile(navigation, /^/, "import { industrialDemolition } from '../services/industrial-demolition/service.ts';\n");
  editFile(navigation, / +conveyorElevator,\n/, '$&industrialDemolition,\n');

  editFile(
    content('company/claims'),
    /emergencyResponse: duration\(.*\),/,
    `emergencyResponse: duration(${after.amount}, '${after.unit}'),`,
  );
  await run(copy, 'npm', 'run', 'build');
  server = await startServer({}, copy);
}, 180_000);

afterAll(async () => {
  await stopServer(server);
  rmSync(copy, { recursive: true });
});

/** The tests that read the content: its catalogs, drawings and pages. The others test what no recipe changes. */
const contentTests = [
  ...['contact/fields', 'contact/link', 'content/catalogs', 'drawings/drawings', 'navigation/structured-data'].map(
    (name) => `test/unit/${name}.test.ts`,
  ),
  ...['crawlers', 'headings-and-links', 'metadata', 'page-content', 'document', 'status'].map(
    (name) => `test/http/pages/${name}.test.ts`,
  ),
];

it('the tests of the content pass on the copy', { timeout: 300_000 }, async () => {
  expect(contentTests.filter((file) => !existsSync(file))).toEqual([]);
  // None of these tests mocks a module, so all of them can share imports, which take longer than the tests.
  await run(copy, 'npx', 'vitest', 'run', ...contentTests, '--no-isolate', '--maxWorkers=1', '--reporter', 'dot');
});

const pageAfter = async (path: string) => {
  const answer = await fetch(server.base + path);
  expect(answer.status, path).toBe(path === '/no-such-page' ? 404 : 200);
  return answer.text();
};

describe.each([
  ['/industries/pharmaceutical', '/industries'],
  ['/services/industrial-demolition', '/services'],
])('%s', (path, overview) => {
  it('has its content, is in the sitemap, and has links from its cards', async () => {
    expect(await pageAfter(path)).toContain('New: ');
    expect(await pageAfter('/sitemap.xml')).toContain(`${path}</loc>`);
    for (const card of ['/', overview]) expect(servedMain(await pageAfter(card))).toContain(`href="${path}"`);
  });
});

describe('a changed fact', () => {
  const unchanged = builtApp();
  const pageBefore = async (path: string) => (await request(unchanged).get(path)).text;

  /** Returns the words of a page: of its head, labels, text and structured data. */
  const wordsOf = (html: string) =>
    html
      .replace(/<style.*?<\/style>/s, '')
      .replace(/<!-- -->/g, '')
      .replace(/<[^>]*>/g, (tag) => ` ${tag.match(/ (content|aria-label)="[^"]*"/g)?.join(' ') ?? ''} `)
      .replaceAll('&lt;', '<')
      .replace(/\/assets\/[^" ]*/g, '')
      .replace(/\s+/g, ' ');

  /** Returns `2 Hours`. */
  const inFooter = ({ amount, word }: Duration) => `${amount} ${word.charAt(0).toUpperCase()}${word.slice(1)}`;

  /** Returns `2 h` or `1.5 h`, because the time line counts in hours. */
  const onTimeLine = (length: Duration) => `${Number(inHours(length).toFixed(2))} h`;

  /** The forms of the fact on pages. */
  const forms = [({ text }: Duration) => text, inFooter, spelledOut, asAdjective, onTimeLine];

  const count = (words: string, form: string) =>
    words.match(new RegExp(String.raw`(?<![\w.])${form}(?!\w)`, 'g'))?.length ?? 0;

  it.each([...pagePaths, '/no-such-page'])('replaces the old one everywhere on %s', async (path) => {
    const [old, now] = [wordsOf(await pageBefore(path)), wordsOf(await pageAfter(path))];
    const figures = new Map(forms.map((form) => [form(before), form(after)]));
    for (const [oldForm, newForm] of figures) {
      expect(count(now, oldForm), oldForm).toBe(0);
      const sources = [...figures].filter(([, other]) => other === newForm).map(([source]) => source);
      const expected = [newForm, ...sources].reduce((sum, form) => sum + count(old, form), 0);
      expect(count(now, newForm), newForm).toBe(expected);
    }
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
