import { matchRoutes, type NonIndexRouteObject } from 'react-router';
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

/** Every address of the site and its page. Services and industries have a page when they have a content module. */
const routes: SiteRoute[] = [
  pageRoute('/', 'home/route', { static: true }),
  pageRoute('/about', 'about/route', { static: true }),
  pageRoute('/services', 'services/route', { static: true }),
  pageRoute('/services/emergency-repair', 'emergency/route', { static: true }),
  pageRoute('/services/maintenance-staffing', 'staffing/route', { static: true }),
  {
    path: '/services/:service',
    handle: { status: 200, static: true, module: './pages/service/route.ts', contents: bySlug(services) },
    lazy: async (slug) => {
      const [{ createPage }, { content }] = await Promise.all([
        import('./pages/service/route.ts'),
        load(services, `./content/services/${slug}.ts`),
      ]);
      return createPage(slug ?? '', content);
    },
  },
  pageRoute('/industries', 'industries/route', { static: true }),
  {
    path: '/industries/:industry',
    handle: { status: 200, static: true, module: './pages/industry/route.ts', contents: bySlug(industries) },
    lazy: async (slug) => {
      const [{ createPage }, { content }] = await Promise.all([
        import('./pages/industry/route.ts'),
        load(industries, `./content/industries/${slug}.ts`),
      ]);
      return createPage(slug ?? '', content);
    },
  },
  pageRoute('/projects', 'projects/route', { static: true }),
  pageRoute('/contact', 'contact/route'),
  pageRoute('/blog', 'blog/route'),
  pageRoute('/resources', 'resources/route'),
  pageRoute('/privacy', 'legal/privacy-route', { static: true }),
  pageRoute('/terms', 'legal/terms-route', { static: true }),
  pageRoute('/safety', 'safety/route', { static: true }),
];

/** The addresses of all pages. */
export const addresses: readonly string[] = routes.flatMap(({ path, handle: { contents } }) =>
  contents ? [...contents.keys()].map((slug) => path.replace(/:.*/, slug)) : path,
);

/** The page of an address. */
export interface FoundRoute extends Pick<RouteHandle, 'status' | 'static'> {
  /** Its modules, seen from this folder. */
  modules: readonly string[];
  /** Fetches the page once: later calls get the same, unless it has failed. */
  load: () => Promise<Page>;
  /** The page, once it has been fetched. */
  loaded?: Page;
}

const notFound = foundRoute(pageRoute('*', 'not-found/route', { status: 404 }));

const remembered = new Map<string, FoundRoute>();

/**
 * The page of a path, or the 404 page. `matchRoutes` ranks all routes on each call, which takes 70 µs on the server, so
 * its answers are remembered.
 */
export function findRoute(path: string): FoundRoute {
  let found = remembered.get(path);
  if (!found) {
    found = matchRoute(path);
    if (found !== notFound) remembered.set(path, found);
  }
  return found;
}

function matchRoute(path: string): FoundRoute {
  // The router would take capitals, escapes and a slash at the end for the same address; here each page has one.
  const [match] = (addresses.includes(path) && matchRoutes(routes, path)) || [];
  if (!match) return notFound;
  const [slug = ''] = Object.values(match.params);
  return foundRoute(match.route, slug, match.route.handle.contents?.get(slug));
}

function foundRoute({ handle, lazy }: SiteRoute, slug?: string, content?: string): FoundRoute {
  const { status, module } = handle;
  let loading: Promise<Page> | undefined;
  const found: FoundRoute = {
    status,
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
  return { path, handle: { status: 200, module, ...more }, lazy: async () => (await load(pages, module)).page };
}

/** The modules of a folder by the names of their files. */
function bySlug(modules: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  return new Map(
    Object.keys(modules).map((module) => [module.slice(module.lastIndexOf('/') + 1, -'.ts'.length), module]),
  );
}

function load<Module>(modules: Readonly<Record<string, () => Promise<Module>>>, name: string): Promise<Module> {
  const fetchModule = modules[name];
  if (!fetchModule) throw new Error(`There is no ${name}`);
  return fetchModule();
}
