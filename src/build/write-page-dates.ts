import { writeFileSync } from 'node:fs';
import known from '../content/page-dates.json';
import { pageHashes } from './page-hashes.ts';

/** `npm run page-dates`: gives today's date to each page whose words have changed since the table was written. */
const today = new Date().toISOString().slice(0, 10);
const dates = new Map(Object.entries(known));
const entries = Object.entries(await pageHashes()).map(([path, hash]) => {
  const before = dates.get(path);
  return [path, before?.hash === hash ? before : { changed: today, hash }];
});
writeFileSync('src/content/page-dates.json', `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
