import { expect, it } from 'vitest';
import { pageAddresses } from '../../support/pages/page-addresses.ts';
import { found } from '../../support/read-html.ts';
import { served } from '../../support/server/served-pages.ts';

it.each(pageAddresses)('%s has a space between links that stand in one line', async (address) => {
  const { text } = await served(address);
  expect(found(text, /(<\/(?:a|button)><(?:a|button)\b[^>]*>)/g)).toEqual([]);
});
