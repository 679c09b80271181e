import { expect, it } from 'vitest';
import { articles } from '../../../src/content/pages/blog.ts';
import { describeResult, readCategory } from '../../../src/pages/blog/blog-filter.ts';

it.each([
  ['', 'all'],
  ['?category=', 'all'],
  ['?utm_source=x&category=industry', 'industry'],
  ['?category=safety&category=industry', 'safety'],
  ['?category=safety%E2%80%8B', 'safety'],
  ['?category=Safety', 'all'],
  ['?category=hydraulics', 'all'],
  ['?category=constructor', 'all'],
  ['?category=%E0%A4%A', 'all'],
])('the query %j selects the category %s', (search, category) => {
  expect(readCategory(search)).toBe(category);
});

it.each([
  ['all', 2, 'All 2 articles'],
  ['maintenance', 2, '2 articles in Maintenance Tips'],
  ['maintenance', 1, '1 article in Maintenance Tips'],
  ['maintenance', 0, 'No articles in Maintenance Tips'],
] as const)('the result for %s with %i articles is announced as "%s"', (category, count, words) => {
  const some = articles.filter((article) => article.category === 'maintenance').slice(0, count);
  expect(describeResult(some, category)).toBe(words);
});
