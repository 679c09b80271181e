import type { ReactNode } from 'react';
import type { Attachment, Refused } from '../contact-request.ts';
import { postForm } from './post-form.ts';
import { postUntilAnswered } from './post-until-answered.ts';
import { readAnswer } from './server-answer.ts';
import { UploadProgress } from './UploadProgress.tsx';

/** The last request that was not sent. */
let unsent = { content: '', id: '' };

/**
 * Sends the entries of the form, with the attached files. Resolves with nothing when a mail relay has taken them, and with
 * the server's answer when it refuses them; rejects when they could not be sent. Until then, closing the tab asks for confirmation.
 *
 * @param show receives the progress bar of the upload.
 */
export async function deliver(
  data: FormData,
  files: readonly Attachment[],
  show: (progress: ReactNode) => void,
): Promise<Refused | undefined> {
  // The picker is empty, because chosen files are moved to the list.
  data.delete('files');
  const id = requestId(JSON.stringify([[...data], files.map((file) => file.id)]));
  if (id) data.set('requestId', id);
  // Milliseconds since the document was requested. Programs need less time than people. Each retry sends the same value.
  data.set('elapsed', String(Math.round(performance.now())));
  for (const { file } of files) data.append('files', file);
  const showShare = (share: number) => files.length > 0 && show(<UploadProgress percent={Math.floor(share * 100)} />);
  const post = () => {
    showShare(0);
    return postForm(data, showShare);
  };
  window.addEventListener('beforeunload', askFirst);
  try {
    const refused = readAnswer(await postUntilAnswered(post));
    if (!refused) unsent = { content: '', id: '' };
    return refused;
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
