import { createHash } from 'node:crypto';
import { MemoryStore, rateLimit } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import type { Outcome } from './outcomes.ts';
import type { Submission } from './read-form.ts';

// The memory of a replica about contact requests: how many came from an address, and which forms were sent.

const windowMs = 10 * 60_000;
/** Posts that an address may send in a window: all, and those that look like spam. */
export const maxPosts = 10;
export const maxSpamPosts = 3;

/** Counts the posts of each address in a window that begins with its first one. */
export interface Limit {
  /** Counts a post. Over the limit it does not, and resolves with the seconds until the window ends. */
  count: (address: string) => Promise<number | undefined>;
  /** Takes back a counted post. */
  giveBack: (address: string) => Promise<void>;
}

export function createLimit(max: number): Limit {
  const store = new MemoryStore();
  // Gives the store its window. The package's middleware is not used, because only a form that was read can look like spam.
  rateLimit({ windowMs, store, validate: false });
  return {
    async count(address) {
      const { totalHits, resetTime = new Date() } = await store.increment(address);
      if (totalHits <= max) return undefined;
      await store.decrement(address);
      return Math.max(1, Math.ceil((resetTime.getTime() - Date.now()) / 1000));
    },
    giveBack: (address) => store.decrement(address),
  };
}

/** Milliseconds for which a form that was sent is remembered: longer than a browser retries. */
const memoryMs = 15 * 60_000;
const maxRemembered = 10_000;

/**
 * Returns the key of a form: a hash of its content and of the id that the page's script has given it. Without scripts a form has no
 * id, and the client's address takes its place. The same form has the same key in every replica.
 */
export function keyOf({ id, values, files }: Submission, address: string): string {
  const content = [id || address, values, files.map(({ name, digest }) => [name, digest])];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
}

/**
 * Creates a function that sends the form of a key, unless this replica is sending it or has sent it in the last 15 minutes: then
 * the form has the result of the earlier one. A form that was not sent may be tried again.
 */
export function createDeduplication() {
  /** The forms that are being sent or were sent. */
  const known = new LRUCache<string, Promise<Outcome>>({ max: maxRemembered, ttl: memoryMs });

  return async (key: string, send: () => Promise<Outcome>): Promise<Outcome> => {
    const earlier = known.get(key);
    if (earlier) {
      const outcome = await earlier;
      return outcome.name === 'sent' ? { ...outcome, name: 'repeated' } : outcome;
    }
    const sending = send();
    known.set(key, sending);
    let isSent = false;
    try {
      const outcome = await sending;
      isSent = outcome.name === 'sent';
      return outcome;
    } finally {
      if (!isSent) known.delete(key);
    }
  };
}
