import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { BuildEnvironmentOptions, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { drawingSheets } from './src/drawings/drawing-sheets.ts';
import { siteIcons } from './src/drawings/site-icons.ts';
import { socialCards } from './src/drawings/social-cards.ts';
import { buildDate } from './src/server/build-date.ts';
import { precompress } from './src/server/precompress.ts';

export default defineConfig(({ command, isSsrBuild }) => {
  // A build is for production, also where the environment says otherwise, as it does under Vitest.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [
      react(),
      drawingSheets(),
      socialCards(),
      siteIcons(),
      buildDate(),
      developmentServer(),
      leanPackages(),
      precompress(),
    ],
    appType: 'custom',
    define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    resolve: { alias: command === 'build' ? productionRouter : [] },
    build: isSsrBuild ? serverBuild : browserBuild,
    // The server bundle carries its packages, so that the container needs nothing but the built files.
    ssr: { noExternal: command === 'build' ? true : [] },
    server: { port: Number(process.env.PORT ?? 3000) },
    test: {
      // HTTP and browser tests run the build: `npm test` makes it first.
      projects: [
        { plugins: [drawingSheets(), socialCards()], test: { name: 'unit', include: ['test/unit/**/*.test.ts'] } },
        {
          plugins: [drawingSheets(), socialCards()],
          test: { name: 'http', include: ['test/http/**/*.test.ts'], testTimeout: 30_000 },
        },
        {
          plugins: [drawingSheets(), socialCards()],
          test: {
            name: 'browser',
            include: ['test/browser/**/*.test.ts'],
            globalSetup: 'test/browser/start.ts',
            testTimeout: 60_000,
            // A busy machine may take longer than the second that Vitest gives by default.
            expect: { poll: { timeout: 15_000 } },
            // Each test drives a browser: more workers than cores make them wait for each other.
            maxWorkers: 2,
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  };
});

// React Router 7.18 offers its production files to no condition that Vite sets; they are 1 kB smaller after brotli.
const productionRouter = [
  {
    find: /^react-router$/,
    replacement: join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs'),
  },
];

const browserBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  target: 'es2022',
  manifest: true,
  // The server names the chunks of the first page, and later pages are one chunk each: the helper would be 1 kB for nothing.
  modulePreload: false,
  // Files, not data: addresses, so that the policy can stay narrow.
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: ['src/entry-client.ts', 'src/hydrate.tsx'],
    // The packages in one file: it compresses better, and stays the same from one release to the next.
    output: { codeSplitting: { groups: [{ name: 'packages', test: /node_modules\/(?!notistack|goober)/ }] } },
    // Emotion imports it for `withTheme`, which nothing here uses; as CommonJS it would stay: 1 kB after brotli.
    treeshake: { moduleSideEffects: (id) => !/hoist-non-react-statics|react-is/.test(id) },
  },
};

const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  target: 'node20',
  ssr: true,
  copyPublicDir: false,
  assetsInlineLimit: 0,
  rolldownOptions: { input: ['server.ts', 'src/server/production.ts'] },
};

/**
 * What the browser's script would carry only because of how two packages are written, in kB after brotli: React
 * Router's <Link>, <Form> and their like (4), and Emotion's cache, compiler and `jsx` (6), of which only `css` is used.
 */
function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // With `modulePreload: false` the helper has nothing left to do (1 kB).
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    transform: {
      order: 'pre',
      filter: { id: /react-router|@emotion\/react/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/= (React\d*\.forwardRef)\(/g, '= /* @__PURE__ */ $1(')
          .replace(/^\(function \(_jsx\) \{.*?^\}\)\(jsx.*?;$/ms, ''),
    },
  };
}

/** `npm run dev`: the same app as in production, loaded anew through Vite so that every edit shows. */
function developmentServer(): Plugin {
  return {
    name: 'development-server',
    apply: 'serve',
    configureServer: (vite) => () => {
      vite.middlewares.use(async (request, response, next) => {
        try {
          const { createDevelopmentApp } = await vite.ssrLoadModule('/src/server/development.ts');
          request.url = request.originalUrl;
          createDevelopmentApp()(request, response);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
