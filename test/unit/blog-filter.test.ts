import { describe, expect, it } from 'vitest';
import { articles, blogCategories, featuredArticle } from '../../src/content/blog.ts';
import {
  categoryLabel,
  categoryAddress,
  describeResult,
  filterArticles,
  readCategory,
} from '../../src/pages/blog/blog-filter.ts';

describe('the category of a query', () => {
  it.each([
    ['', 'all'],
    ['?', 'all'],
    ['?category=', 'all'],
    ['?category=all', 'all'],
    ['?category=safety', 'safety'],
    ['?utm_source=x&category=industry', 'industry'],
    ['?category=safety&category=industry', 'safety'],
    ['?category=Safety', 'all'],
    ['?category=hydraulics', 'all'],
    ['?category=constructor', 'all'],
    ['?category=%3Cscript%3E', 'all'],
    ['?category=%E0%A4%A', 'all'],
  ])('%j is %s', (search, category) => {
    expect(readCategory(search)).toBe(category);
  });

  it('is what the link of each category says', () => {
    for (const { value } of blogCategories) {
      expect(readCategory(new URL(categoryAddress(value), 'http://site.example').search)).toBe(value);
    }
  });
});

it('links to the blog itself for all posts', () => {
  expect(categoryAddress('all')).toBe('/blog?category=all');
  expect(categoryAddress('safety')).toBe('/blog?category=safety');
});

it('names the five categories in their order', () => {
  expect(blogCategories.map(({ value }) => categoryLabel(value))).toEqual([
    'All Posts',
    'Maintenance Tips',
    'Safety Protocols',
    'Equipment Technology',
    'Industry Insights',
  ]);
});

describe('the articles of a category', () => {
  it.each([
    ['all', 6],
    ['maintenance', 3],
    ['safety', 1],
    ['technology', 0],
    ['industry', 2],
  ] as const)('%s has %i', (category, count) => {
    const shown = filterArticles(articles, category);
    expect(shown).toHaveLength(count);
    expect(category === 'all' || shown.every((article) => article.category === category)).toBe(true);
  });

  it('keep their order', () => {
    expect(filterArticles(articles, 'maintenance').map(({ id }) => id)).toEqual([
      'soft-foot',
      'take-up',
      'tapered-bearing',
    ]);
  });

  it('do not hold the featured one, which stands above them', () => {
    expect(featuredArticle.category).toBe('technology');
    expect(articles.map(({ id }) => id)).not.toContain(featuredArticle.id);
  });
});

it.each([
  ['all', 'All 6 articles'],
  ['maintenance', '3 articles in Maintenance Tips'],
  ['safety', '1 article in Safety Protocols'],
  ['technology', 'No articles in Equipment Technology'],
  ['industry', '2 articles in Industry Insights'],
] as const)('announces the result for %s', (category, words) => {
  expect(describeResult(articles, category)).toBe(words);
});
