/** Parts of an HTML document, each of them HTML. */
export interface ShellParts {
  /** Metadata and style. */
  head: string;
  /** Addresses of the module scripts, in the order in which they run. */
  scripts: readonly string[];
  /** React's markup of the page. */
  root: Buffer;
}

/**
 * Writes the HTML document around what React renders and hydrates. React has no part in it, so a browser extension that
 * changes the document outside of `#root` breaks no hydration.
 */
export function documentHtml({ head, scripts, root }: ShellParts): Buffer {
  // Not `async`: then `DOMContentLoaded` waits for the scripts, and with it the form filling of Chromium 156, which lays the
  // page out. It did so before the font had come, in the fallback font, which cost 50 ms on Lighthouse's phone.
  const scriptTags = scripts.map((address) => `<script type="module" src="${address}" fetchpriority="low"></script>`);
  const start = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}${scriptTags.join('')}</head><body id="top"><div id="root">`;
  return Buffer.concat([Buffer.from(start), root, Buffer.from('</div></body></html>')]);
}
