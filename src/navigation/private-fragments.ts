// Owns what a fragment tells a page and nobody else, such as the readings in a link to the calculator.
import { openReadings } from '../history-memory.ts';
import { loadedPage } from '../routes.tsx';

/** Tells whether an address has values that only its page may read. */
export function isPrivate(address: string): boolean {
  const { pathname, hash } = new URL(address);
  return loadedPage(pathname)?.readsFragment?.(hash) ?? false;
}

/**
 * Takes the values of the current page out of the address, now and whenever a link is opened on the page itself, typed or pasted into
 * the address bar. It must be called before analytics scripts listen, because Chromium calls listeners of these targets in the order
 * in which they were added, also those for the capturing phase.
 */
export function takePrivateFragments(): void {
  takeFragment();
  window.navigation?.addEventListener?.('navigate', (event) => {
    const address = event.destination.url ?? '';
    if (!event.hashChange || !event.cancelable || !isPrivate(address)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    openReadings(new URL(address).hash);
  });
  // In browsers without the Navigation API the address has them for a moment.
  window.addEventListener('popstate', takeFragment);
  window.addEventListener('hashchange', (event) => isPrivate(event.newURL) && event.stopImmediatePropagation());
}

function takeFragment(): void {
  const { href, pathname, search, hash } = window.location;
  if (!isPrivate(href)) return;
  try {
    history.replaceState(history.state, '', pathname + search);
  } catch {
    // Some browsers limit how often the history may change. The page works without it.
  }
  openReadings(hash);
}
