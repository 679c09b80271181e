import { LRUCache } from 'lru-cache';

/** Milliseconds for which a request that was sent is known: longer than a browser tries again. */
const remembered = 15 * 60_000;
const mostRemembered = 10_000;

/**
 * Sends every request once, in this replica: one that comes again while it is under way, or after it was sent, gets the
 * same answer. One that failed may be tried again. `isRepeated` tells which it was.
 */
export function createSentRequests() {
  const known = new LRUCache<string, Promise<string | undefined>>({ max: mostRemembered, ttl: remembered });
  return async (id: string, send: () => Promise<string | undefined>) => {
    const earlier = known.get(id);
    if (earlier) return { relay: await earlier, isRepeated: true };
    const sending = send();
    known.set(id, sending);
    try {
      const relay = await sending;
      // From now on.
      if (relay) known.set(id, sending);
      else known.delete(id);
      return { relay, isRepeated: false };
    } catch (error) {
      known.delete(id);
      throw error;
    }
  };
}
