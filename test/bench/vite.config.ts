import { defineConfig, mergeConfig } from 'vite';
import site from '../../vite.config.ts';

const programs = ['bench.ts', 'report.ts', 'rendering.tsx', 'naive.tsx', 'sirv.ts', 'bare.ts'];

/**
 * Builds the bench and the programs that it measures in the way the server is built, so that they compare. It is also
 * what lets Node 20 run them, which doesn't read TypeScript.
 */
export default defineConfig((environment) =>
  mergeConfig(site(environment), {
    build: {
      outDir: 'dist/bench',
      rolldownOptions: { input: programs.map((file) => `test/bench/${file}`) },
    },
  }),
);
