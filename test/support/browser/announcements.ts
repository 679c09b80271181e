/** Runs in the page. Collects in `window.announced` each text that appears in an `output` from now on. */
export function collectAnnouncements() {
  const announced: string[] = [];
  Reflect.set(window, 'announced', announced);
  new MutationObserver((mutations) => {
    const regions = mutations.map(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest('output'),
    );
    const texts = [...new Set(regions)].map((region) => region?.textContent ?? '');
    announced.push(...texts.filter((text) => text !== ''));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs in the page. Returns the texts that were announced since the last call. */
export function takeAnnouncements(): string[] {
  const announced: unknown = Reflect.get(window, 'announced');
  return Array.isArray(announced) ? announced.splice(0).map(String) : [];
}
