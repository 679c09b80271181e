import { readFileSync } from 'node:fs';
import type { Disposable, Page } from 'playwright-core';

const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
  readFileSync('dist/client/.vite/manifest.json', 'utf8'),
);

const modules: Readonly<Record<string, string>> = {
  404: 'src/pages/not-found/NotFoundPage.tsx',
  '/about': 'src/pages/about/AboutPage.tsx',
  '/privacy': 'src/pages/legal/PrivacyPage.tsx',
  '/projects': 'src/pages/projects/ProjectsPage.tsx',
  '/safety': 'src/pages/safety/SafetyPage.tsx',
  '/services': 'src/pages/services/ServicesPage.tsx',
};

/** Returns the path of the script that only this page loads. */
export function ownScript(path: string): string {
  const script = manifest[modules[path] ?? ''];
  if (!script) throw new Error(`There is no script of ${path}`);
  return `/${script.file}`;
}

/** Collects the pages whose own script the browser requests from now on. */
export function fetchedPages(page: Page): string[] {
  const scripts = new Map(Object.keys(modules).map((path) => [ownScript(path), path]));
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const found = scripts.get(pathname);
    if (found) fetched.push(found);
  });
  return fetched;
}

/** Delays matching requests until the returned function is called. */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Makes the page `/about` throw when the browser renders it, until `window.repaired` is true. */
export const breakAboutPage = (page: Page): Promise<Disposable> =>
  page.route(`**${ownScript('/about')}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const summary = { name: 'About', description: 'x', keywords: [] };
        export function Component() { if (!window.repaired) throw new Error('pump seized'); return null; }`,
    }),
  );

/** Makes the footer of `/about` throw when the browser renders it. */
export const breakFooter = (page: Page): Promise<Disposable> =>
  page.route(/\/about$|\.js$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/(["'`])24\/7 emergency line\1/, '(() => { throw new Error("pump seized"); })()');
    await route.fulfill({ response, body });
  });
