import { pagePaths } from '../../src/routes.tsx';

/** Every page, two of them with a query that they read, and one that is missing. */
export const pageAddresses: readonly string[] = [
  ...pagePaths,
  '/contact?service=emergency&urgency=emergency',
  '/blog?category=safety',
  '/no-such-page',
];
