import { basename, dirname, join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import type { BuildEnvironmentOptions } from 'vite';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { drawingSprites } from './src/build/drawing-sprites.ts';
import { developmentServer, precompress } from './src/build/plugins.ts';

export default defineConfig(({ command, isSsrBuild }) => {
  // A build is always for production. Vitest sets another environment.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [react(), drawingSprites(), developmentServer(), precompress()],
    appType: 'custom',
    resolve: { alias: { goober: join(import.meta.dirname, 'src/notices/goober.ts') } },
    define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    build: isSsrBuild ? serverBuild : browserBuild,
    // Bundles the packages into the server, so that the container needs only the built files.
    ssr: { noExternal: command === 'build' ? true : [] },
    server: { port: Number(process.env.PORT ?? 3000) },
    test: {
      // All projects but `unit` test the build. `npm test` builds first.
      projects: [
        testProject('unit'),
        testProject('http', onFreshBuild),
        testProject('browser', inBrowser),
        testProject('operations', inOperations),
      ],
      // Each worker has its own browser. On two cores a third one works while the others wait.
      maxWorkers: 3,
    },
  };
});

type TestOptions = UserWorkspaceConfig['test'];

const onFreshBuild: TestOptions = { globalSetup: 'test/support/server/fresh-build.ts' };

const inBrowser: TestOptions = {
  globalSetup: ['test/support/server/fresh-build.ts', 'test/support/browser/start.ts'],
  hookTimeout: 60_000,
};

/** For tests that take minutes or need other programs. */
const inOperations: TestOptions = { ...onFreshBuild, testTimeout: 900_000, hookTimeout: 120_000 };

const testProject = (name: string, options: TestOptions = {}): UserWorkspaceConfig => ({
  plugins: [drawingSprites()],
  test: {
    name,
    include: [`test/${name}/**/*.test.ts`],
    // No test leaves a module mocked, so files can share browsers and imports, which take longer than most tests.
    isolate: false,
    // Node imports the built server. Vite would parse the server again in each worker.
    server: { deps: { external: [/\/dist\/server\//] } },
    // A busy machine may need longer than Vitest's defaults of five seconds and one second.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    ...options,
  },
});

// Each build lists the licenses of its packages. The site serves the browser's list.
const license = { fileName: 'licenses.txt' };

/** Files that are fetched on demand: code and content of single pages. */
const fetchedOnDemand = /^src\/(contact|pages|content\/(pages|legal|(services|industries)\/[\w-]+\/))/;
/** Facts in these folders that several files use. */
const sharedFacts = /\/(service|industry|limits)\.ts$/;

/** Tells whether a module, by its path in the project, belongs to the file that all pages share. So do sprites of several pages. */
const isShared = (path: string): boolean =>
  /^(src\/(?!entry)|.drawings:(services|industries|safety))/.test(path) &&
  (!fetchedOnDemand.test(path) || sharedFacts.test(path));

/** Names a built file after its page. The page of a service has its content in `page.ts`, in a folder with the service's name. */
const chunkFileNames = ({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }) =>
  `assets/${name === 'page' && facadeModuleId ? basename(dirname(facadeModuleId)) : name}-[hash].js`;

const browserBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  target: 'baseline-widely-available',
  license,
  manifest: true,
  // Vite would begin scripts with a list of files to preload, and V8 would not see its hint (`postBanner`). Pages need no list:
  // `routes.tsx` fetches all files of a page at once.
  modulePreload: false,
  // Assets are files and never `data:` addresses, so that the policy can be strict.
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: 'src/entry-client.tsx',
    output: {
      chunkFileNames,
      // V8 then compiles all functions in the background while a file arrives, instead of one by one at their first calls.
      postBanner: '//# allFunctionsCalledOnLoad',
      codeSplitting: {
        groups: [
          // React, React DOM and React Router. The file changes only with their versions. Loading the file does not evaluate
          // React DOM; importing does (`entry-client.tsx`).
          { name: 'react', test: /node_modules.react/ },
          // One file with the code that pages share. Small chunks would take twenty more requests per page.
          { name: 'shared', test: (id) => isShared(relative(import.meta.dirname, id)) },
        ],
      },
    },
  },
};

const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  copyPublicDir: false,
  target: 'node20',
  ssr: true,
  license,
  assetsInlineLimit: 0,
  rolldownOptions: {
    // `production.ts` is a separate file, because it hashes itself (`versionOf`), and tests import it.
    input: ['server.ts', 'src/server/production.ts'],
    output: { chunkFileNames },
    // An optional package of `debug`. The bundle would include it because a test's package installs it.
    external: ['supports-color'],
  },
};
