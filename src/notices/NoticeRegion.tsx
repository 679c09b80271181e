import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { color, media, rule, size } from '../theme.ts';
import { onNotices, takeNotices } from './notify.ts';
import { withRetries } from '../navigation/with-retries.ts';
import { useNoticeRegion } from './useNoticeRegion.ts';
import { useStyle } from '../useStyle.ts';

const style = css({
  position: 'fixed',
  // Above the scroll-to-top button. The padding leaves room for the ring of the focus.
  right: '12px',
  bottom: '80px',
  zIndex: 3,
  width: 'min(436px, 100vw - 24px)',
  padding: '8px',
  borderRadius: size.radius,
  // Between the notices the page behind takes the clicks.
  pointerEvents: 'none',
  '&[tabindex]:focus-visible': {
    outline: `3px solid ${color.ink}`,
    outlineOffset: '-3px',
    boxShadow: `inset 0 0 0 6px ${color.amber}`,
  },
  // Whoever comes here by Alt+T sees where they are.
  '&:empty:focus::before': {
    content: '"No notifications"',
    display: 'block',
    padding: '12px 16px',
    border: rule.frame,
    background: color.white,
  },
  // Scrolls where a few long notices would not fit.
  [media.narrow]: {
    right: '4px',
    bottom: '68px',
    width: 'min(436px, 100vw - 8px)',
    maxHeight: 'calc(100dvh - 76px)',
    overflow: 'hidden auto',
  },
  [media.low]: { bottom: '4px', maxHeight: '70dvh', overflow: 'hidden auto' },
  [media.print]: { display: 'none' },
});

/** The region where notices appear. It stands in the page from the start, so that screen readers know of it. */
export function NoticeRegion() {
  const { ref, ...region } = useNoticeRegion();
  const [code, setCode] = useState<typeof import('./NoticeStack.tsx')>();

  useEffect(() => {
    if (code) return undefined;
    return onNotices(() => {
      sinkGooberStyles();
      withRetries(() => import('./NoticeStack.tsx')).then(setCode, alertNotices);
    });
  }, [code]);

  return (
    <section aria-label="Notifications" tabIndex={-1} className={useStyle(style)} ref={ref}>
      {code && <code.NoticeStack {...region} />}
    </section>
  );
}

/**
 * notistack's styles are written by goober, as text into a `<style>` element, which the security policy forbids. Where
 * goober finds its element it asks no further: it gets an object that keeps the text to itself. Our own styles need none
 * of it. This must run before notistack's module does.
 */
function sinkGooberStyles() {
  Object.assign(window, { _goober: { parentNode: true, firstChild: { data: '' } } });
}

/** The code cannot be had (no network, or a newer build has replaced it): a bare dialog is better than silence. */
function alertNotices() {
  for (const { title, text } of takeNotices()) window.alert(title ? `${title}\n${text}` : text);
}
