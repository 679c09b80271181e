import type { ComponentType } from 'react';
import type { IndustryPageContent } from './content/industries/industry-page.ts';
import type { ServicePageContent } from './content/services/service-page.ts';
import type { Page } from './page.ts';

/** The importers of the pages by path. A module is fetched on demand. */
const importPage = new Map<string, () => Promise<Page>>([
  ['/', () => import('./pages/home/HomePage.tsx')],
  ['/about', () => import('./pages/about/AboutPage.tsx')],
  ['/services', () => import('./pages/services/ServicesPage.tsx')],
  ['/services/emergency-repair', () => import('./pages/emergency/EmergencyRepairPage.tsx')],
  ['/services/maintenance-staffing', () => import('./pages/staffing/MaintenanceStaffingPage.tsx')],
  [
    '/services/laser-alignment',
    () =>
      servicePage(
        import('./content/services/laser-alignment/page.ts'),
        import('./pages/laser-alignment/Calculator.tsx'),
      ),
  ],
  ['/services/conveyor-elevator', () => servicePage(import('./content/services/conveyor-elevator/page.ts'))],
  ['/services/equipment-installation', () => servicePage(import('./content/services/equipment-installation/page.ts'))],
  ['/services/plant-relocation', () => servicePage(import('./content/services/plant-relocation/page.ts'))],
  ['/services/steel-fabrication', () => servicePage(import('./content/services/steel-fabrication/page.ts'))],
  ['/industries', () => import('./pages/industries/IndustriesPage.tsx')],
  ['/industries/food-beverage', () => industryPage(import('./content/industries/food-beverage/page.ts'))],
  ['/projects', () => import('./pages/projects/ProjectsPage.tsx')],
  ['/contact', () => import('./contact/page/ContactPage.tsx')],
  ['/blog', () => import('./pages/blog/BlogPage.tsx')],
  ['/resources', () => import('./pages/resources/ResourcesPage.tsx')],
  ['/privacy', () => legalPage(import('./pages/legal/PrivacyPage.tsx'))],
  ['/terms', () => legalPage(import('./pages/legal/TermsPage.tsx'))],
  ['/safety', () => import('./pages/safety/SafetyPage.tsx')],
]);

/** A path without a page, for the 404 page. */
export const notFoundPath = '/404';
const importNotFoundPage = (): Promise<Page> => import('./pages/not-found/NotFoundPage.tsx');

/** Builds the page of a service from its content, and an optional additional section. */
async function servicePage(
  importContent: Promise<{ content: ServicePageContent }>,
  importCalculator?: Promise<{ Calculator: ComponentType }>,
): Promise<Page> {
  const [{ ServicePage }, { content }, { Calculator } = {}] = await Promise.all([
    import('./pages/service/ServicePage.tsx'),
    importContent,
    importCalculator,
  ]);
  const { service, lead } = content;
  return {
    Component: () => <ServicePage content={content} tool={Calculator && <Calculator />} />,
    summary: { name: service.title, ...content.summary },
    serviceLead: lead,
  };
}

/** Builds the page of an industry from its content. */
async function industryPage(importContent: Promise<{ content: IndustryPageContent }>): Promise<Page> {
  const [{ IndustryPage }, { content }] = await Promise.all([
    import('./pages/industry/IndustryPage.tsx'),
    importContent,
  ]);
  return {
    Component: () => <IndustryPage content={content} />,
    summary: { name: content.industry.title, ...content.summary },
  };
}

/** Fetches a legal page and the code that both import. A browser would fetch that code only after the page. */
async function legalPage(importPrivacyOrTerms: Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([importPrivacyOrTerms, import('./pages/legal/LegalDocument.tsx')]);
  return page;
}

export const pagePaths: readonly string[] = [...importPage.keys()];

/**
 * Returns the site's spelling of a page's path, which may be escaped or end with a slash. Undefined for other paths. All paths are
 * known, so the map needs no patterns.
 */
export function pagePath(path: string): string | undefined {
  if (importPage.has(path)) return path;
  try {
    const spelling = decodeURI(path).replace(/(.)\/$/, '$1');
    return importPage.has(spelling) ? spelling : undefined;
  } catch {
    // A malformed escape.
    return undefined;
  }
}

/** The fetched pages by path. The 404 page has no path. */
const loadedPages = new Map<string | undefined, Page>();

/** Returns a page that `loadPage` has fetched. */
export const loadedPage = (path: string): Page | undefined => loadedPages.get(pagePath(path));

/** Fetches the page of a path, or the 404 page. */
export async function loadPage(path: string): Promise<Page> {
  const known = pagePath(path);
  const fetched = loadedPages.get(known) ?? (await (importPage.get(known ?? '') ?? importNotFoundPage)());
  // Keeps the object of a fetched page, even if a prefetch and a click both fetch the page.
  const page = loadedPages.get(known) ?? fetched;
  loadedPages.set(known, page);
  return page;
}

/**
 * Loads the code of every page. The server does this before it accepts requests, because Node never retries a module whose file was
 * unreadable: later the files may belong to another build, or the process may have no descriptor left.
 */
export async function loadPages(): Promise<void> {
  await Promise.all([...pagePaths, notFoundPath].map(loadPage));
}
