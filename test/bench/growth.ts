import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Builds a copy of the site that has 1,000 articles and 200 pages of industries more, and returns its folder. */
export function buildGrownSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'grown-site-'));
  for (const name of ['src', 'public', 'server.ts', 'vite.config.ts', 'tsconfig.json', 'package.json']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));

  const industry = readFileSync('src/content/industries/food-beverage.ts', 'utf8');
  for (let number = 1; number <= 200; number += 1) {
    writeFileSync(join(folder, `src/content/industries/industry-${number}.ts`), industry);
  }
  const blog = join(folder, 'src/content/blog.ts');
  const start = 'export const articles: readonly Article[] = [';
  const more = `...Array.from({ length: 1000 }, (_, index): Article => ({ ...featuredArticle, id: 'article-' + index })),`;
  const content = readFileSync(blog, 'utf8');
  if (!content.includes(start)) throw new Error('src/content/blog.ts has no articles');
  writeFileSync(blog, content.replace(start, `${start}${more}`));

  for (const args of [['build'], ['build', '--ssr']]) {
    const command = ['node_modules/vite/bin/vite.js', ...args, '--logLevel', 'warn'];
    execFileSync(process.execPath, command, { cwd: folder });
  }
  return folder;
}
