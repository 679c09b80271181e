import type { Site } from '../../content/company.ts';
import type { Page } from '../../page.ts';
import { sharingTags } from './sharing-tags.ts';
import { structuredData } from './structured-data.ts';

/** What the head says of a page: the page, where it stands and whose site it is. */
export interface DescribedPage extends Pick<Page, 'summary' | 'noindex' | 'facts'> {
  path: string;
  site: Site;
}

/** An element of the head: its name and its attributes. */
export type HeadTag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>];

/**
 * What a page says of itself beside its title, to browsers, search engines and social networks. The server writes it into
 * the head, the browser puts the next page's in its place. A page that is not to be listed has no canonical address either.
 */
export function headTags(page: DescribedPage): readonly HeadTag[] {
  const { path, summary, noindex, site } = page;
  const description: HeadTag = ['meta', { name: 'description', content: summary.description }];
  if (noindex) return [description, ['meta', { name: 'robots', content: 'noindex' }]];
  return [
    description,
    ['meta', { name: 'keywords', content: summary.keywords.join(', ') }],
    ['link', { rel: 'canonical', href: site.origin + path }],
    ...sharingTags(page),
  ];
}

/** The text of the page's data block for search engines; empty for pages that are not to be listed. */
export function structuredDataText(page: DescribedPage): string {
  const objects = structuredData(page);
  return objects.length === 0 ? '' : JSON.stringify({ '@context': 'https://schema.org', '@graph': objects });
}
