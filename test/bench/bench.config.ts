import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { drawingSprites } from '../../src/build/drawing-sprites.ts';

const naiveStyles = resolve('test/bench/naive-styles.ts');

/** Builds the bench and the other servers in the same way as the site's server, so that they are comparable. */
export default defineConfig({
  plugins: [drawingSprites()],
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'naive' } },
  resolve: {
    alias: [
      { find: 'naive/jsx-runtime', replacement: naiveStyles },
      { find: /^.*\/useStyle\.ts$/, replacement: naiveStyles },
    ],
  },
  build: {
    ssr: true,
    outDir: 'dist/bench',
    target: 'node20',
    copyPublicDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['bench.ts', 'naive.tsx', 'references.ts'].map((file) => `test/bench/${file}`) },
  },
  ssr: { noExternal: true, external: ['autocannon'] },
});
