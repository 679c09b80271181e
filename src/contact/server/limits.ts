import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Submission } from './check-form.ts';
import type { Outcome } from './outcomes.ts';
import { createReference } from './reference.ts';

// The memory of a replica about contact requests: how many came from an address, and which forms were sent.

/** Addresses and forms that are remembered at most. Then the one that was used the longest ago is forgotten. */
const max = 10_000;

const windowMs = 10 * 60_000;
/** Posts that an address may send in a window: all, and those that look like spam. */
export const maxPosts = 10;
export const maxSpamPosts = 3;

/** Counts the posts of each address in a window that begins with its first one. */
export function createLimit(maxInWindow: number) {
  const windows = new LRUCache<string, { posts: number }>({ max, ttl: windowMs });
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

/** The part of a form that tells whether it is the same one. */
export type PostedForm = Pick<Submission, 'id' | 'values' | 'files'>;

/** Milliseconds for which a form that was sent is remembered: longer than a browser retries. */
const memoryMs = 15 * 60_000;

/**
 * Returns the key of a form: a hash of its content and of the id that the page's script has given it. Without scripts a form has no
 * id, and the client's address takes its place. The same form has the same key in every replica.
 */
export function keyOf({ id, values, files }: PostedForm, address: string): string {
  const content = [id || address, values, files.map(({ name, digest }) => [name, digest])];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
}

/** The state that all tries to send a form share. */
export interface Tries {
  readonly reference: string;
  /** Whether a relay has taken the mail for `EMERGENCIES_TO`. */
  isPaged: boolean;
}

/**
 * Creates a function that sends a form, unless this replica is sending it or has sent it in the last 15 minutes: then the form has
 * the result of the earlier one. A form that was not sent may be tried again. Without an id it has a random reference, because later
 * the same person may send the same words again, and a mailbox drops a second mail with the same Message-ID.
 */
export function createDeduplication() {
  /** The forms that are being sent or were sent. */
  const known = new LRUCache<string, Promise<Outcome>>({ max, ttl: memoryMs });
  const tried = new LRUCache<string, Tries>({ max, ttl: memoryMs });

  return async (form: PostedForm, address: string, send: (tries: Tries) => Promise<Outcome>): Promise<Outcome> => {
    const key = keyOf(form, address);
    const earlier = known.get(key);
    if (earlier) {
      const outcome = await earlier;
      return outcome.name === 'sent' ? { ...outcome, name: 'repeated' } : outcome;
    }
    const tries = tried.get(key) ?? { reference: createReference(form.id ? key : undefined), isPaged: false };
    tried.set(key, tries);
    const sending = send(tries);
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
