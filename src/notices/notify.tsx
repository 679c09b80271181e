import type { Notice } from './notice.ts';
import { NoticeCard } from './NoticeCard.tsx';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from './notistack.ts';

/** The notices that are shown or wait for their turn. */
const open = new Map<SnackbarKey, Notice>();

/**
 * Shows a notice in the region bottom right, in place of an open one with the same words. A new one is announced by screen readers,
 * and has its whole time. Needs the region on the page, so only events call it.
 */
export function notify(notice: Notice): void {
  closeNotices(({ title, text }) => title === notice.title && text === notice.text);
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
    // notistack does not call `onClose` for one that waits.
    open.delete(key);
    closeSnackbar(key);
  }
}
