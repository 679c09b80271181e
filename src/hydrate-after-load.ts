// Only the server's style names the font; the import makes it part of the browser build.
import './fonts/lettering.woff2?url';

/** The browser evaluates the module once, however often it is asked for. */
const hydrate = () => void import('./entry-client.tsx');

// Hydration waits for `load` and for one frame more, so that its scripts compete neither with what the page shows nor with
// the first paint. On a fast line `load` alone comes before that paint.
window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(hydrate)));

// A file that hangs holds `load` back, and a tab in the background has no frames.
setTimeout(hydrate, 4_000);
