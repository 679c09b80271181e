import { generatePath, matchRoutes, type NonIndexRouteObject } from 'react-router';
import type { IndustryPageContent } from './content/industry-page-content.ts';
import type { ServicePageContent } from './content/service-page-content.ts';
import type { Page } from './page.ts';

/** A route of React Router with what this site needs to know of it. */
interface SiteRoute extends NonIndexRouteObject {
  path: string;
  handle: {
    status: 200 | 404;
    /** The slugs of a family of pages. */
    slugs?: ReadonlySet<string>;
  };
  /** Fetches the page's code and, in a family of pages, the content of the one with this slug. */
  lazy: (slug?: string) => Promise<Page>;
}

const missing = pageRoute('*', () => import('./pages/not-found/route.ts'), 404);

/** The site's pages, as the router matches them. Services and industries have a page when they have a content module. */
const routes: SiteRoute[] = [
  pageRoute('/', () => import('./pages/home/route.ts')),
  pageRoute('/about', () => import('./pages/about/route.ts')),
  pageRoute('/services', () => import('./pages/services/route.ts')),
  pageRoute('/services/emergency-repair', () => import('./pages/emergency/route.ts')),
  pageRoute('/services/maintenance-staffing', () => import('./pages/staffing/route.ts')),
  pageFamily(
    '/services/:slug',
    import.meta.glob<{ content: ServicePageContent }>('./content/services/*.ts'),
    () => import('./pages/service/route.ts'),
  ),
  pageRoute('/industries', () => import('./pages/industries/route.ts')),
  pageFamily(
    '/industries/:slug',
    import.meta.glob<{ content: IndustryPageContent }>('./content/industries/*.ts'),
    () => import('./pages/industry/route.ts'),
  ),
  pageRoute('/projects', () => import('./pages/projects/route.ts')),
  pageRoute('/contact', () => import('./pages/contact/route.ts')),
  pageRoute('/blog', () => import('./pages/blog/route.ts')),
  pageRoute('/resources', () => import('./pages/resources/route.ts')),
  pageRoute('/privacy', () => import('./pages/legal/privacy-route.ts')),
  pageRoute('/terms', () => import('./pages/legal/terms-route.ts')),
  pageRoute('/safety', () => import('./pages/safety/route.ts')),
  missing,
];

/** The paths of all pages. */
export const pagePaths: readonly string[] = routes
  .filter((route) => route !== missing)
  .flatMap(({ path, handle: { slugs } }) => (slugs ? [...slugs].map((slug) => generatePath(path, { slug })) : path));

/** A page of the site whose code is fetched when it is needed. */
export interface LazyPage {
  status: 200 | 404;
  /** The path as the site itself spells it; undefined for the 404 page, which has none. */
  path?: string;
  /** Fetches the page once; later calls get the same, unless it has failed. */
  load: () => Promise<Page>;
  /** The page, once it is fetched. */
  loaded?: Page;
}

/** The 404 page. */
export const notFoundPage = lazyPage(missing);

const known = new Map<string, LazyPage>();

/**
 * Finds the page of a path with the router; the other paths have the 404 page. `matchRoutes` ranks all routes on each call,
 * which takes 70 µs on the server, so its answer for the path of each page is remembered.
 */
export function findPage(path: string): LazyPage {
  let page = known.get(path);
  if (!page) {
    page = askRouter(path);
    if (page.path === path) known.set(path, page);
  }
  return page;
}

/**
 * Loads the code of every page. Node never reads a module again whose file it could not read, so the server does this before
 * it takes requests: later the files may be those of another build, or the process may have no descriptor left.
 */
export async function loadPages(): Promise<void> {
  const pages = [...pagePaths.map((path) => findPage(path)), notFoundPage];
  await Promise.all(pages.map(({ load }) => load()));
}

function askRouter(path: string): LazyPage {
  const [match] = (isDecodable(path) && matchRoutes(routes, path)) || [];
  if (!match) return notFoundPage;
  const { slug } = match.params;
  const isListed = slug === undefined || match.route.handle.slugs?.has(slug);
  return match.route === missing || !isListed ? notFoundPage : lazyPage(match.route, slug);
}

/** A path that cannot be decoded has no page, and the router would warn of it on the console. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

function lazyPage({ path, handle: { status }, lazy }: SiteRoute, slug?: string): LazyPage {
  let loading: Promise<Page> | undefined;
  const page: LazyPage = {
    status,
    ...(status === 200 && { path: slug ? generatePath(path, { slug }) : path }),
    load: async () => {
      try {
        return (page.loaded = await (loading ??= lazy(slug)));
      } catch (error) {
        loading = undefined;
        throw error;
      }
    },
  };
  return page;
}

function pageRoute(path: string, importPage: () => Promise<{ page: Page }>, status: 200 | 404 = 200): SiteRoute {
  return { path, caseSensitive: true, handle: { status }, lazy: async () => (await importPage()).page };
}

/** Pages of one kind, each with a content module named after its slug. */
function pageFamily<Content>(
  path: string,
  contents: Readonly<Record<string, () => Promise<{ content: Content }>>>,
  importFamily: () => Promise<{ createPage: (slug: string, content: Content) => Page }>,
): SiteRoute {
  const bySlug = new Map(
    Object.entries(contents).map(([file, importContent]) => [file.replace(/.*\/|\.ts$/g, ''), importContent]),
  );
  return {
    path,
    caseSensitive: true,
    handle: { status: 200, slugs: new Set(bySlug.keys()) },
    lazy: async (slug = '') => {
      const importContent = bySlug.get(slug);
      if (!importContent) throw new Error(`There is no content for ${path} with the slug ${slug}`);
      const [{ createPage }, { content }] = await Promise.all([importFamily(), importContent()]);
      return createPage(slug, content);
    },
  };
}
