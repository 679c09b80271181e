export interface Turns {
  /** Resolves when the caller may do its piece of work. */
  take: () => Promise<void>;
  /** For how many milliseconds the first in the queue has waited. */
  delay: () => number;
}

/**
 * Makes a queue for work that takes a millisecond: one piece is done in each turn of the event loop, in the order in which
 * they came. Node takes one new connection a turn (libuv 1.45 and later). Where every turn renders a page for each busy
 * connection, visitors who arrive together wait for seconds, and those who are connected for none.
 */
export function createTurns(): Turns {
  const waiting: { since: number; start: () => void }[] = [];
  let taken = false;
  const next = () => {
    const first = waiting.shift();
    taken = first !== undefined;
    if (!first) return;
    first.start();
    setImmediate(next);
  };
  return {
    take() {
      if (taken) return new Promise((start) => void waiting.push({ since: performance.now(), start }));
      taken = true;
      setImmediate(next);
      return Promise.resolve();
    },
    delay: () => (waiting[0] ? performance.now() - waiting[0].since : 0),
  };
}
