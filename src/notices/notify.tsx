import { NoticeCard, type Notice } from './NoticeCard.tsx';
import { closeSnackbar, enqueueSnackbar } from './notistack.ts';

/** Shows a notice in the region bottom right. Needs the region on the page, so only events call it. */
export function notify(notice: Notice): void {
  enqueueSnackbar({ content: (id) => <NoticeCard notice={notice} onEnd={() => closeSnackbar(id)} /> });
}
