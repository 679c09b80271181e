import { LRUCache } from 'lru-cache';

/** Addresses that a replica remembers at most. Then it forgets the one that was used the longest ago. */
const maxAddresses = 10_000;

const windowMs = 10 * 60_000;
/** Posts that an address may send in a window: all, and those that look like spam. */
export const maxPosts = 10;
export const maxSpamPosts = 3;

/** Counts the posts of each address in a window that begins with its first one. */
export function createPostLimit(maxInWindow: number) {
  const windows = new LRUCache<string, { posts: number }>({ max: maxAddresses, ttl: windowMs });
  return {
    /** Counts a post. Over the limit it does not, and returns the seconds until the window ends. */
    count(address: string): number | undefined {
      const window = windows.get(address) ?? { posts: 0 };
      if (window.posts >= maxInWindow) return Math.max(1, Math.ceil(windows.getRemainingTTL(address) / 1000));
      window.posts += 1;
      // A window keeps the time at which it ends.
      if (!windows.has(address)) windows.set(address, window);
      return undefined;
    },
    /** Takes back a counted post. */
    giveBack(address: string): void {
      const window = windows.get(address);
      if (window && window.posts > 0) window.posts -= 1;
    },
  };
}
