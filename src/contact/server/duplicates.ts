import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Submission } from './check-form.ts';
import type { Outcome } from './outcomes.ts';

/** Most records of a replica. Beyond this number the replica evicts the least recently used record. */
const maxRecords = 10_000;

/** Milliseconds until a record expires, from the last try to send the form: longer than a browser retries. */
const recordMs = 15 * 60_000;

/** The state of a form, shared by all tries to send the form. */
export interface FormRecord {
  /** A short name, such as `7K3QX-M9D2B`. */
  readonly reference: string;
  /** Whether a mail about the form was sent to `EMERGENCIES_TO`, or is being sent. */
  isCrewMailed: boolean;
  /** Set while the form is being sent, and after success. */
  outcome?: Promise<Outcome> | undefined;
}

/**
 * Creates a function that sends a form once per replica and 15 minutes: a duplicate gets the result of the first try. After a
 * failure the form may be sent again. Forms are duplicates if the id from the page's script is the same, or without scripts if
 * content and client address are the same.
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
    // Without an id the reference is random: the same person may send the same words again later, and a mailbox drops a second
    // mail with the same Message-ID. From an id each replica derives the same reference.
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

/** Digits and letters that are unambiguous on the phone: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes a reference from the first 10 bytes. Among a million requests, the probability of a collision is 1 in 2,000. */
function toReference(bytes: Buffer): string {
  const letters = Array.from(bytes.subarray(0, 10), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
