import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Submission } from './check-form.ts';
import type { Outcome } from './outcomes.ts';

/** Forms that a replica remembers at most. Then it forgets the one that was used the longest ago. */
const maxRecords = 10_000;

/** Milliseconds for which a form is remembered after the first try to send it: longer than a browser retries. */
const recordMs = 15 * 60_000;

/** A form that is remembered: all tries to send it share this. */
export interface FormRecord {
  /** Its short name, such as `7K3QX-M9D2B`. */
  readonly reference: string;
  /** Whether `EMERGENCIES_TO` has a mail about it, or will have one. */
  isCrewMailed: boolean;
  /** Set while it is being sent and after it was sent. */
  outcome?: Promise<Outcome> | undefined;
}

/**
 * Creates a function that sends a form, unless this replica began to send it in the last 15 minutes and has not failed: then the
 * form has the result of the earlier one. A form that was not sent may be tried again. It is the same form if its id is the same,
 * which the page's script gives it, or without scripts if its content and the client's address are.
 */
export function createDeduplication() {
  const records = new LRUCache<string, FormRecord>({ max: maxRecords, ttl: recordMs });

  return async (
    { fields, values, files }: Pick<Submission, 'fields' | 'values' | 'files'>,
    address: string,
    send: (record: FormRecord) => Promise<Outcome>,
  ): Promise<Outcome> => {
    const id = fields.get('requestId');
    const content = JSON.stringify(id ? [id] : [address, values, files.map(({ name, size }) => [name, size])]);
    const key = createHash('sha256').update(content).digest();
    // Without an id it has a random reference, because later the same person may send the same words again, and a mailbox drops a
    // second mail with the same Message-ID. With an id another replica gives it the same one.
    const record = records.get(key.toString('hex')) ?? {
      reference: toReference(id ? key : randomBytes(10)),
      isCrewMailed: false,
    };
    if (record.outcome) {
      const earlier = await record.outcome;
      return earlier.name === 'sent' ? { ...earlier, name: 'repeated' } : earlier;
    }
    records.set(key.toString('hex'), record);
    record.outcome = send(record);
    let isSent = false;
    try {
      const outcome = await record.outcome;
      isSent = outcome.name === 'sent';
      return outcome;
    } finally {
      if (!isSent) record.outcome = undefined;
    }
  };
}

/** Digits and letters that nobody mistakes for one another on the phone: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes a reference from the first 10 bytes. Of a million requests, two are alike with a chance of 1 in 2,000. */
function toReference(bytes: Buffer): string {
  const letters = Array.from(bytes.subarray(0, 10), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
