import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { drawingsFolder, readDrawing } from './read-drawing.ts';

/** Joins the drawings of one folder into a sprite of symbols. Throws when they are not all of one size. */
export function buildSprite(folder: string): { svg: string; width: number; height: number } {
  const sizes = new Set<string>();
  const symbols = readdirSync(join(drawingsFolder, folder))
    .filter((file) => file.endsWith('.svg'))
    .toSorted()
    .map((file) => {
      const name = file.slice(0, -'.svg'.length);
      const { size, content } = readDrawing(`${folder}/${name}`);
      sizes.add(size);
      return `<symbol id="${name}" viewBox="0 0 ${size}">${content}</symbol>`;
    });
  const [size, ...others] = sizes;
  if (!size || others.length > 0)
    throw new Error(`drawings/${folder}: one size a sprite, found ${[...sizes].join(', ')}`);
  const [width = 0, height = 0] = size.split(' ').map(Number);
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, width, height };
}

/**
 * `import sprite from 'drawings:services'` gives the address and the size of the sprite that holds every drawing of
 * that folder. The lines themselves stay out of the scripts; the browser fetches and caches the sprite as a file.
 */
export function drawingSprites(): Plugin {
  const prefix = 'drawings:';
  let isClientBuild = false;
  let isBuild = false;
  return {
    name: 'drawing-sprites',
    configResolved(config) {
      isBuild = config.command === 'build';
      isClientBuild = isBuild && !config.build.ssr;
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      const { svg, width, height } = buildSprite(name);
      const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
      const fileName = `assets/${name}-${hash}.svg`;
      if (isClientBuild) this.emitFile({ type: 'asset', fileName, source: svg });
      const href = isBuild ? `/${fileName}` : `/drawings/${name}.svg`;
      return `export default ${JSON.stringify({ href, width, height })}`;
    },
    configureServer(server) {
      server.middlewares.use('/drawings', (request, response, next) => {
        const name = /^\/([\w-]+)\.svg/.exec(request.url ?? '')?.[1];
        if (!name) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(buildSprite(name).svg);
      });
    },
  };
}
