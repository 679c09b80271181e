import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { cardSize, drawCard } from './social-card-svg.ts';

/**
 * The pages' condensed width at about the weight of their headings, as a file of its own, because the renderer reads
 * neither WOFF2 nor variable fonts. It is the latin Encode Sans Condensed SemiBold of the npm package
 * @fontsource/encode-sans-condensed 5.3.0, unpacked to TrueType and renamed, as its license asks of a changed form.
 */
const fontFile = join(import.meta.dirname, 'social-card-font.ttf');

/** Draws a card as a PNG. The renderer is loaded by the first call: only the browser build and `npm run dev` need it. */
async function renderCard(svg: string): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [fontFile] } }).render().asPng();
}

/**
 * Every card with its file name. The hash is that of what a card is drawn from, so that none is rendered to name it.
 * The list is not imported in the ordinary way, because all content would then belong to Vite's configuration, and
 * `npm run dev` would start anew with each edit of a word.
 */
async function drawCards() {
  const { module } = await runnerImport<typeof import('./social-card-list.ts')>(
    join(import.meta.dirname, 'social-card-list.ts'),
  );
  const font = readFileSync(fontFile);
  return Object.entries(module.cards).map(([name, card]) => {
    const svg = drawCard(card);
    const hash = createHash('sha256').update(svg).update(font).digest('base64url').slice(0, 8);
    return { name, svg, alt: card.alt, fileName: `assets/card-${name}-${hash}.png` };
  });
}

/**
 * `import cards from 'social-cards'` gives the address of the picture that social networks show with a link, one for
 * each kind of page. Only the server's code imports it; the browser build makes the files.
 */
export function socialCards(): Plugin {
  const id = 'social-cards';
  let isClientBuild = false;
  let isBuild = false;
  return {
    name: id,
    configResolved(config) {
      isBuild = config.command === 'build';
      isClientBuild = isBuild && !config.build.ssr;
    },
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    async load(asked) {
      if (asked !== `\0${id}`) return undefined;
      const entries = (await drawCards()).map(({ name, alt, fileName }) => {
        return [name, { href: isBuild ? `/${fileName}` : `/cards/${name}.png`, alt }];
      });
      return `export default ${JSON.stringify(Object.fromEntries(entries))};\nexport const { width, height } = ${JSON.stringify(cardSize)};`;
    },
    async generateBundle() {
      if (!isClientBuild) return;
      const files = (await drawCards()).map(async ({ fileName, svg }) => ({ fileName, source: await renderCard(svg) }));
      for (const file of await Promise.all(files)) this.emitFile({ type: 'asset', ...file });
    },
    configureServer(server) {
      server.middlewares.use('/cards', async (request, response, next) => {
        try {
          const card = (await drawCards()).find(({ name }) => request.url === `/${name}.png`);
          if (!card) return next();
          response.setHeader('Content-Type', 'image/png').end(await renderCard(card.svg));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
