import type { SerializedStyles } from '@emotion/react';
import { StaticRouter } from 'react-router';
import { App } from './App.tsx';
import type { Site } from './content/company.ts';
import { globalStyle } from './layout/global-style.ts';
import type { Page } from './page.ts';
import { RefusedRequestContext, type RefusedRequest } from './pages/contact/refused-request.ts';
import { sentPage } from './pages/contact/SentPage.tsx';
import type { FindScripts, PageScripts } from './render/client-scripts.ts';
import { headOf } from './render/head.ts';
import { renderToBuffer } from './render/render-to-buffer.ts';
import { styleTag } from './render/style-tag.ts';
import { findRoute, type FoundRoute } from './routes.tsx';
import { SiteContext } from './SiteContext.ts';
import { StyleContext } from './useStyle.ts';

export type { RefusedRequest };

/** What a request asks for, before anything is rendered. */
export interface PageRequest {
  route: FoundRoute;
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

/** Loads the page of a route; `query` may begin with its question mark. */
export async function loadPage(route: FoundRoute, path: string, query: string): Promise<PageRequest> {
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
export function render(request: PageRequest, site: Site, findScripts: FindScripts): Promise<Rendering> {
  const { route } = request;
  const analytics = site.analytics ? ['./load-analytics.ts'] : [];
  return renderDocument(request, site, findScripts([...(route.static ? [] : route.modules), ...analytics]));
}

/** Renders the form's page as the answer to a request that was not taken. It has no scripts: what it shows, they do not know. */
export async function renderRefused(refused: RefusedRequest, site: Site): Promise<Rendering> {
  const path = '/contact';
  // As by an emergency link, the form stands first.
  const query = refused.initialValues.urgency === 'emergency' ? 'urgency=emergency' : '';
  return renderDocument(await loadPage(findRoute(path), path, query), site, undefined, refused);
}

/** Renders the page that says that a request was sent. */
export function renderSent(site: Site): Promise<Rendering> {
  return renderDocument({ page: sentPage, path: '/contact/sent', search: '' }, site);
}

async function renderDocument(
  { page, path, search }: Pick<PageRequest, 'page' | 'path' | 'search'>,
  site: Site,
  scripts?: PageScripts,
  refused?: RefusedRequest,
): Promise<Rendering> {
  const used = new Map<string, SerializedStyles>([[globalStyle.name, globalStyle]]);
  const markup = await renderToBuffer(
    <StyleContext value={(style) => used.set(style.name, style)}>
      <SiteContext value={site}>
        <RefusedRequestContext value={refused}>
          <StaticRouter location={path + search}>
            <App firstPage={page} />
          </StaticRouter>
        </RefusedRequestContext>
      </SiteContext>
    </StyleContext>,
  );
  const { tag, hash } = styleTag(used);
  const head = headOf(path, page, site) + (scripts ? scriptTags(scripts) : '') + tag;
  const end = markup.indexOf('</head>');
  return {
    html: Buffer.concat([markup.subarray(0, end), Buffer.from(head), markup.subarray(end)]),
    styleHash: hash,
  };
}

/**
 * Not `async`: then `DOMContentLoaded` waits for the script, and with it the form filling of Chromium 156, which lays the
 * page out. It did so before the font had come, in the fallback font, which cost 50 ms on Lighthouse's phone.
 */
function scriptTags({ entry, afterPaint }: PageScripts): string {
  const modules = entry.map((address) => `<script type="module" src="${address}" fetchpriority="low"></script>`);
  return `<meta name="scripts" content="${afterPaint.join(' ')}">${modules.join('')}`;
}
