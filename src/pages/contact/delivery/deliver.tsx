import type { ReactNode } from 'react';
import type { Attachment, Refused } from '../contact-request.ts';
import { postForm } from './post-form.ts';
import { postUntilAnswered } from './post-until-answered.ts';
import { readAnswer } from './server-answer.ts';
import { UploadProgress } from './UploadProgress.tsx';

/** The last request that was not sent. */
let unsent = { content: '', id: '' };

/**
 * Sends what the form holds, with the attached files. Resolves with nothing when a mail relay has taken it, and with what
 * the server says when it refuses it; rejects when it could not be sent. Meanwhile closing the tab asks first.
 *
 * @param show takes what shows the visitor how much of the files has gone up.
 */
export async function deliver(
  data: FormData,
  files: readonly Attachment[],
  show: (progress: ReactNode) => void,
): Promise<Refused | undefined> {
  // The picker is empty: what was chosen has been taken out of it.
  data.delete('files');
  const id = requestId(JSON.stringify([[...data], files.map((file) => file.id)]));
  if (id) data.set('requestId', id);
  // Milliseconds since the document was asked for: programs need less than people. Each try sends the same.
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
 * The same for the same content until that was sent: when only the answer was lost, the server knows by it not to send
 * a second mail. Empty where a browser makes none: on plain http, unless from the own machine.
 */
function requestId(content: string): string {
  if (content !== unsent.content) unsent = { content, id: window.isSecureContext ? crypto.randomUUID() : '' };
  return unsent.id;
}

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
