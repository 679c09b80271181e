import { generatePath, matchRoutes, type NonIndexRouteObject } from 'react-router';
import type { IndustryPageContent } from './content/industry-page-content.ts';
import type { ServicePageContent } from './content/service-page-content.ts';
import type { Page } from './page.ts';

/** A route of React Router with what this site needs to know of it. */
interface SiteRoute extends NonIndexRouteObject {
  path: string;
  handle: RouteHandle;
  /** Fetches the page's code, and of a family of pages the content of the one with this slug. */
  lazy: (slug?: string) => Promise<Page>;
}

interface RouteHandle {
  status: 200 | 404;
  /** Text only: its content stays as the server wrote it, and its script is fetched only by a navigation to it. */
  static?: true;
  /** The page's module, seen from this folder, so that the server can name the chunks that the browser will need. */
  module: string;
  /** In a family of pages: the content module of each by its slug. */
  contents?: ReadonlyMap<string, string>;
}

const pages = import.meta.glob<{ page: Page }>('./pages/*/*route.ts');
const services = import.meta.glob<{ content: ServicePageContent }>('./content/services/*.ts');
const industries = import.meta.glob<{ content: IndustryPageContent }>('./content/industries/*.ts');

const missing = pageRoute('*', 'not-found/route', { status: 404 });

/** The site's pages, as the router matches them. Services and industries have a page when they have a content module. */
const routes: SiteRoute[] = [
  pageRoute('/', 'home/route', { static: true }),
  pageRoute('/about', 'about/route', { static: true }),
  pageRoute('/services', 'services/route', { static: true }),
  pageRoute('/services/emergency-repair', 'emergency/route', { static: true }),
  pageRoute('/services/maintenance-staffing', 'staffing/route', { static: true }),
  pageFamily('/services/:slug', 'service/route', services, () => import('./pages/service/route.ts')),
  pageRoute('/industries', 'industries/route', { static: true }),
  pageFamily('/industries/:slug', 'industry/route', industries, () => import('./pages/industry/route.ts')),
  pageRoute('/projects', 'projects/route', { static: true }),
  pageRoute('/contact', 'contact/route'),
  pageRoute('/blog', 'blog/route'),
  pageRoute('/resources', 'resources/route'),
  pageRoute('/privacy', 'legal/privacy-route', { static: true }),
  pageRoute('/terms', 'legal/terms-route', { static: true }),
  pageRoute('/safety', 'safety/route', { static: true }),
  missing,
];

/** The paths of all pages. */
export const addresses: readonly string[] = routes
  .filter(({ handle }) => handle.status === 200)
  .flatMap(({ path, handle: { contents } }) =>
    contents ? [...contents.keys()].map((slug) => generatePath(path, { slug })) : path,
  );

/** The page of a path. */
export interface FoundRoute extends Pick<RouteHandle, 'status' | 'static'> {
  /** The path as the site itself spells it; undefined for the 404 page, which has none. */
  path?: string;
  /** Its modules, seen from this folder. */
  modules: readonly string[];
  /** Fetches the page once: later calls get the same, unless it has failed. */
  load: () => Promise<Page>;
  /** The page, once it has been fetched. */
  loaded?: Page;
}

const notFound = foundRoute(missing);

const remembered = new Map<string, FoundRoute>();

/**
 * Finds the page of a path with the router; paths without a page have the 404 page. `matchRoutes` ranks all routes on each
 * call, which takes 70 µs on the server, so the route of each page is remembered.
 */
export function findRoute(path: string): FoundRoute {
  let found = remembered.get(path);
  if (!found) {
    found = matchRoute(path);
    if (found.path === path) remembered.set(path, found);
  }
  return found;
}

function matchRoute(path: string): FoundRoute {
  const [match] = (isDecodable(path) && matchRoutes(routes, path)) || [];
  const { slug } = match?.params ?? {};
  const isMissing = slug !== undefined && !match?.route.handle.contents?.has(slug);
  return !match || match.route === missing || isMissing ? notFound : foundRoute(match.route, slug);
}

/** A path that cannot be decoded has no page, and the router would warn of it on the console. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

function foundRoute({ path, handle, lazy }: SiteRoute, slug?: string): FoundRoute {
  const { status, module, contents } = handle;
  const content = slug && contents?.get(slug);
  let loading: Promise<Page> | undefined;
  const found: FoundRoute = {
    status,
    ...(status === 200 && { path: slug ? generatePath(path, { slug }) : path }),
    ...(handle.static && { static: true }),
    modules: content ? [module, content] : [module],
    load: async () => {
      try {
        return (found.loaded = await (loading ??= lazy(slug)));
      } catch (error) {
        loading = undefined;
        throw error;
      }
    },
  };
  return found;
}

function pageRoute(path: string, file: string, more: Partial<RouteHandle> = {}): SiteRoute {
  const module = `./pages/${file}.ts`;
  return {
    path,
    caseSensitive: true,
    handle: { status: 200, module, ...more },
    lazy: async () => (await load(pages, module)).page,
  };
}

/** Pages of one kind, each with a content module named after its slug. */
function pageFamily<Content>(
  path: string,
  file: string,
  modules: Readonly<Record<string, () => Promise<{ content: Content }>>>,
  importRoute: () => Promise<{ createPage: (slug: string, content: Content) => Page }>,
): SiteRoute {
  const contents = new Map(Object.keys(modules).map((name) => [/([^/]+)\.ts$/.exec(name)?.[1] ?? '', name]));
  return {
    path,
    caseSensitive: true,
    handle: { status: 200, static: true, module: `./pages/${file}.ts`, contents },
    lazy: async (slug = '') => {
      const [{ createPage }, { content }] = await Promise.all([
        importRoute(),
        load(modules, contents.get(slug) ?? slug),
      ]);
      return createPage(slug, content);
    },
  };
}

function load<Module>(modules: Readonly<Record<string, () => Promise<Module>>>, name: string): Promise<Module> {
  const fetchModule = modules[name];
  if (!fetchModule) throw new Error(`There is no ${name}`);
  return fetchModule();
}
