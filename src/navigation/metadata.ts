// Writes the title and the metadata of a page: the server for the first page, `useMetadata` after a navigation.
import { useLayoutEffect, useRef } from 'react';
import { cardAlts } from '../content/company/card-alts.ts';
import type { Site } from '../content/company/company.ts';
import type { PageSummary } from '../content/page-parts.ts';
import type { DescribedPage, Page } from '../page.ts';
import { useSite } from '../SiteContext.ts';

/**
 * Updates the title and the metadata after a navigation, and announces the title to screen readers. Writes no structured data,
 * because crawlers do not click on links.
 */
export function useMetadata(path: string, page: Page): void {
  const site = useSite();
  const described = useRef(page);
  useLayoutEffect(() => {
    if (page === described.current) return;
    described.current = page;
    const title = documentTitle(page.summary, site);
    document.title = title;
    document.querySelector('#root > output')?.replaceChildren(title);
    for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
    for (const [name, attributes] of headTags({ ...page, path, site })) {
      const tag = document.createElement(name);
      for (const [key, value] of Object.entries({ ...attributes, 'data-page': '' })) tag.setAttribute(key, value);
      document.head.append(tag);
    }
  }, [page, path, site]);
}

export const documentTitle = ({ name, title = name }: PageSummary, site: Site): string => `${title} | ${site.name}`;

export type HeadTag = readonly [name: 'meta' | 'link', attributes: Readonly<Record<string, string>>];

/**
 * Lists the metadata of a page, besides its title, for browsers, search engines and social networks. A `noindex` page has no
 * canonical address.
 */
export function headTags({ path, summary, noindex, site }: DescribedPage): readonly HeadTag[] {
  const description: HeadTag = ['meta', { name: 'description', content: summary.description }];
  if (noindex) return [description, ['meta', { name: 'robots', content: 'noindex' }]];
  const card = cardOf(path);
  /** Social networks show a link by these. */
  const openGraph = {
    type: 'website',
    site_name: site.name,
    title: documentTitle(summary, site),
    description: summary.description,
    url: site.origin + path,
    image: site.origin + card.href,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': card.alt,
  };
  return [
    description,
    ['meta', { name: 'keywords', content: summary.keywords.join(', ') }],
    // Allows Google to show the page's picture large.
    ['meta', { name: 'robots', content: 'max-image-preview:large' }],
    ['link', { rel: 'canonical', href: site.origin + path }],
    ...Object.entries(openGraph).map(([name, content]): HeadTag => ['meta', { property: `og:${name}`, content }]),
    // The only `twitter:` tag without a counterpart in Open Graph.
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ];
}

/** Finds the card of a page by the first part of its path. */
function cardOf(path: string) {
  const name = path.split('/')[1] || 'home';
  const alts: Readonly<Record<string, string>> = cardAlts;
  const alt = alts[name];
  return alt ? { href: `/cards/${name}.png`, alt } : { href: '/cards/company.png', alt: cardAlts.company };
}
