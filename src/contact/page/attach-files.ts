import { closeNotices, notify } from '../../notices/notify.tsx';
import { filesAdded } from '../files.ts';
import { endsWhenCorrected } from './ended-notices.ts';
import { formState } from './form-state.ts';

/** Attaches the whole batch or none of it, and shows a notice. */
export function attachFiles(batch: readonly File[]): void {
  const refusal = formState().attached(batch);
  if (refusal) {
    notify({ kind: 'error', about: 'files', ...refusal });
    return;
  }
  closeFileErrors();
  notify({ kind: 'success', about: 'files', ...filesAdded(batch.length) });
}

export function detachFile(id: number): void {
  formState().detached(id);
  closeFileErrors();
}

export const closeFileErrors = (): void => closeNotices(endsWhenCorrected('files'));
