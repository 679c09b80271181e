import react from '@vitejs/plugin-react';
import type { BuildEnvironmentOptions } from 'vite';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { buildDate } from './src/build/build-date.ts';
import { developmentServer } from './src/build/development-server.ts';
import { drawingSprites } from './src/build/drawing-sprites.ts';
import { precompress } from './src/build/precompress.ts';
import { socialCards } from './src/build/social-cards.ts';

export default defineConfig(({ command, isSsrBuild }) => {
  // A build is for production, also where the environment says otherwise, as it does under Vitest.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [react(), drawingSprites(), socialCards(), buildDate(), developmentServer(), precompress()],
    appType: 'custom',
    define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    build: isSsrBuild ? serverBuild : browserBuild,
    // The server bundle carries its packages, so that the container needs nothing but the built files.
    ssr: { noExternal: command === 'build' ? true : [] },
    server: { port: Number(process.env.PORT ?? 3000) },
    test: {
      // HTTP and browser tests run the build: `npm test` makes it first.
      projects: [
        testProject('unit'),
        // Where nothing is mocked, files share what they import: that takes longer than most of them.
        testProject('http', { isolate: false, testTimeout: 30_000 }),
        testProject('recipes'),
        testProject('browser', {
          isolate: false,
          globalSetup: 'test/browser/start.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        }),
      ],
      // Two more than the cores of a small machine: many tests wait, for a browser, a time limit or another process.
      maxWorkers: 4,
    },
  };
});

type TestOptions = UserWorkspaceConfig['test'];

const testProject = (name: string, options: TestOptions = {}): UserWorkspaceConfig => ({
  plugins: [drawingSprites(), socialCards()],
  test: {
    name,
    include: [`test/${name}/**/*.test.ts`],
    // A busy machine may take longer than the second that Vitest gives by default.
    expect: { poll: { timeout: 15_000 } },
    ...options,
  },
});

const browserBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  target: 'es2022',
  manifest: true,
  // The server names the chunks of the first page, and later pages are one chunk each: the helper would be 1 kB for nothing.
  modulePreload: false,
  // Files, not data: addresses, so that the policy can stay narrow.
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: ['src/after-first-paint.ts', 'src/entry-client.tsx', 'src/load-analytics.ts'],
    // The packages in one file: it compresses better, and stays the same from one release to the next.
    output: {
      codeSplitting: {
        groups: [
          { name: 'packages', test: /node_modules\/(?!notistack|goober)/ },
          // Small modules of which most pages need several: as files of their own they would be 0.2 kB larger.
          { name: 'names', test: /src\/content\/(industry-names|service-names|slug)\.ts/ },
          {
            // Those that pages with scripts share, without what they import, which is in the entry: 1 kB less on /resources.
            name: 'components',
            includeDependenciesRecursively: false,
            test: /src\/components\/(PageHeading|PageTitle|PlainName|SectionHead|button-row|number-badge|Drawing|DimensionLine|Button)\./,
          },
        ],
      },
    },
    treeshake: {
      // Emotion imports it for `withTheme`, which nothing here uses; as CommonJS it would stay: 1 kB after brotli.
      moduleSideEffects: (id) => !/hoist-non-react-statics|react-is/.test(id),
      // Making a style does nothing else: those of what only the server draws are left out.
      manualPureFunctions: ['css'],
    },
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
