import { refuseUnreadable, type Attachment } from './attachments.ts';
import { postForm, postUntilAnswered } from './post-form.ts';
import { notSent, type Refusal } from './refusal.ts';
import { readAnswer } from './server-answer.ts';

/** The last request that was not sent. */
let unsent = { content: '', id: '' };

/**
 * Sends the entries of the form. Resolves with nothing when a mail relay has taken them, and otherwise with the reason. Until
 * then, closing the tab asks for confirmation. Rejects only when our own code fails.
 *
 * @param files the files that are among the entries.
 * @param onUpload receives the share that is uploaded, from 0 to 1.
 */
export async function deliver(
  data: FormData,
  files: readonly Attachment[],
  onUpload: (share: number) => void,
): Promise<Refusal | undefined> {
  const id = requestId(JSON.stringify([[...data], files.map((file) => file.id)]));
  if (id) data.set('requestId', id);
  // Milliseconds since the document was requested. Programs need less time than people. Each retry sends the same value.
  data.set('elapsed', String(Math.round(performance.now())));
  const post = () => {
    onUpload(0);
    return postForm(data, onUpload);
  };
  window.addEventListener('beforeunload', askFirst);
  try {
    // A browser reports a file that it can no longer read as a network failure.
    const answer = await postUntilAnswered(post, async () => (await refuseUnreadable(files)) !== undefined);
    const refusal = answer ? readAnswer(answer) : ((await refuseUnreadable(files)) ?? notSent);
    if (!refusal) unsent = { content: '', id: '' };
    return refusal;
  } finally {
    window.removeEventListener('beforeunload', askFirst);
  }
}

/**
 * Returns an id, the same for the same content until it was sent. The server sends no second mail for an id that it knows, so
 * a lost answer does no harm. Empty on plain http, where browsers have no `randomUUID`, except from their own machine.
 */
function requestId(content: string): string {
  if (content !== unsent.content) unsent = { content, id: window.isSecureContext ? crypto.randomUUID() : '' };
  return unsent.id;
}

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
