import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import * as emotion from '@emotion/react/jsx-runtime';
import compression from 'compression';
import express from 'express';
import type { ComponentType } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Link, Route, Routes, StaticRouter } from 'react-router';
import { addresses } from '../../src/routes.tsx';
import { listen } from './listen.ts';
import { pageSource, propsOf, readBody, type PageElement } from './page-elements.ts';
import { readStyles } from './page-styles.ts';

// The home page as it is written when nobody measures: each element's style in a `css` prop, the router's links and
// routes, streamed through the compression middleware. Everything else is left out, in its favor: no security headers,
// no log, no files; the head is one string.
const [file = ''] = process.argv.slice(2);
const html = readFileSync(file, 'utf8');
const [, components = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
const firstOfComponents = components.indexOf('.css-');
const head = html
  .slice(html.indexOf('<head>') + 6, html.indexOf('</head>'))
  .replace(components.slice(firstOfComponents), '');
const styleOf = readStyles(components);

const Page = makePage();
const paths = [...addresses];

const app = express();
app.use(compression());
app.use((request, response, next) => {
  const { pipe, abort } = renderToPipeableStream(
    <html lang="en">
      <head dangerouslySetInnerHTML={{ __html: head }} />
      <StaticRouter location={request.url}>
        <Routes>
          {paths.map((path) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Routes>
      </StaticRouter>
    </html>,
    {
      onShellReady() {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        pipe(response);
      },
      onShellError: next,
    },
  );
  const timeout = setTimeout(abort, 10_000);
  response.once('close', () => clearTimeout(timeout));
});
listen(createServer(app));

/** One component of the page's elements, as a compiler would write it from JSX with Emotion. */
function makePage(): ComponentType {
  const source = pageSource(readBody(html), (element) => {
    const { className, ...props } = propsOf(element);
    const kept = className?.replace(/\bcss-\w+\s*/g, '').trim();
    const style = styleOf(element);
    return {
      type: isPageLink(element) ? 'Link' : JSON.stringify(element.tag),
      props: kept ? { ...props, className: kept } : props,
      ...(style && { more: `css:${JSON.stringify(style)}` }),
    };
  }).replaceAll('(Link,{"href":', '(Link,{"to":');
  // oxlint-disable-next-line typescript/no-implied-eval -- The source is made of the site's own page.
  return new Function('jsx', 'jsxs', 'Link', `${source}; return Page`)(emotion.jsx, emotion.jsxs, Link);
}

function isPageLink({ tag, attributes }: PageElement): boolean {
  return tag === 'a' && attributes['href']?.startsWith('/') === true;
}
