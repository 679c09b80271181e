import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { runnerImport, type Plugin } from 'vite';

/** Draws the icons by file name. It does not import the theme, because each edit of a color would restart `npm run dev`. */
async function drawIcons(): Promise<Record<string, string | Uint8Array>> {
  const { module } = await runnerImport<typeof import('../theme.ts')>(join(import.meta.dirname, '../theme.ts'));
  const { ink, white, amber } = module.color;
  const mark = `<path d="M20 3v11M20 26v11M3 20h11M26 20h11M31 20a11 11 0 1 0-22 0 11 11 0 1 0 22 0z" fill="none" stroke="${white}" stroke-width="2.4"/><circle cx="20" cy="20" r="4.5" fill="${amber}"/>`;
  const tab = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="4" fill="${ink}"/>${mark}</svg>`;
  // Phones crop icons to their own shape, so the background fills the corners and the mark stays away from the edges.
  const phone = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 50 50"><path d="M-5-5h50v50H-5z" fill="${ink}"/>${mark}</svg>`;
  return {
    'favicon.svg': tab,
    'favicon.ico': toIco(toPng(tab, 32)),
    'apple-touch-icon.png': toPng(phone, 180),
    'icon-192.png': toPng(phone, 192),
    'icon-512.png': toPng(phone, 512),
  };
}

const toPng = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** Wraps a PNG of 32 × 32 pixels in an ICO container for old browsers: a header of 22 bytes with its length. */
function toIco(png: Uint8Array): Uint8Array {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** Builds the icons from the theme's colors. In development browsers request only the first one. */
export function icons(): Plugin {
  return {
    name: 'icons',
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const [fileName, source] of Object.entries(await drawIcons()))
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use('/favicon.svg', (_, response, next) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        drawIcons().then((files) => response.end(files['favicon.svg']), next);
      });
    },
  };
}
