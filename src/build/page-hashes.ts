import { createHash } from 'node:crypto';
import { defaultSite } from '../content/company.ts';
import { render } from '../entry-server.tsx';
import { findPage, pagePaths } from '../routes.tsx';

/** Hashes the words of each page's main part, by path, as it is served with the default settings. */
export async function pageHashes(): Promise<Record<string, string>> {
  const hashes = pagePaths.map(async (path) => {
    const { html } = await render({ page: await findPage(path).load(), path, search: '' }, defaultSite, []);
    return [path, hashOfWords(html.toString())] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

/** Removes tags and blanks, so that new markup around the same words keeps the hash. */
function hashOfWords(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const words = main.replace(/<[^>]*>|\s+/g, '');
  return createHash('sha256').update(words).digest('hex').slice(0, 16);
}
