import { pagePaths, pages } from '../../../src/routes.tsx';

/** Every page, two pages with a query that they read, and an unknown path. */
export const pageAddresses: readonly string[] = [
  ...pagePaths,
  '/contact?service=emergency&urgency=emergency',
  '/blog?category=safety',
  '/no-such-page',
];

/** One page of each layout, the service page with a section of its own, and an unknown path. */
export const layoutAddresses: readonly string[] = [
  ...new Map(pagePaths.map((path) => [pages.find(path)?.route, path])).values(),
  '/services/laser-alignment',
  '/no-such-page',
];
