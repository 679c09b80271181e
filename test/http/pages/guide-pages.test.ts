import request from 'supertest';
import { expect, it } from 'vitest';
import { guides } from '../../../src/content/pages/resources.ts';
import { buildGuidePdf } from '../../../src/pages/resources/guide-pdf.ts';
import { found } from '../../support/read-html.ts';
import { builtApp } from '../../support/server/test-app.ts';

const company = 'Webster Millwright';

it('the drawn page of each guide has the words of its PDF, in their order', async () => {
  const { text } = await request(builtApp()).get('/resources');
  const pages = found(text, /<figcaption[^>]*>[^<]*<\/figcaption>(.*?)<\/figure>/g);
  const words = pages.map((page) => found(page, />([^<>]+)</g));
  const written = guides.map(({ title, contents }) => {
    const file = Buffer.from(buildGuidePdf(title, { contents, company })).toString('latin1');
    return found(file, /\((.*)\) Tj/g);
  });
  expect(words).toEqual(written);
  expect(words).toHaveLength(3);
});
