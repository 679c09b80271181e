import type { Industry } from './industries.ts';

/** An industry without a page of its own has its card on the overview. */
export function industryLink({ slug, hasPage }: Industry): string {
  return hasPage ? `/industries/${slug}` : `/industries#${slug}`;
}
