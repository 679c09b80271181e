import type { Notice } from './notice.ts';
import { NoticeCard } from './NoticeCard.tsx';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from './notistack.ts';
import { repeatNotice } from './useRepeats.ts';

/** The notices that are shown or wait for their turn. */
const open = new Map<SnackbarKey, Notice>();

/**
 * Shows a notice in the region bottom right. One that is open already begins again instead: its time restarts, and screen
 * readers announce it. Needs the region on the page, so only events call it.
 */
export function notify(notice: Notice): void {
  const [same] = [...open].find(([, { title, text }]) => title === notice.title && text === notice.text) ?? [];
  if (same !== undefined) return repeatNotice(same);
  const key = enqueueSnackbar({
    content: (id) => <NoticeCard id={id} notice={notice} onEnd={() => closeSnackbar(id)} />,
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
