import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { inheritedStyle } from './line-styles.ts';
import { drawingsFolder, readDrawing } from './read-drawing.ts';

/** Turns off the letter spacing that a visitor sets for the page (WCAG 1.4.12), because lettering has no room for it. */
const spacing = 'letter-spacing="0" word-spacing="0"';

/** Folders of drawings that lie over other drawings, over another ground or over ruled paper. These get no ground. */
const transparentFolders = ['icons', 'guides/page', 'alignment/machines', 'projects'];

/**
 * Joins the drawings of a folder and its subfolders into one sprite, with a symbol per drawing and per view: `turbine-rebuild` and
 * `turbine-rebuild-part`. Throws if two have one name, or if the drawings of a folder have two sizes.
 */
function buildSprite(name: string) {
  /** The size of the drawings in a folder, and the boxes of the views by symbol. */
  const folders = new Map<string, { width: number; height: number; views: Record<string, string> }>();
  const symbols = new Map<string, string>();
  for (const file of readdirSync(join(drawingsFolder, name), { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!file.endsWith('.svg')) continue;
    const drawing = `${name}/${file.slice(0, -'.svg'.length)}`;
    const path = dirname(drawing);
    const { width, height, content, readViews } = readDrawing(drawing);
    const folder = folders.get(path) ?? { width, height, views: {} };
    if (folder.width !== width || folder.height !== height)
      throw new Error(`drawings/${drawing}: ${width} × ${height}, but others in its folder have another size`);
    folders.set(path, folder);
    // Fills the ground of the drawing. Chrome's forced dark mode recolors the page but not a drawing.
    const ground = transparentFolders.includes(path) ? '' : `<path stroke="none" d="M0 0h${width}v${height}H0"/>`;
    const addSymbol = (id: string, elements: string) => {
      if (symbols.has(id)) throw new Error(`drawings/${drawing}: another one in drawings/${name} has the name ${id}`);
      const attributes = `id="${id}" viewBox="0 0 ${width} ${height}" ${inheritedStyle} ${spacing}`;
      symbols.set(id, `<symbol ${attributes}>${ground}${elements}</symbol>`);
    };
    addSymbol(basename(drawing), content);
    for (const view of readViews()) {
      const id = `${basename(drawing)}-${view.name}`;
      folder.views[id] = view.viewBox;
      addSymbol(id, view.content);
    }
  }
  // Browsers style and lay out stored drawings unless `display` is on <defs>. On <svg> or <g> it has no effect.
  const defs = `<defs display="none">${[...symbols.values()].join('')}</defs>`;
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg">${defs}</svg>`, folders };
}

/** Caches sprites. Several modules import a sprite, and optimizing drawings takes most of a build. */
const sprites = new Map<string, ReturnType<typeof buildSprite>>();

/**
 * Resolves `import sprite from 'drawings:alignment/dials'` to the size of the drawings in that folder, their views and the address of the
 * sprite of `alignment`, the first folder of the path. The browser fetches and caches the sprite as a file, so scripts contain no
 * drawings. Large drawings of different pages are in different folders, because the browser parses a complete file on the main thread.
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
      const path = id.slice(prefix.length + 1);
      const [name = ''] = path.split('/');
      let sprite = sprites.get(name);
      if (!sprite) {
        sprites.set(name, (sprite = buildSprite(name)));
        const [elements, attributes] = [/<\w/g, /="/g].map((start) => sprite?.svg.match(start)?.length);
        if (isClientBuild) this.info(`drawings/${name}: ${elements} elements, ${attributes} attributes`);
      }
      const { svg, folders } = sprite;
      const folder = folders.get(path);
      if (!folder) throw new Error(`drawings/${path}: no drawings`);
      const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
      const fileName = `assets/${name}-${hash}.svg`;
      if (isClientBuild) this.emitFile({ type: 'asset', fileName, source: svg });
      const href = isBuild ? `/${fileName}` : `/drawings/${name}.svg`;
      return `export default ${JSON.stringify({ href, ...folder })}`;
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
