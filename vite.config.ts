import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions, type Plugin } from 'vite';
import { drawingSheets } from './src/drawings/drawing-sheets.ts';
import { precompress } from './src/server/precompress.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), drawingSheets(), developmentServer(), leanRouter(), precompress()],
  appType: 'custom',
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  resolve: { alias: command === 'build' ? productionRouter : [] },
  build: isSsrBuild ? serverBuild : browserBuild,
  // The server bundle carries its packages, so that the container needs nothing but the built files.
  ssr: { noExternal: command === 'build' ? true : [] },
  server: { port: Number(process.env.PORT ?? 3000) },
}));

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
    input: 'src/entry-client.tsx',
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
  rolldownOptions: { input: 'server.ts' },
};

/**
 * React Router's <Link>, <Form> and their like are not used here, but would stay in the browser's script because of
 * how they are declared. N kB after brotli.
 */
function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router/ },
      handler: (code) =>
        code.replace(/^\w+\.displayName = .*;$/gm, '').replace(/= (React\d*\.forwardRef)\(/g, '= /* @__PURE__ */ $1('),
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
          createDevelopmentApp()(request, response, next);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
