import { expect, it } from 'vitest';
import { defaultSite } from '../../../src/content/company/company.ts';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { found } from '../../support/read-html.ts';
import { served } from '../../support/server/served-pages.ts';

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
