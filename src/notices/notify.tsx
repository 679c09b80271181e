import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';
import type { Notice } from './notice.ts';
import { NoticeCard } from './NoticeCard.tsx';

/** The visible and the queued notices. */
const open = new Map<SnackbarKey, Notice>();

/**
 * Shows a notice, and replaces an open notice about the same subject. Call this from events only, because the page must have its
 * region of notices.
 */
export function notify(notice: Notice): void {
  closeNotices(({ about }) => about === notice.about);
  const key = enqueueSnackbar({
    content: (id) => <NoticeCard notice={notice} onEnd={() => closeSnackbar(id)} />,
    onClose: () => open.delete(key),
  });
  open.set(key, notice);
}

/** Closes the open notices that are no longer true. */
export function closeNotices(isOver: (notice: Notice) => boolean): void {
  for (const [key, notice] of open) {
    if (!isOver(notice)) continue;
    // notistack does not call `onClose` for a queued notice.
    open.delete(key);
    closeSnackbar(key);
  }
}
