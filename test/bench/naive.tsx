import compression from 'compression';
import express from 'express';
import { renderToPipeableStream } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router';
import { Frame } from '../../src/layout/Frame.tsx';
import { HomePage } from '../../src/pages/home/HomePage.tsx';
import { pagePaths } from '../../src/routes.tsx';
import { openServer } from '../support/open-server.ts';

// The site's home page in the usual way: each style is a `css` prop and each link a `<Link>` (see naive-styles.ts), `<Routes>`
// finds it, and it is streamed through the compression middleware. It does less than the site: it has no tags in the head, no
// global style, no security headers, no log and no files.
const home = (
  <html lang="en">
    <body>
      <Frame path="/" announcement="" loadingBar={null}>
        <main>
          <HomePage />
        </main>
      </Frame>
    </body>
  </html>
);
const routes = pagePaths.map((path) => <Route key={path} path={path} element={home} />);

const app = express().use(compression(), (request, response) => {
  const { pipe } = renderToPipeableStream(
    <StaticRouter location={request.url}>
      <Routes>{routes}</Routes>
    </StaticRouter>,
    { onShellReady: () => pipe(response.type('html')) },
  );
});

const { port } = await openServer(app);
process.stdout.write(`http://localhost:${port}\n`);
