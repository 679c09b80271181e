import { pagePaths } from '../../../src/routes.tsx';

/** Every page, two pages with a query that they read, and an unknown path. */
export const pageAddresses: readonly string[] = [
  ...pagePaths,
  '/contact?service=emergency&urgency=emergency',
  '/blog?category=safety',
  '/no-such-page',
];
