import type { IndustryPageContent } from './content/industries/industry-page.ts';
import type { ServicePageContent } from './content/services/service-page.ts';
import type { Page } from './page.ts';

/** A page of the site whose code is fetched when it is needed. */
export interface LazyPage {
  /** The path as the site itself spells it; undefined for the 404 page, which has none. */
  path?: string;
  /** The path of the page's route, which is `/services/:slug` for all pages of that family. */
  route: string;
  /** Fetches the page once; later calls get the same, unless it has failed. */
  load: () => Promise<Page>;
  /** The page, once it is fetched. */
  loaded?: Page;
}

/** The 404 page. */
export const notFoundPage = lazyPage({ route: '*' }, async () => (await import('./pages/not-found/route.ts')).page);

/** The site's pages. Services and industries have a page when they have a content module. */
const pages: readonly LazyPage[] = [
  pageRoute('/', () => import('./pages/home/route.ts')),
  pageRoute('/about', () => import('./pages/about/route.ts')),
  pageRoute('/services', () => import('./pages/services/route.ts')),
  pageRoute('/services/emergency-repair', () => import('./pages/emergency/route.ts')),
  pageRoute('/services/maintenance-staffing', () => import('./pages/staffing/route.ts')),
  ...pageFamily(
    '/services/:slug',
    import.meta.glob<{ content: ServicePageContent }>([
      './content/services/*/page.ts',
      '!./content/services/{emergency-repair,maintenance-staffing}/page.ts',
    ]),
    () => import('./pages/service/route.ts'),
  ),
  pageRoute('/industries', () => import('./pages/industries/route.ts')),
  ...pageFamily(
    '/industries/:slug',
    import.meta.glob<{ content: IndustryPageContent }>('./content/industries/*/page.ts'),
    () => import('./pages/industry/route.ts'),
  ),
  pageRoute('/projects', () => import('./pages/projects/route.ts')),
  pageRoute('/contact', () => import('./pages/contact/route.ts')),
  pageRoute('/blog', () => import('./pages/blog/route.ts')),
  pageRoute('/resources', () => import('./pages/resources/route.ts')),
  pageRoute('/privacy', () => import('./pages/legal/privacy-route.ts')),
  pageRoute('/terms', () => import('./pages/legal/terms-route.ts')),
  pageRoute('/safety', () => import('./pages/safety/route.ts')),
];

const byPath = new Map(pages.map((page) => [page.path, page]));

/** The paths of all pages. */
export const pagePaths: readonly string[] = pages.flatMap(({ path }) => path ?? []);

/** The routes of all pages, each once. */
export const pageRoutes: readonly string[] = [...new Set(pages.map(({ route }) => route))];

/**
 * Finds the page of a path, which may be escaped or end with a slash; the other paths have the 404 page. The paths of all
 * pages are known, so this takes no `matchRoutes`, which took 70 to 130 µs per path on the server.
 */
export function findPage(path: string): LazyPage {
  return byPath.get(path) ?? byPath.get(decode(path).replace(/(.)\/$/, '$1')) ?? notFoundPage;
}

/**
 * Loads the code of every page. Node never reads a module again whose file it could not read, so the server does this before
 * it takes requests: later the files may be those of another build, or the process may have no descriptor left.
 */
export async function loadPages(): Promise<void> {
  await Promise.all([...pages, notFoundPage].map(({ load }) => load()));
}

/** Decodes a path. One that cannot be decoded has no page. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function lazyPage(address: Pick<LazyPage, 'path' | 'route'>, fetchPage: () => Promise<Page>): LazyPage {
  let loading: Promise<Page> | undefined;
  const page: LazyPage = {
    ...address,
    load: async () => {
      try {
        return (page.loaded = await (loading ??= fetchPage()));
      } catch (error) {
        loading = undefined;
        throw error;
      }
    },
  };
  return page;
}

function pageRoute(path: string, importPage: () => Promise<{ page: Page }>): LazyPage {
  return lazyPage({ path, route: path }, async () => (await importPage()).page);
}

/** Pages of one kind, each with a content module named after its slug. */
function pageFamily<Content>(
  route: string,
  contents: Readonly<Record<string, () => Promise<{ content: Content }>>>,
  importFamily: () => Promise<{ createPage: (slug: string, content: Content) => Page }>,
): LazyPage[] {
  return Object.entries(contents).map(([file, importContent]) => {
    const slug = file.replace(/.*\/(.*)\/page\.ts$/, '$1');
    return lazyPage({ path: route.replace(':slug', slug), route }, async () => {
      const [{ createPage }, { content }] = await Promise.all([importFamily(), importContent()]);
      return createPage(slug, content);
    });
  });
}
