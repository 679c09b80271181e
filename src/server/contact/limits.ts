import { MemoryStore, rateLimit } from 'express-rate-limit';

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
