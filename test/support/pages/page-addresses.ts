import { pagePaths } from '../../../src/routes.tsx';

/** Every page, two pages with a query that they read, and an unknown path. */
export const pageAddresses: readonly string[] = [
  ...pagePaths,
  '/contact?service=emergency&urgency=emergency',
  '/blog?category=safety',
  '/no-such-page',
];

/** These pages have the layout of `/services/plant-relocation`. */
const sameLayout = ['/services/conveyor-elevator', '/services/equipment-installation', '/services/steel-fabrication'];

/** One page of each layout, the service page with a section of its own, and an unknown path. */
export const layoutAddresses: readonly string[] = [
  ...pagePaths.filter((path) => !sameLayout.includes(path)),
  '/no-such-page',
];
