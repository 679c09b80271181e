import type { Site } from '../content/company.ts';
import type { PageSummary } from '../content/page-parts.ts';

export interface MetadataOptions {
  path: string;
  summary: PageSummary;
  /** Pages that search engines shall not list have no canonical address either. */
  noindex?: boolean;
  site: Site;
}

/** An element of the head: its name and its attributes. */
export type HeadTag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>];

export const documentTitle = ({ summary, site }: Pick<MetadataOptions, 'summary' | 'site'>) =>
  `${summary.title} | ${site.name}`;

/**
 * What a page says of itself beside its title. One list for both sides: the server writes it into the head, the browser
 * puts the next page's list in its place. React has no part in it, so the first page's is not needed in the browser.
 */
export function metadata({ path, summary, noindex, site }: MetadataOptions): readonly HeadTag[] {
  const description: HeadTag = ['meta', { name: 'description', content: summary.description }];
  if (noindex) return [description, ['meta', { name: 'robots', content: 'noindex' }]];
  return [
    description,
    ['meta', { name: 'keywords', content: summary.keywords.join(', ') }],
    ['link', { rel: 'canonical', href: site.origin + path }],
  ];
}
