import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { inheritedStyle } from './line-styles.ts';
import { drawingsFolder, readDrawing } from './read-drawing.ts';

interface Sprite {
  /** One symbol per drawing, named after the drawing's file. */
  svg: string;
  /** Width and height of the drawings, by the path of their folder. */
  sizes: Map<string, readonly [width: number, height: number]>;
}

/** Turns off the letter spacing that a visitor sets for the page (WCAG 1.4.12), because lettering has no room for it. */
const spacing = 'letter-spacing="0" word-spacing="0"';

/** Folders of drawings that lie over other drawings, over another ground or over ruled paper. These get no ground. */
const transparentFolders = ['icons', 'guides/page', 'alignment/machines', 'projects'];

/** Joins the drawings of a folder and its subfolders into one sprite. Throws if two have one name, or if a folder has two sizes. */
function buildSprite(name: string): Sprite {
  const sizes: Sprite['sizes'] = new Map();
  const symbols = new Map<string, string>();
  for (const path of readdirSync(join(drawingsFolder, name), { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!path.endsWith('.svg')) continue;
    const drawing = `${name}/${path.slice(0, -'.svg'.length)}`;
    const id = basename(drawing);
    const folder = dirname(drawing);
    const { size, content } = readDrawing(drawing);
    const folderSize = sizes.get(folder) ?? size;
    if (folderSize.join() !== size.join())
      throw new Error(
        `drawings/${drawing}: ${size.join(' × ')}, but others in its folder have ${folderSize.join(' × ')}`,
      );
    if (symbols.has(id)) throw new Error(`drawings/${drawing}: another one in drawings/${name} has this name`);
    sizes.set(folder, size);
    const [width, height] = size;
    // Fills the ground of the drawing. Chrome's forced dark mode recolors the page but not a drawing.
    const ground = transparentFolders.includes(folder) ? '' : `<path stroke="none" d="M0 0h${width}v${height}H0"/>`;
    const attributes = `id="${id}" viewBox="0 0 ${size.join(' ')}" ${inheritedStyle} ${spacing}`;
    symbols.set(id, `<symbol ${attributes}>${ground}${content}</symbol>`);
  }
  // Browsers style and lay out stored drawings unless `display` is on <defs>. On <svg> or <g> it has no effect.
  const defs = `<defs display="none">${[...symbols.values()].join('')}</defs>`;
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg">${defs}</svg>`, sizes };
}

/** Caches sprites. Several modules import a sprite, and optimizing drawings takes most of a build. */
const sprites = new Map<string, Sprite>();

/**
 * Resolves `import sprite from 'drawings:shared/services'` to the size of the drawings in that folder and the address of the sprite
 * of `shared`, the first folder of the path. The browser fetches and caches the sprite as a file, so scripts contain no drawings.
 * Most pages share one file, because several files delay the font on a slow line.
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
      const folder = id.slice(prefix.length + 1);
      const [name = ''] = folder.split('/');
      let sprite = sprites.get(name);
      if (!sprite) {
        sprites.set(name, (sprite = buildSprite(name)));
        const [elements, attributes] = [/<\w/g, /="/g].map((start) => sprite?.svg.match(start)?.length);
        if (isClientBuild) this.info(`drawings/${name}: ${elements} elements, ${attributes} attributes`);
      }
      const { svg, sizes } = sprite;
      const size = sizes.get(folder);
      if (!size) throw new Error(`drawings/${folder}: no drawings`);
      const [width, height] = size;
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
