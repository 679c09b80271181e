import { basename, dirname, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import type { BuildEnvironmentOptions } from 'vite';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { drawingSprites } from './src/build/drawing-sprites.ts';
import { developmentServer, precompress } from './src/build/plugins.ts';

export default defineConfig(({ command, isSsrBuild }) => {
  // A build is always for production. Under Vitest the environment says otherwise.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [react(), drawingSprites(), developmentServer(), precompress()],
    appType: 'custom',
    define:
      command === 'build' ? { 'process.env.NODE_ENV': '"production"', 'import.meta.env.BUILD_DATE': today() } : {},
    build: isSsrBuild ? serverBuild : browserBuild,
    // The server bundle contains its packages, so that the container needs only the built files.
    ssr: { noExternal: command === 'build' ? true : [] },
    server: { port: Number(process.env.PORT ?? 3000) },
    test: {
      reporters: ['default', './test/support/slowest-files.ts'],
      // All but unit tests run the build, which `npm test` makes first.
      projects: [
        testProject('unit'),
        testProject('http', onFreshBuild),
        testProject('browser', inBrowser),
        testProject('operations', inOperations),
      ],
      // One more than the cores of a small machine, because tests wait for a browser, a time limit or another process. Each worker
      // has a browser of its own.
      maxWorkers: 3,
    },
  };
});

/** Returns the day of the build. SOURCE_DATE_EPOCH overrides it for a build that must equal an earlier one. */
function today(): string {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  return JSON.stringify((seconds ? new Date(Number(seconds) * 1000) : new Date()).toISOString().slice(0, 10));
}

type TestOptions = UserWorkspaceConfig['test'];

const onFreshBuild: TestOptions = { globalSetup: 'test/support/server/fresh-build.ts' };

const inBrowser: TestOptions = {
  globalSetup: ['test/support/server/fresh-build.ts', 'test/support/browser/start.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** They take minutes, or need other programs. One file runs after the other, because some of them measure. */
const inOperations: TestOptions = { ...onFreshBuild, testTimeout: 900_000, hookTimeout: 120_000, maxWorkers: 1 };

const testProject = (name: string, options: TestOptions = {}): UserWorkspaceConfig => ({
  plugins: [drawingSprites()],
  test: {
    name,
    include: [`test/${name}/**/*.test.ts`],
    // No test leaves a module mocked, so files can share browsers and imports, which take longer than most tests.
    isolate: false,
    // Node itself imports the built server. Vite would parse all of it again in each worker.
    server: { deps: { external: [/\/dist\/server\//] } },
    // A busy machine may take longer than the five seconds and the one second that Vitest gives by default.
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    ...options,
  },
});

// Each build lists the licenses of the packages in it. The browser's list is served.
const license = { fileName: 'licenses.txt' };

/** Files that are fetched on demand: code and content of single pages, and features that start after hydration. */
const fetchedOnDemand = /^src\/(contact|pages|content\/(pages|legal|(services|industries)\/[\w-]+\/))/;
/** Facts in these folders that every page uses. */
const sharedFacts = /\/(service|industry)\.ts$/;

/** Tells whether a module is in the file that all pages share, by its path in the project, which Windows writes with `\`. */
export function isShared(module: string): boolean {
  const path = module.replaceAll('\\', '/');
  return /^(src\/[\w-]+\/|.drawings:shared)/.test(path) && (!fetchedOnDemand.test(path) || sharedFacts.test(path));
}

/** A built file has the name of its page. The content of a service's page is in `page.ts`, in a folder of the service's name. */
const chunkFileNames = ({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }) =>
  `assets/${name === 'page' && facadeModuleId ? basename(dirname(facadeModuleId)) : name}-[hash].js`;

const browserBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  target: 'baseline-widely-available',
  license,
  manifest: true,
  // Assets are files and never `data:` addresses, so that the policy can stay narrow.
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: 'src/entry-client.tsx',
    output: {
      chunkFileNames,
      codeSplitting: {
        groups: [
          // React, React DOM and React Router. Their file changes only with their versions, and React DOM is not evaluated
          // when the file is, but when it is imported (`entry-client.tsx`).
          { name: 'react', test: /node_modules.react/ },
          // The code that pages share is one file. As small chunks it would take ten more requests per page.
          { name: 'shared', test: (id) => isShared(relative(import.meta.dirname, id)) },
        ],
      },
    },
  },
};

const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  target: 'node20',
  ssr: true,
  license,
  assetsInlineLimit: 0,
  rolldownOptions: {
    // `production.ts` is a file of its own, because it hashes itself (`versionOf`), and tests import it.
    input: ['server.ts', 'src/server/production.ts'],
    output: { chunkFileNames },
    // An optional package of `debug`, which runs without it. It would be in the bundle because a package of the tests has it.
    external: ['supports-color'],
  },
};
