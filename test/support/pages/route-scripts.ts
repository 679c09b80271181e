import { readFileSync } from 'node:fs';
import type { Disposable, Page } from 'playwright-core';

const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
  readFileSync('dist/client/.vite/manifest.json', 'utf8'),
);

const modules = {
  404: 'src/pages/not-found/route.ts',
  '/about': 'src/pages/about/route.ts',
  '/privacy': 'src/pages/legal/privacy-route.ts',
  '/safety': 'src/pages/safety/route.ts',
  '/services': 'src/pages/services/route.ts',
} as const;

/** Returns the path of the script that only this page loads. */
export const ownScript = (path: keyof typeof modules): string => `/${manifest[modules[path]]?.file}`;

/** Collects the pages whose own script the browser requests from now on. */
export function fetchedPages(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const found = Object.entries(modules).find(([, module]) => pathname === `/${manifest[module]?.file}`);
    if (found) fetched.push(found[0]);
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
      body: `export const page = {
        summary: { title: 'About', description: 'x', keywords: [] },
        Component() { if (!window.repaired) throw new Error('pump seized'); return null; },
      };`,
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
