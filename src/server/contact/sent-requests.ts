import { LRUCache } from 'lru-cache';

/** Milliseconds for which a request that was sent is known: longer than a browser tries again. */
const remembered = 15 * 60_000;
const mostRemembered = 10_000;

/** The end of a try to send. */
export interface Sending {
  outcome: 'sent' | 'failed' | 'limited';
  /** The relay that has taken the mail. */
  relay?: string | undefined;
}

/**
 * Sends every request once, in this replica: one that comes again while it is under way, or after it was sent, gets the
 * same answer. One that was not sent may be tried again. `isRepeated` tells which it was.
 */
export function createSentRequests() {
  const known = new LRUCache<string, Promise<Sending>>({ max: mostRemembered, ttl: remembered });
  return async (id: string, send: () => Promise<Sending>): Promise<Sending & { isRepeated: boolean }> => {
    const earlier = known.get(id);
    if (earlier) {
      const sent = await earlier;
      // The limit sets Retry-After on one response, so a duplicate of a limited request asks it, too.
      if (sent.outcome !== 'limited') return { ...sent, isRepeated: true };
    }
    const sending = send();
    known.set(id, sending);
    try {
      const sent = await sending;
      // From now on.
      if (sent.outcome === 'sent') known.set(id, sending);
      else known.delete(id);
      return { ...sent, isRepeated: false };
    } catch (error) {
      known.delete(id);
      throw error;
    }
  };
}
