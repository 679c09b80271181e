import type { Site } from '../../content/company/company.ts';
import type { Page } from '../../page.ts';
import { sharingTags } from './sharing-tags.ts';
import { structuredData } from './structured-data.ts';

/** A page with the path and the site that its metadata name. */
export interface DescribedPage extends Pick<Page, 'summary' | 'noindex' | 'facts'> {
  path: string;
  site: Site;
}

/** An element of the head: its name and its attributes. */
export type HeadTag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>];

/**
 * Lists the metadata of a page, besides its title, for browsers, search engines and social networks. The server writes them
 * into the head, and the browser replaces them after a navigation. A page that must not be listed has no canonical address.
 */
export function headTags(page: DescribedPage): readonly HeadTag[] {
  const { path, summary, noindex, site } = page;
  const description: HeadTag = ['meta', { name: 'description', content: summary.description }];
  if (noindex) return [description, ['meta', { name: 'robots', content: 'noindex' }]];
  return [
    description,
    ['meta', { name: 'keywords', content: summary.keywords.join(', ') }],
    // Google may show the page's picture large in its results.
    ['meta', { name: 'robots', content: 'max-image-preview:large' }],
    ['link', { rel: 'canonical', href: site.origin + path }],
    ...sharingTags(page),
  ];
}

/** Returns the text of the page's data block for search engines. It is empty for pages that must not be listed. */
export function structuredDataText(page: DescribedPage): string {
  const objects = structuredData(page);
  return objects.length === 0 ? '' : JSON.stringify({ '@context': 'https://schema.org', '@graph': objects });
}
