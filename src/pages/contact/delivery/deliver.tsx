import type { ReactNode } from 'react';
import type { NamedFile } from '../../../contact-form/files.ts';
import { useStyle, type Style } from '../../../styles/useStyle.ts';
import { color } from '../../../theme.ts';
import { postForm, postUntilAnswered } from './post-form.ts';
import { readAnswer, type Refusal } from './server-answer.ts';

export interface Attachment extends NamedFile {
  /** The same file may be attached twice. */
  id: number;
  file: File;
}

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
): Promise<Refusal | undefined> {
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
    const refusal = readAnswer(await postUntilAnswered(post));
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

const labelStyle: Style = { display: 'flex', gap: '12px', justifyContent: 'space-between', fontWeight: 600 };
const barStyle: Style = { display: 'block', width: '100%', height: '20px', accentColor: color.ink };

/** Shows the progress of the upload. A screen reader announces each quarter, from a live region that is empty at first. */
function UploadProgress({ percent }: { percent: number }) {
  const quarter = percent - (percent % 25);
  return (
    <div data-screen>
      <label htmlFor="upload" className={useStyle(labelStyle)}>
        Uploading the files <span aria-hidden>{`${percent} %`}</span>
      </label>
      <progress id="upload" className={useStyle(barStyle)} value={percent} max={100} />
      <output className="visually-hidden">{quarter > 0 && `${quarter} % uploaded`}</output>
    </div>
  );
}
