import { rmSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claims } from '../../src/content/claims.ts';
import { responseTiers } from '../../src/content/emergency-repair.ts';
import { abbreviated, asAdjective, inHours, spelledOut } from '../../src/content/duration-forms.ts';
import { duration, type Duration } from '../../src/content/duration.ts';
import { pagePaths } from '../../src/routes.tsx';
import { stopServer, type ServerProcess } from '../support/server-process.ts';
import { copySite, editFile, startCopy } from './site-copy.ts';
import { builtApp } from '../support/test-app.ts';

/** The README's recipe for a changed fact, followed on a copy of the site: one line of `company.ts`. */
const copy = copySite('changing-a-fact');
let server: ServerProcess;

const before = claims.emergencyResponse;
const after = before.unit === 'minutes' ? duration(2, 'hours') : duration(90, 'minutes');

beforeAll(async () => {
  editFile(
    join(copy, 'src/content/company.ts'),
    /emergencyResponse = duration\(.*\);/,
    `emergencyResponse = duration(${after.amount}, '${after.unit}');`,
  );
  server = await startCopy(copy);
}, 180_000);

afterAll(async () => {
  await stopServer(server);
  rmSync(copy, { recursive: true });
});

const unchanged = builtApp();
const pageBefore = async (path: string) => (await request(unchanged).get(path)).text;
const pageAfter = async (path: string) => (await fetch(server.base + path)).text();

/** All that a page says: in its head, its labels, its text and its data for search engines. */
const wordsOf = (html: string) =>
  html
    .replace(/<style.*?<\/style>/s, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, (tag) => ` ${tag.match(/ (content|aria-label)="[^"]*"/g)?.join(' ') ?? ''} `)
    .replaceAll('&lt;', '<')
    .replace(/\/assets\/[^" ]*/g, '')
    .replace(/\s+/g, ' ');

/** `2 Hours` */
const inFooter = ({ amount, word }: Duration) => `${amount} ${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** `2 h`, `1.5 h`: the time line counts in hours. */
const onTimeLine = (length: Duration) => `${Number(inHours(length).toFixed(2))} h`;

/** The forms in which pages show the fact, and what becomes of each. */
const forms = [
  [before.text, after.text],
  [inFooter(before), inFooter(after)],
  [spelledOut(before), spelledOut(after)],
  [asAdjective(before), asAdjective(after)],
  [onTimeLine(before), onTimeLine(after)],
] as const;

const changed = (words: string) =>
  forms.reduce((text, [old, now]) => text.replace(new RegExp(String.raw`(?<![\w.])${old}(?!\w)`, 'g'), now), words);

describe.each([...pagePaths, '/no-such-page'])('%s', (path) => {
  it('says the new figure wherever it said the old one, and is otherwise the same', async () => {
    const words = wordsOf(await pageAfter(path));
    expect(words).toBe(changed(wordsOf(await pageBefore(path))));
    expect(words).toContain(`Emergency: < ${inFooter(after)}`);
    expect(words).not.toContain(` ${before.text}`);
  });
});

it('the page’s description and the data for search engines say it', async () => {
  const html = await pageAfter('/');
  expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toContain(`under ${after.text}`);
  expect(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]).toContain(`under ${after.text}`);
});

it('the time line is drawn to it', async () => {
  const html = await pageAfter('/services/emergency-repair');
  const [lifeSafety] = responseTiers;
  expect(wordsOf(html)).toContain(`${lifeSafety.hours} h ${inHours(after)} h`);
  // Eight hours are its whole width.
  const width = (hours: number) => `minmax(0, ${hours / 8}fr)`;
  expect(html).toContain(`${width(lifeSafety.hours)} ${width(inHours(after) - lifeSafety.hours)}`);
});

it('the drawing of it is lettered anew', async () => {
  const [sprite = ''] = /\/assets\/shared-[\w-]*\.svg/.exec(await pageAfter('/services')) ?? [];
  const drawing = await (await fetch(server.base + sprite)).text();
  expect(drawing).toContain(`>Response, under ${abbreviated(after)}<`);
  expect(drawing).not.toContain(`${abbreviated(before)}<`);
});

it.each(['/', '/services', '/industries', '/contact'])(
  'the card of %s for social networks is another',
  async (path) => {
    const card = (html: string) => /\/assets\/card-[\w-]*\.png/.exec(html)?.[0];
    expect(card(await pageAfter(path))).not.toBe(card(await pageBefore(path)));
  },
);
