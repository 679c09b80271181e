import { LRUCache } from 'lru-cache';
import type { EncodedPage } from './pages.ts';

export interface PageCache {
  /** The page kept under the key, or the one that `make` makes; two requests at once make it once. */
  get: (key: string, make: () => Promise<EncodedPage>) => Promise<EncodedPage>;
}

/** Keeps so many megabytes of compressed pages, the least recently asked for go first. */
export function createPageCache(megabytes: number): PageCache {
  const pages = new LRUCache<string, EncodedPage>({
    maxSize: megabytes * 1024 * 1024,
    // The key counts too: it holds what the visitor sent.
    sizeCalculation: ({ body, policy }, key) => body.length + policy.length + key.length,
  });
  const making = new Map<string, Promise<EncodedPage>>();

  return {
    async get(key, make) {
      const kept = pages.get(key);
      if (kept) return kept;
      const underWay = making.get(key);
      if (underWay) return underWay;
      const made = make();
      making.set(key, made);
      try {
        const page = await made;
        pages.set(key, page);
        return page;
      } finally {
        making.delete(key);
      }
    },
  };
}
