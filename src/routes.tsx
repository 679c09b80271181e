import type { IndustryPageContent } from './content/industry-page-content.ts';
import type { ServicePageContent } from './content/service-page-content.ts';
import type { Page } from './pages/page.ts';

export interface Route {
  path: string;
  status: 200 | 404 | 405;
  /** Its modules beside `src/`, so that the server can name the chunks that the browser will need. */
  modules: readonly string[];
  /** Its content does something in the browser (a form, a filter), so that its code is needed from the start. */
  interactive: boolean;
  /** Fetches the page's code and content, once. */
  load: () => Promise<Page>;
}

const pages = import.meta.glob<{ page: Page }>(['./pages/*Page.tsx', '!./pages/{Service,Industry,NotSent}Page.tsx']);
const services = import.meta.glob<{ content: ServicePageContent }>('./content/services/*.ts');
const industries = import.meta.glob<{ content: IndustryPageContent }>('./content/industries/*.ts');

/** Every address of the site and its page. Services and industries have a page when they have a content file. */
const list: readonly Route[] = [
  page('/', 'HomePage'),
  page('/about', 'AboutPage'),
  page('/services', 'ServicesPage'),
  page('/services/emergency-repair', 'EmergencyRepairPage'),
  page('/services/maintenance-staffing', 'MaintenanceStaffingPage'),
  ...Object.entries(services).map(([file, load]) =>
    route(`/services/${slugOf(file)}`, ['./pages/ServicePage.tsx', file], async () => {
      const [{ createPage }, { content }] = await Promise.all([import('./pages/ServicePage.tsx'), load()]);
      return createPage(slugOf(file), content);
    }),
  ),
  page('/industries', 'IndustriesPage'),
  ...Object.entries(industries).map(([file, load]) =>
    route(`/industries/${slugOf(file)}`, ['./pages/IndustryPage.tsx', file], async () => {
      const [{ createPage }, { content }] = await Promise.all([import('./pages/IndustryPage.tsx'), load()]);
      return createPage(slugOf(file), content);
    }),
  ),
  page('/projects', 'ProjectsPage'),
  interactive(page('/contact', 'ContactPage')),
  interactive(page('/blog', 'BlogPage')),
  interactive(page('/resources', 'ResourcesPage')),
  page('/privacy', 'PrivacyPage'),
  page('/terms', 'TermsPage'),
  page('/safety', 'SafetyPage'),
];

const notFound: Route = { ...interactive(page('*', 'NotFoundPage')), status: 404 };

/**
 * What the contact form gets when it is posted, because its script was not running (design §7). No browser shows it by
 * itself, and as one of the browser's chunks it would split the code that all pages share: 0.5 kB more for each.
 */
const notSent: Route = import.meta.env.SSR
  ? { ...route('/contact', [], async () => (await import('./pages/NotSentPage.tsx')).page), status: 405 }
  : notFound;

export const routes: ReadonlyMap<string, Route> = new Map(list.map((entry) => [entry.path, entry]));

/**
 * The page of a path; a path that has none gets the 404 page. A map, because every address is known: finding one costs
 * the same however many there are, where the router's `matchRoutes` ranks all of them on each call.
 */
export function findRoute(path: string, method = 'GET'): Route {
  // The server lets nothing else be posted.
  if (method === 'POST') return notSent;
  return routes.get(path) ?? notFound;
}

function page(path: string, name: string): Route {
  const file = `./pages/${name}.tsx`;
  const load = pages[file];
  if (!load) throw new Error(`No page src/pages/${name}.tsx for ${path}`);
  return route(path, [file], async () => (await load()).page);
}

/** The page is fetched once; later calls get the same. */
function route(path: string, modules: readonly string[], fetchPage: () => Promise<Page>): Route {
  let fetched: Promise<Page> | undefined;
  return { path, status: 200, modules, interactive: false, load: () => (fetched ??= fetchPage()) };
}

function interactive(entry: Route): Route {
  return { ...entry, interactive: true };
}

function slugOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.ts'.length);
}
