import type { IndustryPageContent } from './content/industries/industry-page.ts';
import type { ServicePageContent } from './content/services/service-page.ts';
import type { Page } from './page.ts';

/** A page of the site whose code is fetched when it is needed. */
export interface LazyPage {
  /** The path as the site itself spells it; undefined for the 404 page, which has none. */
  path: string | undefined;
  /** The name of its series in the metrics: its path, or `/services/:slug` for all pages of one layout. */
  route: string;
  /** Fetches the page once; later calls get the same, unless it has failed. */
  load: () => Promise<Page>;
  /** The page, once it is fetched. */
  loaded?: Page;
}

/**
 * The content of the pages of one layout, by file. Emergency repair and staffing have a layout of their own, and laser alignment
 * has a section of its own.
 */
const servicePages = import.meta.glob<ServicePageContent>(
  [
    './content/services/*/page.ts',
    '!./content/services/{emergency-repair,laser-alignment,maintenance-staffing}/page.ts',
  ],
  { import: 'content' },
);
const industryPages = import.meta.glob<IndustryPageContent>('./content/industries/*/page.ts', { import: 'content' });

const lazyPages: readonly LazyPage[] = [
  lazyPage('/', () => import('./pages/home/route.ts')),
  lazyPage('/about', () => import('./pages/about/route.ts')),
  lazyPage('/services', () => import('./pages/services/route.ts')),
  lazyPage('/services/emergency-repair', () => import('./pages/emergency/route.ts')),
  lazyPage('/services/maintenance-staffing', () => import('./pages/staffing/route.ts')),
  lazyPage('/services/laser-alignment', importLaserAlignment, '/services/:slug'),
  ...pagesOfLayout(servicePages, () => import('./pages/service/route.ts'), '/services/:slug'),
  lazyPage('/industries', () => import('./pages/industries/route.ts')),
  ...pagesOfLayout(industryPages, () => import('./pages/industry/route.ts'), '/industries/:slug'),
  lazyPage('/projects', () => import('./pages/projects/route.ts')),
  lazyPage('/contact', () => import('./contact/page/route.ts')),
  lazyPage('/blog', () => import('./pages/blog/route.ts')),
  lazyPage('/resources', () => import('./pages/resources/route.ts')),
  lazyPage('/privacy', () => import('./pages/legal/privacy-route.ts')),
  lazyPage('/terms', () => import('./pages/legal/terms-route.ts')),
  lazyPage('/safety', () => import('./pages/safety/route.ts')),
];

/** The 404 page. */
export const notFoundPage = lazyPage(undefined, () => import('./pages/not-found/route.ts'));

const byPath = new Map(lazyPages.map((page) => [page.path, page]));

/** The paths of all pages. */
export const pagePaths: readonly string[] = lazyPages.flatMap(({ path }) => path ?? []);

/** The routes of all pages, each once. */
export const pageRoutes: readonly string[] = [...new Set(lazyPages.map(({ route }) => route))];

/** The pages by path, which may be escaped or end with a slash. All paths are known, so there are no patterns to match. */
export const pages = {
  /** Finds the page of a path. Other paths than those of pages have none. */
  find: (path: string): LazyPage | undefined => byPath.get(path) ?? byPath.get(decode(path).replace(/(.)\/$/, '$1')),
  /** Fetches the page of a path; the 404 page if it has none. */
  load: (path: string): Promise<Page> => (pages.find(path) ?? notFoundPage).load(),
  /** Returns the page that `load` resolves with, once it has been fetched. */
  loaded: (path: string): Page | undefined => (pages.find(path) ?? notFoundPage).loaded,
};

/** Decodes a path. One that cannot be decoded has no page. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Loads the code of every page. Node never reads a module again whose file it could not read, so the server does this before
 * it takes requests: later the files may be those of another build, or the process may have no descriptor left.
 */
export async function loadPages(): Promise<void> {
  await Promise.all([...lazyPages, notFoundPage].map(({ load }) => load()));
}

/** The pages of one layout, one for each content file. `./content/services/x/page.ts` is the content of `/services/x`. */
function pagesOfLayout<Content>(
  contents: Readonly<Record<string, () => Promise<Content>>>,
  importLayout: () => Promise<{ createPage: (content: Content) => Page }>,
  route: string,
): LazyPage[] {
  return Object.entries(contents).map(([file, importContent]) => {
    const importPage = async () => {
      const [{ createPage }, content] = await Promise.all([importLayout(), importContent()]);
      return { page: createPage(content) };
    };
    return lazyPage(file.slice('./content'.length, -'/page.ts'.length), importPage, route);
  });
}

async function importLaserAlignment(): Promise<{ page: Page }> {
  const [{ createPage }, { content }, { MoveTheMotor }] = await Promise.all([
    import('./pages/service/route.ts'),
    import('./content/services/laser-alignment/page.ts'),
    import('./pages/laser-alignment/MoveTheMotor.tsx'),
  ]);
  return { page: createPage(content, MoveTheMotor) };
}

function lazyPage(path: string | undefined, importPage: () => Promise<{ page: Page }>, route = path ?? '*'): LazyPage {
  let loading: Promise<{ page: Page }> | undefined;
  const lazy: LazyPage = {
    path,
    route,
    load: async () => {
      try {
        return (lazy.loaded ??= (await (loading ??= importPage())).page);
      } catch (error) {
        loading = undefined;
        throw error;
      }
    },
  };
  return lazy;
}
