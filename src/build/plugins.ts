import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Serves the app in development (`npm run dev`). Vite loads the app from the sources for each request, so every edit shows. */
export function developmentServer(): Plugin {
  return {
    name: 'development-server',
    apply: 'serve',
    // Vite runs the returned function after it has added its own middleware, which may rewrite addresses.
    configureServer: (vite) => () => {
      vite.middlewares.use(async (request, response, next) => {
        try {
          const { createDevelopmentApp } = await vite.ssrLoadModule('/src/build/development-app.ts');
          request.url = request.originalUrl;
          createDevelopmentApp()(request, response);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** Writes both compressed forms of a file. Node's thread pool compresses several files at once. */
async function writeCompressed(path: string) {
  const content = await readFile(path);
  await Promise.all([
    promisify(brotliCompress)(content).then((form) => writeFile(`${path}.br`, form)),
    promisify(gzip)(content, { level: 9 }).then((form) => writeFile(`${path}.gz`, form)),
  ]);
}

/** Writes .br and .gz at the best level beside each text file of the browser build. sirv serves these. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async writeBundle({ dir }) {
    if (!dir) return;
    const files = await readdir(dir, { recursive: true });
    const texts = files.filter((file) => /\.(js|css|svg|json|txt|webmanifest|ico)$/.test(file));
    await Promise.all(texts.map((file) => writeCompressed(join(dir, file))));
  },
});
