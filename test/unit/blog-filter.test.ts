import { describe, expect, it } from 'vitest';
import { articles, blogCategories, featuredArticle } from '../../src/content/blog.ts';
import { categoryAddress, describeResult, filterArticles, readCategory } from '../../src/pages/blog/blog-filter.ts';

describe('the category of a query', () => {
  it.each([
    ['', 'all'],
    ['?category=', 'all'],
    ['?utm_source=x&category=industry', 'industry'],
    ['?category=safety&category=industry', 'safety'],
    ['?category=Safety', 'all'],
    ['?category=hydraulics', 'all'],
    ['?category=constructor', 'all'],
    ['?category=%E0%A4%A', 'all'],
  ])('%j is %s', (search, category) => {
    expect(readCategory(search)).toBe(category);
  });

  it('is what the link of each category says', () => {
    for (const { value } of blogCategories) {
      expect(categoryAddress(value)).toBe(`/blog?category=${value}`);
      expect(readCategory(new URL(categoryAddress(value), 'http://site.example').search)).toBe(value);
    }
  });
});

it.each(blogCategories)('$label shows its articles in their order, without the featured one', ({ value }) => {
  const shown = filterArticles(articles, value);
  expect(shown).toEqual(articles.filter(({ category }) => value === 'all' || category === value));
  expect(shown).not.toContainEqual(expect.objectContaining({ id: featuredArticle.id }));
});

it.each([
  ['all', 2, 'All 2 articles'],
  ['maintenance', 2, '2 articles in Maintenance Tips'],
  ['maintenance', 1, '1 article in Maintenance Tips'],
  ['maintenance', 0, 'No articles in Maintenance Tips'],
] as const)('announces the result for %s with %i articles', (category, count, words) => {
  const some = articles.filter((article) => article.category === 'maintenance').slice(0, count);
  expect(describeResult(some, category)).toBe(words);
});
