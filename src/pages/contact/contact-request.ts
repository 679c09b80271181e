import { useSyncExternalStore } from 'react';
import { filesAdded, filesRefused, formNotices, submitDelayMs } from '../../content/contact.ts';
import { addFiles, type ContactValues, type NamedFile, type Refusal } from './contact-rules.ts';
import { expectNotice, notify } from '../../notices/notify.ts';

interface Attachment extends NamedFile {
  /** The same file may be attached twice. */
  id: number;
}

interface ContactRequest {
  files: readonly Attachment[];
  /** Why the last batch of files was refused. */
  refusals: readonly Refusal[];
  sending: boolean;
  /** How many requests were sent: when it grows, the form empties itself. */
  sent: number;
}

/**
 * The request that the visitor is writing. It outlives the page, so that somebody who looks something up on the site
 * finds it again, but not the document: it is kept in memory only, and nothing of it leaves the browser.
 *
 * On the server it stays as it is here, because only events change it.
 */
let request: ContactRequest = { files: [], refusals: [], sending: false, sent: 0 };
let draft: ContactValues | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

export function useContactRequest(): ContactRequest {
  return useSyncExternalStore(subscribe, current, current);
}

/** What the fields held when the visitor left the page. */
export function findDraft(): ContactValues | undefined {
  return draft;
}

export function keepDraft(values: ContactValues): void {
  draft = values;
}

/** Attaches all of a batch or nothing of it, and says which. */
export function attachFiles(batch: readonly NamedFile[]): void {
  const attachments = batch.map(({ name, size }) => ({ id: ++lastId, name, size }));
  const { files, refusals } = addFiles(request.files, attachments);
  change({ files, refusals });
  if (refusals.length > 0) notify({ kind: 'error', ...filesRefused(refusals.map(({ problem }) => problem)) });
  else notify({ kind: 'success', ...filesAdded(batch.length) });
}

export function detachFile(id: number): void {
  change({ files: request.files.filter((file) => file.id !== id), refusals: [] });
}

/** Sends the request. It ends the same when the visitor goes on to another page; one that fails loses nothing. */
export async function sendRequest(): Promise<void> {
  if (request.sending) return;
  change({ sending: true });
  expectNotice();
  try {
    await send();
    draft = undefined;
    change({ files: [], refusals: [], sending: false, sent: request.sent + 1 });
    notify({ kind: 'success', ...formNotices.sent });
  } catch {
    change({ sending: false });
    notify({ kind: 'error', ...formNotices.notSent });
  }
}

/** Simulated: it waits, and sends nothing anywhere. */
const send = () => new Promise((resolve) => setTimeout(resolve, submitDelayMs));

function change(part: Partial<ContactRequest>) {
  request = { ...request, ...part };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current() {
  return request;
}
