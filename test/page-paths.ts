import { addresses } from '../src/routes.tsx';

/** Every page, two of them with a query that they read, and one that is missing. */
export const pagePaths: readonly string[] = [
  ...addresses,
  '/contact?service=emergency&urgency=emergency',
  '/blog?category=safety',
  '/nowhere',
];
