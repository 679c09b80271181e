import { expect, it } from 'vitest';
import { pageHashes } from '../../src/build/page-hashes.ts';
import dates from '../../src/content/page-dates.json';

// Not within a test: to load every page takes seconds.
const current = await pageHashes();

it('each page whose words have changed has a new date in the sitemap', () => {
  const hashes = Object.fromEntries(Object.entries(dates).map(([path, { hash }]) => [path, hash]));
  expect(hashes, 'Run "npm run page-dates", which dates the pages that changed').toEqual(current);
});

it('no date is in the future, and each is a day', () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const [path, { changed }] of Object.entries(dates)) {
    expect(changed, path).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(changed <= today, path).toBe(true);
  }
});
