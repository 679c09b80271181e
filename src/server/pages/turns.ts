const waiting: (() => void)[] = [];

/**
 * Resolves when it is this page's turn to be rendered or sent: one page in each turn of the event loop. Node accepts one connection per
 * turn (libuv 1.45 and later). If a turn rendered all pages that wait, health checks and visitors who arrive together would wait
 * for seconds before the server knows of them.
 */
export const waitForTurn = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(renderFirst);
  });

function renderFirst() {
  const first = waiting.shift();
  if (waiting.length > 0) setImmediate(renderFirst);
  first?.();
}
