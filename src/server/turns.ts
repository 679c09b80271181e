/**
 * Makes a queue for work that takes a millisecond: one piece is done in each turn of the event loop, in the order in which
 * they came. Node takes one new connection a turn. Where every turn renders a page for each busy connection, 256 visitors
 * who arrive together wait for seconds, and those who are connected for none.
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let taken = false;
  const next = () => {
    const first = waiting.shift();
    taken = first !== undefined;
    if (!first) return;
    first();
    setImmediate(next);
  };
  return () => {
    if (taken) return new Promise((resolve) => void waiting.push(resolve));
    taken = true;
    setImmediate(next);
    return Promise.resolve();
  };
}
