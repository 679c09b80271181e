export interface RenderQueue {
  /** Resolves when the caller may render its page. */
  wait: () => Promise<void>;
  /** For how many milliseconds the next page has waited. */
  delay: () => number;
}

/**
 * Creates a queue that lets one page be rendered per turn of the event loop, in order of arrival. Node accepts one new
 * connection per turn (libuv 1.45 and later). If every turn rendered a page for each busy connection, visitors who arrive
 * together would wait for seconds while connected ones would not wait at all.
 */
export function createRenderQueue(): RenderQueue {
  const waiting: { since: number; start: () => void }[] = [];
  let busy = false;
  const next = () => {
    const first = waiting.shift();
    busy = first !== undefined;
    if (!first) return;
    first.start();
    setImmediate(next);
  };
  return {
    wait() {
      if (busy) return new Promise((start) => void waiting.push({ since: performance.now(), start }));
      busy = true;
      setImmediate(next);
      return Promise.resolve();
    },
    delay: () => (waiting[0] ? performance.now() - waiting[0].since : 0),
  };
}
