export interface PageScript {
  address: string;
  /** `sha384-…` of the file. The browser runs no other. */
  integrity?: string;
}

/** Parts of an HTML document, each of them HTML. */
export interface ShellParts {
  /** Metadata and style. */
  head: string;
  /** The module scripts, in the order in which they run. */
  scripts: readonly PageScript[];
  /** React's markup of the page. */
  root: Buffer;
}

/**
 * Writes the HTML document around what React renders and hydrates. React has no part in it, so a browser extension that
 * changes the document outside of `#root` breaks no hydration.
 */
export function documentHtml({ head, scripts, root }: ShellParts): Buffer {
  // Not `async`: browsers lay the page out at `DOMContentLoaded`, which waits for these scripts, and by then has the font.
  const scriptTags = scripts.map(({ address, integrity }) => {
    const check = integrity ? ` integrity="${integrity}"` : '';
    return `<script type="module" src="${address}"${check} fetchpriority="low"></script>`;
  });
  const start = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}${scriptTags.join('')}</head><body id="top"><div id="root">`;
  return Buffer.concat([Buffer.from(start), root, Buffer.from('</div></body></html>')]);
}
