import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import type { ComponentType, ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { jsx, jsxs } from 'react/jsx-runtime';
import { StaticRouter } from 'react-router';
import { App } from '../../src/App.tsx';
import { SiteContext } from '../../src/SiteContext.ts';
import { StyleContext } from '../../src/useStyle.ts';
import { defaultSite } from '../../src/content/company.ts';
import { findPage, render } from '../../src/entry-server.tsx';
import { encode } from '../../src/server/encode.ts';
import { findScriptsIn } from '../../src/render/client-scripts.ts';
import { pageSource, propsOf, readBody, type PageElement } from './page-elements.ts';

// Renders the home page again and again without a server, in one of three ways, and says how often a CPU second is
// enough for it.
const [way = '', file = ''] = process.argv.slice(2);
const html = readFileSync(file, 'utf8');
const findScripts = findScriptsIn(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
const { entry } = findScripts([]);

/** Renders into a stream that keeps nothing, or collects it. */
function stream(document: ReactElement, keep?: (chunk: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        keep?.(chunk);
        done();
      },
      final(done) {
        resolve();
        done();
      },
    });
    const { pipe } = renderToPipeableStream(document, {
      bootstrapModules: [...entry],
      onAllReady: () => pipe(sink),
      onError: reject,
    });
  });
}

async function collect(document: ReactElement): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await stream(document, (chunk) => chunks.push(chunk));
  return Buffer.concat(chunks);
}

/** The home page's own tree. */
async function renderTree() {
  const { page } = await findPage('/', '');
  return () =>
    stream(
      <StyleContext value={() => undefined}>
        <SiteContext value={defaultSite}>
          <StaticRouter location="/">
            <App firstPage={page} />
          </StaticRouter>
        </SiteContext>
      </StyleContext>,
    );
}

/** The same elements in one component, the head put in as one string, compressed in one pass: nothing of ours is left. */
async function renderElements() {
  const body = readBody(html);
  // React writes the script itself, and its preload.
  const last = body.children.at(-1);
  if (typeof last === 'object' && last.tag === 'script') body.children.pop();
  const head = Buffer.from(
    html.slice(html.indexOf('<head>') + 6, html.indexOf('</head>')).replace(/<link rel="modulepreload"[^>]*>/, ''),
  );
  const document: PageElement = { tag: 'html', attributes: { lang: 'en' }, children: [], parent: undefined };
  document.children.push({ tag: 'head', attributes: {}, children: [], parent: document }, body);
  const source = pageSource(document, (element) => ({ type: JSON.stringify(element.tag), props: propsOf(element) }));
  // oxlint-disable-next-line typescript/no-implied-eval -- The source is made of the site's own page.
  const Page: ComponentType = new Function('jsx', 'jsxs', `${source}; return Page`)(jsx, jsxs);
  const makeDocument = async () => {
    const markup = await collect(<Page />);
    const end = markup.indexOf('</head>');
    return Buffer.concat([markup.subarray(0, end), head, markup.subarray(end)]);
  };
  const bodyOf = (text: string) => text.slice(text.indexOf('<body'));
  if (bodyOf(String(await makeDocument())) !== bodyOf(html)) throw new Error('The plain elements are not the page');
  return async () => void encode(await makeDocument(), 'br');
}

/** All that the server does for the page but HTTP. */
async function renderPage() {
  const asked = await findPage('/', '');
  return async () => {
    const rendering = await render(asked, defaultSite, findScripts);
    encode(rendering.html, 'br');
  };
}

const ways: Readonly<Record<string, () => Promise<() => Promise<void>>>> = {
  tree: renderTree,
  elements: renderElements,
  page: renderPage,
};

const once = await ways[way]?.();
if (!once) throw new Error(`There is no way "${way}"`);
await repeat(once, 2500);
const before = process.cpuUsage();
await repeat(once, 1000);
const { user, system } = process.cpuUsage(before);
process.stdout.write(String(1e9 / (user + system)));

async function repeat(action: () => Promise<void>, count: number) {
  // oxlint-disable-next-line no-await-in-loop -- One after the other is what is measured.
  for (let time = 0; time < count; time += 1) await action();
}
