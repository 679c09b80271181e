import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { runnerImport, type Plugin } from 'vite';

/** The condensed width of the font as a separate file, because the renderer reads neither WOFF2 nor variable fonts. */
const fontFile = join(import.meta.dirname, 'social-card-font.ttf');

/** Draws all cards. The drawing module is loaded at run time, because otherwise each edit of content would restart Vite. */
async function drawCards() {
  const path = join(import.meta.dirname, 'draw-social-cards.ts');
  const { module } = await runnerImport<typeof import('./draw-social-cards.ts')>(path);
  return Object.entries(module.cards).map(([name, card]) => {
    const svg = module.drawCard(card);
    const hash = createHash('sha256').update(svg).update(readFileSync(fontFile)).digest('base64url').slice(0, 8);
    return { name, svg, alt: card.alt, fileName: `assets/card-${name}-${hash}.png` };
  });
}

/**
 * `import cards from 'social-cards'` gives the addresses of the pictures that social networks show with a link, one per kind
 * of page. The browser build writes the files. In development there are only the addresses.
 */
export function socialCards(): Plugin {
  return {
    name: 'social-cards',
    resolveId: (id) => (id === 'social-cards' ? '\0social-cards' : undefined),
    async load(id) {
      if (id !== '\0social-cards') return undefined;
      const cards = (await drawCards()).map(({ name, fileName, alt }) => [name, { href: `/${fileName}`, alt }]);
      return `export default ${JSON.stringify(Object.fromEntries(cards))};`;
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      const font = { loadSystemFonts: false, fontFiles: [fontFile] };
      for (const { svg, fileName } of await drawCards())
        this.emitFile({ type: 'asset', fileName, source: new Resvg(svg, { font }).render().asPng() });
    },
  };
}
