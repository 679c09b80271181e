import { readFileSync } from 'node:fs';

const page = readFileSync('src/server/deploy/README.md', 'utf8');

/** Returns the block of this language that the operators' page on neighbors shows, so that tests run what it says. */
export function shownBlock(language: string): string {
  const [, block] = new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'm').exec(page) ?? [];
  if (block === undefined) throw new Error(`src/server/deploy/README.md shows no block of ${language}`);
  return block;
}
