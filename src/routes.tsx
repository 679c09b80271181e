import type { Page } from './pages/page.ts';

export interface Route {
  path: string;
  status: 200 | 404;
  /** Its modules beside `src/`, so that the server can name the chunks that the browser will need. */
  modules: readonly string[];
  /** Fetches the page's code and content, once. */
  load: () => Promise<Page>;
}

const pages = import.meta.glob<{ page: Page }>(['./pages/*Page.tsx', '!./pages/{Service,Industry}Page.tsx']);
//const services = import.meta.glob<{ content: ServicePageContent }>('./content/services/*.ts');
//const industries = import.meta.glob<{ content: IndustryPageContent }>('./content/industries/*.ts');

/** Every address of the site and its page. The ones under /services and /industries come from their content files. */
const list: readonly Route[] = [page('/', 'HomePage')];

const notFound: Route = { ...page('*', 'NotFoundPage'), status: 404 };

export const routes: ReadonlyMap<string, Route> = new Map(list.map((route) => [route.path, route]));

/**
 * The page of a path; a path that has none gets the 404 page. A map, because every address is known: finding one costs
 * the same however many there are, where the router's `matchRoutes` ranks all of them on each call.
 */
export function findRoute(path: string): Route {
  return routes.get(path) ?? notFound;
}

function page(path: string, name: string): Route {
  const file = `./pages/${name}.tsx`;
  const load = pages[file];
  if (!load) throw new Error(`No page src/pages/${name}.tsx for ${path}`);
  return { path, status: 200, modules: [file], load: once(async () => (await load()).page) };
}

function once<Value>(get: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => (value ??= get());
}
