import createCache from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';
import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './App.tsx';
import { SiteContext } from './components/SiteContext.ts';
import { StyleContext } from './components/useStyle.ts';
import type { Site } from './content/company.ts';
import { findRoute } from './routes.tsx';

export interface Rendering {
  status: number;
  html: Buffer;
  /** `sha256-…` of the page's one style, for the security policy. */
  styleHash: string;
}

/** The files that a browser needs for a page: from the build's manifest, or Vite's own in development. */
export interface PageScripts {
  entry: readonly string[];
  preload: readonly string[];
}

export type FindScripts = (modules: readonly string[]) => PageScripts;

/**
 * Renders the page of a path and query (`/contact?service=emergency`) to a whole HTML document.
 * The result depends on nothing but its arguments. Rejects with the error that a page throws.
 */
export async function render(url: URL, site: Site, findScripts: FindScripts): Promise<Rendering> {
  const route = findRoute(url.pathname);
  const page = await route.load();
  const scripts = findScripts(route.modules);
  const used = new Map<string, { style: SerializedStyles; selector: string }>();

  const markup = await renderToBuffer(
    <StyleContext value={(style, selector) => used.has(style.name) || used.set(style.name, { style, selector })}>
      <SiteContext value={site}>
        <StaticRouter location={url.pathname + url.search}>
          <App firstPage={page} />
        </StaticRouter>
      </SiteContext>
    </StyleContext>,
    scripts.entry,
  );

  const css = [...used.values()].map(({ style, selector }) => compile(style, selector)).join('');
  const head =
    scripts.preload.map((href) => `<link rel="modulepreload" href="${href}">`).join('') +
    siteTag(site) +
    `<style data-emotion="css ${[...used.keys()].join(' ')}">${css}</style>`;
  const end = markup.indexOf('</head>');
  return {
    status: route.status,
    html: Buffer.concat([markup.subarray(0, end), Buffer.from(head), markup.subarray(end)]),
    styleHash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
  };
}

/** Without Suspense React has nothing to send early, so the page is taken as a whole (design §6). */
function renderToBuffer(document: React.ReactElement, entry: readonly string[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(document, {
      bootstrapModules: [...entry],
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}

// One cache for the life of the process: a style is compiled when it is first used.
const cache = createCache({ key: 'css', stylisPlugins: [] });
cache.compat = true;

function compile(style: SerializedStyles, selector: string): string {
  if (!(style.name in cache.inserted)) cache.insert(selector, style, cache.sheet, true);
  return String(cache.inserted[style.name]);
}

/** Hands the operator's settings to the browser, which must render the same page. */
function siteTag(site: Site): string {
  const data = Object.entries(site).map(([key, value]) => ` data-${key}="${escapeAttribute(value)}"`);
  return `<meta name="site"${data.join('')}>`;
}

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
