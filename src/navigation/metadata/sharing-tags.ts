import cards from 'social-cards';
import { documentTitle } from '../document-title.ts';
import type { DescribedPage, HeadTag } from './head-tags.ts';

const cardNames: Readonly<Record<string, keyof typeof cards>> = {
  '': 'home',
  services: 'service',
  industries: 'industry',
  projects: 'projects',
  blog: 'blog',
  resources: 'resources',
  contact: 'contact',
};

/** Finds the card of a page by the first part of its path. Pages that are not named above have the company's card. */
const cardOf = (path: string) => cards[cardNames[path.split('/')[1] ?? ''] ?? 'company'];

/**
 * Builds the tags by which social networks show a link to the page: Open Graph, and the one `twitter:` tag that has no
 * counterpart there.
 */
export function sharingTags({ path, summary, site }: DescribedPage): readonly HeadTag[] {
  const { href, alt } = cardOf(path);
  const openGraph = {
    type: 'website',
    site_name: site.name,
    title: documentTitle(summary, site),
    description: summary.description,
    url: site.origin + path,
    image: site.origin + href,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': alt,
  };
  return [
    ...Object.entries(openGraph).map(([name, content]): HeadTag => ['meta', { property: `og:${name}`, content }]),
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ];
}
