import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Submission } from './check-form.ts';
import type { Outcome } from './outcomes.ts';

/** Forms that a replica remembers at most. Then it forgets the one that was used the longest ago. */
const maxForms = 10_000;

/** The part of a form that tells whether it is the same one. */
export type PostedForm = Pick<Submission, 'id' | 'values' | 'files'>;

/** Milliseconds for which a form is remembered after the first try to send it: longer than a browser retries. */
const memoryMs = 15 * 60_000;

/**
 * Returns the key of a form: a hash of its content and of the id that the page's script has given it. Without scripts a form has no
 * id, and the client's address takes its place. The same form has the same key in every replica.
 */
export function keyOf({ id, values, files }: PostedForm, address: string): string {
  const content = [id || address, values, files.map(({ name, digest }) => [name, digest])];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
}

/** A form that is remembered: all tries to send it share this. */
export interface KnownForm {
  /** Its short name, such as `7K3QX-M9D2B`. */
  readonly reference: string;
  /** Whether a relay has taken the mail for `EMERGENCIES_TO`. */
  hasReachedOnCall: boolean;
  /** Set while it is being sent and after it was sent. */
  outcome?: Promise<Outcome> | undefined;
}

/**
 * Creates a function that sends a form, unless this replica began to send it in the last 15 minutes and has not failed: then the
 * form has the result of the earlier one. A form that was not sent may be tried again.
 */
export function createDeduplication() {
  const knownForms = new LRUCache<string, KnownForm>({ max: maxForms, ttl: memoryMs });

  return async (form: PostedForm, address: string, send: (known: KnownForm) => Promise<Outcome>): Promise<Outcome> => {
    const key = keyOf(form, address);
    // Without an id it has a random reference, because later the same person may send the same words again, and a mailbox drops a
    // second mail with the same Message-ID.
    const known = knownForms.get(key) ?? { reference: createReference(form.id && key), hasReachedOnCall: false };
    if (known.outcome) {
      const earlier = await known.outcome;
      return earlier.name === 'sent' ? { ...earlier, name: 'repeated' } : earlier;
    }
    knownForms.set(key, known);
    known.outcome = send(known);
    let isSent = false;
    try {
      const outcome = await known.outcome;
      isSent = outcome.name === 'sent';
      return outcome;
    } finally {
      if (!isSent) known.outcome = undefined;
    }
  };
}

/** Digits and letters that nobody mistakes for one another on the phone: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Makes a reference from 50 bits of the form's key, so that a repetition has the same one in every replica, or from random ones.
 * Replicas need not know of each other: of a million requests, two are alike with a chance of 1 in 2,000.
 */
function createReference(key: string): string {
  const bytes = key ? Buffer.from(key, 'hex').subarray(0, 10) : randomBytes(10);
  const letters = Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
