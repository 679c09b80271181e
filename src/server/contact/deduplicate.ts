import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Outcome } from './answers.ts';
import type { Submission } from './read-form.ts';

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
