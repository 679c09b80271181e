import { useSyncExternalStore, type ReactNode } from 'react';
import { filesAdded, filesNotAdded, formNotices, submitDelayMs } from '../../content/contact.ts';
import type { NoticeText } from '../../content/page-parts.ts';
import { notify } from '../../notices/notify.tsx';
import { addFiles, fileProblemText, type ContactValues, type FieldProblems, type NamedFile } from './contact-rules.ts';

export interface Attachment extends NamedFile {
  /** The same file may be attached twice. */
  id: number;
  file: File;
}

/** What a server says that does not take the request. */
export interface Refused {
  notice: NoticeText;
  found: Pick<ContactRequest, 'problems' | 'filesProblem'>;
}

interface ContactRequest {
  files: readonly Attachment[];
  /** Why the last batch of files was refused; empty where it was not. */
  filesProblem: string;
  /** What is wrong with the fields. */
  problems: FieldProblems;
  sending: boolean;
  /** Shows how far sending is. */
  progress?: ReactNode;
  /** How many requests were sent: when it grows, the form empties itself. */
  sent: number;
}

/**
 * The request that the visitor is writing. It outlives the page, so that somebody who looks something up on the site
 * finds it again, but not the document: it is kept in memory only.
 *
 * On the server it stays as it is here, because only events change it.
 */
let request: ContactRequest = { files: [], filesProblem: '', problems: {}, sending: false, sent: 0 };
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

/**
 * When the visitor leaves the page.
 *
 * @param sent how many requests were sent when the form showed these values: what was sent since is no draft, also where
 * the answer came so late that the form went before it could empty itself.
 */
export function keepDraft(values: ContactValues, sent: number): void {
  if (sent !== request.sent) return;
  draft = values;
  showProblems({});
}

export function showProblems(problems: FieldProblems): void {
  change({ problems });
}

/** Attaches all of a batch or nothing of it, and says which. */
export function attachFiles(batch: readonly File[]): void {
  const attachments = batch.map((file) => ({ id: ++lastId, name: file.name, size: file.size, file }));
  const { files, problems } = addFiles(request.files, attachments);
  change({ files, filesProblem: fileProblemText(problems) });
  if (problems.length > 0) notify({ kind: 'error', ...filesNotAdded(problems.map(({ problem }) => problem)) });
  else notify({ kind: 'success', ...filesAdded(batch.length) });
}

export function detachFile(id: number): void {
  change({ files: request.files.filter((file) => file.id !== id), filesProblem: '' });
}

/**
 * Sends the request. It ends the same when the visitor goes on to another page; one that fails loses nothing.
 *
 * @param data what the form holds, where it shall really be sent.
 */
export async function sendRequest(data?: FormData): Promise<void> {
  if (request.sending) return;
  change({ sending: true, progress: undefined });
  try {
    const refused = data ? await deliver(data) : await simulate();
    if (refused) {
      change({ ...refused.found, sending: false });
      notify({ kind: 'error', ...refused.notice });
      return;
    }
    draft = undefined;
    change({ files: [], filesProblem: '', problems: {}, sending: false, sent: request.sent + 1 });
    notify({ kind: 'success', ...formNotices.sent });
  } catch {
    change({ sending: false });
    notify({ kind: 'error', ...formNotices.notSent });
  }
}

/** Waits, and sends nothing anywhere. */
const simulate = () => new Promise<undefined>((resolve) => setTimeout(resolve, submitDelayMs));

async function deliver(data: FormData): Promise<Refused | undefined> {
  const { files } = request;
  const delivery = await fetchDelivery();
  return delivery.deliver(data, files, (progress) => change({ progress }));
}

/** Fetches the code that really sends. */
export const fetchDelivery = () => import('./delivery/deliver.tsx');

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
