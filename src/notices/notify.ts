import type { NoticeText } from '../content/page-parts.ts';

/** A notice to show. */
export interface Notice extends NoticeText {
  kind: 'success' | 'error';
}

const waiting: Notice[] = [];
let reader: (() => void) | undefined;

/** Shows a notice in the region bottom right. The code that shows it is fetched with the first one. */
export function notify(notice: Notice): void {
  waiting.push(notice);
  reader?.();
}

/** Fetches the code for notices now, so that one that comes after a wait appears at once. */
export function expectNotice(): void {
  reader?.();
}

/** Takes the notices that nobody has shown yet. */
export function takeNotices(): Notice[] {
  return waiting.splice(0);
}

/** Calls the one reader whenever there may be notices to take. Returns how to stop. */
export function onNotices(read: () => void): () => void {
  reader = read;
  if (waiting.length > 0) read();
  return () => {
    if (reader === read) reader = undefined;
  };
}
