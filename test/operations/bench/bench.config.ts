import { defineConfig } from 'vite';

/** Builds the bench and the other servers in the same way as the site's server, so that they are comparable. */
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    outDir: 'dist/bench',
    target: 'node20',
    copyPublicDir: false,
    rolldownOptions: { input: ['bench', 'references'].map((name) => `test/operations/bench/${name}.ts`) },
  },
  ssr: { noExternal: true, external: ['autocannon'] },
});
