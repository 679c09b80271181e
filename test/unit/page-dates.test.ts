import { expect, it } from 'vitest';
import { pageHashes } from '../../src/build/page-hashes.ts';
import dates from '../../src/content/page-dates.json';

// This runs outside of the tests and their time limit, because loading every page takes seconds.
const current = await pageHashes();

it('each page with changed words has a new date in the sitemap', () => {
  const hashes = Object.fromEntries(Object.entries(dates).map(([path, { hash }]) => [path, hash]));
  expect(hashes, 'Run "npm run page-dates" to date the changed pages').toEqual(current);
});

it('each date is a day, and none is in the future', () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const [path, { changed }] of Object.entries(dates)) {
    expect(changed, path).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(changed <= today, path).toBe(true);
  }
});
