import { readFileSync } from 'node:fs';
import type { Disposable, Page } from 'playwright-core';
import { addresses, findRoute } from '../../src/routes.tsx';

const manifest: Record<string, { file: string }> = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));

/** The paths of the scripts of the page at this address: its own, and before it that of its family. */
export const routeScripts = (address: string): string[] =>
  findRoute(address).modules.map((module) => `/${manifest[module.replace('.', 'src')]?.file}`);

/** The path of the script that only the page at this address needs. */
export const ownScript = (address: string): string => routeScripts(address).at(-1) ?? '';

/** The addresses of the pages whose own script the browser asks for from now on. */
export function fetchedPages(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    // An import then takes the file from the cache; that is told as a request, too.
    if (request.resourceType() !== 'fetch') return;
    const { pathname } = new URL(request.url());
    fetched.push(...addresses.filter((address) => ownScript(address) === pathname));
  });
  return fetched;
}

/** Holds back the requests for what matches, until the returned function is called. */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Makes the page about the company throw when the browser draws it. */
export const breakAboutPage = (page: Page): Promise<Disposable> =>
  page.route(`**${ownScript('/about')}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const page = {
        summary: { title: 'About', description: 'x', keywords: [] },
        Component() { throw new Error('pump seized'); },
      };`,
    }),
  );
