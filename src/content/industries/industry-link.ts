import type { Industry } from './industries.ts';

/** Links to an industry's page, or to its card on the overview if it has no page. */
export function industryLink({ slug, hasPage }: Industry): string {
  return hasPage ? `/industries/${slug}` : `/industries#${slug}`;
}
