import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { pagePaths } from '../../src/routes.tsx';
import { servedMain } from '../support/read-html.ts';
import { builtApp } from '../support/test-app.ts';

const app = builtApp();

/** The texts of a page's main part, one for each element that holds running words. */
async function paragraphs(path: string): Promise<string[]> {
  const { text } = await request(app).get(path);
  return servedMain(text)
    .split(/<\/?(?:p|li|dd|dt|td|th|h\d|blockquote|figcaption|summary|div|section|a|span|label|caption)\b[^>]*>/)
    .map((part) => part.replace(/<[^>]*>/g, '').trim());
}

describe('copy', () => {
  it('says no paragraph twice on different pages', async () => {
    const pages = new Map<string, string[]>();
    for (const path of pagePaths) {
      for (const paragraph of new Set(await paragraphs(path))) {
        // Shorter ones are names and labels, which are the same wherever the same thing is meant.
        if (paragraph.length >= 60) pages.set(paragraph, [...(pages.get(paragraph) ?? []), path]);
      }
    }
    expect(pages.size).toBeGreaterThan(400);
    expect([...pages].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });

  it.each([...pagePaths])('%s has none of the words that say nothing', async (path) => {
    const words = (await paragraphs(path)).join(' ');
    expect(words).not.toMatch(/world-class|cutting-edge|state-of-the-art|seamless|lorem|coming soon|\b13 generations/i);
    expect(words.length).toBeGreaterThan(1000);
  });
});
