import createCache from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';
import { createHash } from 'node:crypto';
import { StaticRouter } from 'react-router';
import { App } from './App.tsx';
import { SiteContext } from './components/SiteContext.ts';
import { globalStyle } from './components/globalStyle.ts';
import { className, StyleContext } from './components/useStyle.ts';
import type { Site } from './content/company.ts';
import { headOf } from './head.ts';
import type { Page } from './pages/page.ts';
import { findRoute, type Route } from './routes.tsx';
import { renderToBuffer } from './render-to-buffer.ts';

/** What a request asks for, before anything is rendered. */
export interface PageRequest {
  route: Route;
  page: Page;
  path: string;
  /** Only the query values that the page reads, in its order: two addresses with the same `search` show the same. */
  search: string;
}

export interface Rendering {
  html: Buffer;
  /** `sha256-…` of the page's one style, for the security policy. */
  styleHash: string;
}

/** The script files that a browser needs for a page: from the build's manifest, or Vite's own in development. */
export interface PageScripts {
  entry: readonly string[];
  /** Those that `entry` starts when the page has been painted. */
  afterPaint: readonly string[];
}

export type FindScripts = (modules: readonly string[]) => PageScripts;

const noScripts: PageScripts = { entry: [], afterPaint: [] };

/** Finds the page of a path; `query` is what follows the question mark. */
export async function findPage(path: string, query: string, method = 'GET'): Promise<PageRequest> {
  const route = findRoute(path, method);
  const page = await route.load();
  return { route, page, path, search: page.query && query ? readQuery(page.query, query) : '' };
}

function readQuery(names: readonly string[], query: string): string {
  const asked = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const name of names) {
    const value = asked.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size > 0 ? `?${read}` : '';
}

/** Renders a page to a whole HTML document. Depends on nothing but its arguments. Rejects with what a page throws. */
export async function render(request: PageRequest, site: Site, findScripts: FindScripts): Promise<Rendering> {
  const { route, page, path, search } = request;
  // The answer to a post stands at the form's address, where the browser's script would put the form in its place.
  const scripts = route.status === 405 ? noScripts : findScripts(route.interactive ? route.modules : []);
  const used = new Map([[globalStyle.name, globalStyle]]);
  const markup = await renderToBuffer(
    <StyleContext value={(style) => used.set(style.name, style)}>
      <SiteContext value={site}>
        <StaticRouter location={path + search}>
          <App firstPage={page} />
        </StaticRouter>
      </SiteContext>
    </StyleContext>,
    scripts.entry,
  );
  const { tag, hash } = styleTag(used);
  const head = `${headOf(path, page, site)}<meta name="scripts" content="${scripts.afterPaint.join(' ')}">${tag}`;
  const end = markup.indexOf('</head>');
  return {
    html: Buffer.concat([markup.subarray(0, end), Buffer.from(head), markup.subarray(end)]),
    styleHash: hash,
  };
}

// One cache for the life of the process: a style is compiled when it is first used.
const cache = createCache({ key: 'css', stylisPlugins: [] });
cache.compat = true;

const styleTags = new Map<string, { tag: string; hash: string }>();

/** All styles of a page as one element. Pages use the same sets again and again, so each set is put together once. */
function styleTag(used: ReadonlyMap<string, SerializedStyles>): { tag: string; hash: string } {
  const names = [...used.keys()].join(' ');
  let made = styleTags.get(names);
  if (!made) {
    const css = [...used.values()].map(compile).join('');
    const hash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
    made = { tag: `<style data-emotion="css ${names}">${css}</style>`, hash };
    styleTags.set(names, made);
  }
  return made;
}

function compile(style: SerializedStyles): string {
  const selector = style === globalStyle ? '' : `.${className(style)}`;
  if (!(style.name in cache.inserted)) cache.insert(selector, style, cache.sheet, true);
  return String(cache.inserted[style.name]);
}
