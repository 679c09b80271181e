import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Png = (svg: string, size: number) => Buffer;

/** Files that browsers and phones ask for at fixed addresses, each made from the one drawing of the site's mark. */
const icons: Readonly<Record<string, (mark: string, png: Png) => Buffer>> = {
  'favicon.ico': (mark, png) => ico([16, 32].map((size) => ({ size, png: png(mark, size) }))),
  'apple-touch-icon.png': (mark, png) => png(toTheEdge(mark), 180),
  'icon-192.png': (mark, png) => png(toTheEdge(mark), 192),
  'icon-512.png': (mark, png) => png(toTheEdge(mark), 512),
};

/** Phones cut icons to their own shape: the ground goes to the edges, and the mark keeps clear of them. */
function toTheEdge(svg: string): string {
  return svg
    .replace(/ rx="\d+"/, '')
    .replace(/(<rect[^>]*>)(.*)(<\/svg>)/s, '$1<g transform="translate(20 20) scale(.8) translate(-20 -20)">$2</g>$3');
}

/** An icon file that holds PNGs, which every browser since 2007 reads. */
function ico(images: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of images.entries()) {
    const at = 6 + 16 * index;
    head.set([size, size], at);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

async function buildIcon(name: string, publicFolder: string): Promise<Buffer> {
  const make = icons[name];
  if (!make) throw new Error(`There is no icon ${name}: ${Object.keys(icons).join(', ')}`);
  const { Resvg } = await import('@resvg/resvg-js');
  const png: Png = (svg, size) => new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
  return make(readFileSync(join(publicFolder, 'favicon.svg'), 'utf8'), png);
}

/** Adds the icon files to the browser build. */
export function siteIcons(): Plugin {
  let publicFolder = '';
  let isClientBuild = false;
  return {
    name: 'site-icons',
    configResolved(config) {
      publicFolder = config.publicDir;
      isClientBuild = config.command === 'build' && !config.build.ssr;
    },
    async generateBundle() {
      if (!isClientBuild) return;
      const made = Object.keys(icons).map(async (fileName) => ({
        fileName,
        source: await buildIcon(fileName, publicFolder),
      }));
      for (const file of await Promise.all(made)) this.emitFile({ type: 'asset', ...file });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        if (!(name in icons)) return next();
        buildIcon(name, publicFolder).then((icon) => response.end(icon), next);
      });
    },
  };
}
