import { trimInvisibleEnd } from '../../clean-text.ts';
import { blogCategories, type Article, type ArticleCategory, type CategoryFilter } from '../../content/pages/blog.ts';

/** The blog's query parameter for a category. */
export const categoryQuery = 'category';

/** The query values that the page knows. */
export const blogQuery = { [categoryQuery]: blogCategories.map(({ value }) => value) };

/** Returns the category in a query such as `?category=safety`, or `all` if the category is unknown or missing. */
export function readCategory(search: string): CategoryFilter {
  const name = trimInvisibleEnd(new URLSearchParams(search).get(categoryQuery) ?? '');
  return blogCategories.find(({ value }) => value === name)?.value ?? 'all';
}

/** Returns the address of a category. Without scripts the category's button requests this address. */
export const categoryAddress = (category: CategoryFilter): string =>
  `/blog?${new URLSearchParams({ [categoryQuery]: category })}`;

export const categoryLabel = (category: CategoryFilter): string =>
  blogCategories.find(({ value }) => value === category)?.label ?? category;

export function filterArticles<Listed extends { category: ArticleCategory }>(
  articles: readonly Listed[],
  category: CategoryFilter,
): readonly Listed[] {
  return category === 'all' ? articles : articles.filter((article) => article.category === category);
}

/** Describes the changed list for screen readers. */
export function describeResult(articles: readonly Article[], category: CategoryFilter): string {
  const count = filterArticles(articles, category).length;
  if (category === 'all') return `All ${countArticles(count)}`;
  return `${countArticles(count)} in ${categoryLabel(category)}`;
}

function countArticles(count: number): string {
  if (count === 0) return 'No articles';
  return count === 1 ? '1 article' : `${count} articles`;
}
