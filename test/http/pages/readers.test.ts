import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { NodeHtmlMarkdown } from 'node-html-markdown';
import { describe, expect, it } from 'vitest';
import { defaultSite } from '../../../src/content/company/company.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { decodeEntities, found, servedMain, wordsIn } from '../../support/read-html.ts';
import { served, servedPages } from '../../support/server/served-pages.ts';

const phone = '+1 507 555 0100';
const withPhone = servedPages({ SITE_PHONE: phone });

const plain = (text: string | null | undefined) => (text ?? '').replace(/[\s|*_\\]+/g, ' ');

/** Returns the text of a page as a reader view shows it. */
const inReader = (html: string) => plain(new Readability(parseHTML(html).document).parse()?.textContent);
/** Returns the text of a page as an assistant or an archive reads it. */
const inMarkdown = (html: string) => plain(NodeHtmlMarkdown.translate(html));

/** Returns the first paragraph of the page. */
const leadOf = (html: string) =>
  plain(decodeEntities(/<p[^>]*>(.*?)<\/p>/.exec(servedMain(html))?.[1]?.replace(/<[^>]*>/g, '') ?? ''));

/** Returns each table of the page: the words of its name, and the name and the first value of each row. */
const tablesIn = (html: string) =>
  found(html, /(<table.*?<\/table>)/gs).map((table) => {
    const titleId = /aria-labelledby="([^"]+)"/.exec(table)?.[1];
    const title = new RegExp(`<h[23][^>]* id="${titleId}"[^>]*>(.*?)</h[23]>`).exec(html)?.[1] ?? '';
    const rows = [...table.matchAll(/<th[^>]* scope="row"[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g)];
    return { title: wordsIn(title).trim(), rows: rows.map((row) => row.slice(1).map((cell) => wordsIn(cell).trim())) };
  });

describe.each(['/services/emergency-repair', '/services/laser-alignment', '/safety'])('%s as text', (path) => {
  it('has the phone, its first paragraph, and each table with its name, rows and values', async () => {
    const { text: html } = await withPhone(path);
    const lead = leadOf(html);
    expect(lead.length).toBeGreaterThan(60);
    const tables = tablesIn(html);
    expect(tables.length).toBeGreaterThan(0);
    for (const text of [inReader(html), inMarkdown(html)]) {
      for (const words of [phone, lead]) expect(text).toContain(words);
      for (const { title, rows } of tables) {
        expect(title).not.toBe('');
        expect(text).toContain(title);
        expect(rows.length).toBeGreaterThan(1);
        for (const [name = '', value = ''] of rows) expect(text.split(name).slice(1).join(name)).toContain(value);
      }
    }
  });
});

it('each text of the emergency page says "under 2 hours", and service pages have phone and lead', async () => {
  const { text: emergency } = await withPhone('/services/emergency-repair');
  for (const text of [inReader(emergency), inMarkdown(emergency)]) expect(text).toContain('under 2 hours');
  for (const path of pageAddresses.filter((address) => /^\/(services|industries)\/[\w-]+$/.test(address))) {
    const { text: html } = await withPhone(path);
    const text = inReader(html);
    for (const words of [phone, leadOf(html)]) expect(text, path).toContain(words);
  }
});

it.each(pageAddresses)(
  '%s keeps headings and paragraphs out of captions, and a space between links in one line',
  async (address) => {
    const { text } = await served(address);
    expect(text).not.toMatch(/<caption[^>]*>(?:(?!<\/caption>).)*<(?:h\d|p|div)\b/s);
    expect(text).toMatch(/Skip to content<\/a> </);
    expect(found(text, /(<\/(?:a|button)><(?:a|button)\b[^>]*>)/g)).toEqual([]);
  },
);

it.each(pageAddresses)('translators leave the company’s name and the measures of %s as they are', async (address) => {
  const body = (await served(address)).text.replace(/^.*?<body/s, '').replace(/<(script|svg)\b.*?<\/\1>/gs, '');
  const elements = found(body, /(<\w+[^<>]*>[^<>]+)(?=<)/g);
  const keeps = (element: string) => element.includes(' translate="no"');
  const names = elements.filter((element) => element.includes(defaultSite.name));
  const measures = elements.filter((element) => />([\d.,/−+]+ )?(in|mils|rpm)(\/\w+)?$/.test(element));
  expect(names.length).toBeGreaterThan(0);
  expect(measures.length).toBeGreaterThan(address === '/services/laser-alignment' ? 40 : -1);
  expect([...names, ...measures].filter((element) => !element.startsWith('<option') && !keeps(element))).toEqual([]);
});
