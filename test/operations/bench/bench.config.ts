import { defineConfig } from 'vite';

/** Builds the bench, because Node 20 runs no TypeScript. */
export default defineConfig({
  build: {
    ssr: 'test/operations/bench/bench.ts',
    outDir: 'dist/bench',
    target: 'node20',
    copyPublicDir: false,
  },
  ssr: { external: ['autocannon'] },
});
