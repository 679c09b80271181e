import { useStyle, type Style } from '../styles/useStyle.ts';
import { color, focusRing, media, rule, size } from '../theme.ts';
import { NoticeStack } from './NoticeStack.tsx';
import { useNoticeRegion } from './useNoticeRegion.ts';

const style: Style = {
  position: 'fixed',
  // Above the scroll-to-top button. The padding leaves room for focus rings.
  right: '4px',
  bottom: '68px',
  zIndex: 3,
  width: 'min(436px, 100vw - 8px)',
  // A few long notices may not fit.
  maxHeight: 'calc(100dvh - 76px)',
  overflow: 'hidden auto',
  padding: '8px',
  borderRadius: size.radius,
  // Clicks between the notices reach the page behind.
  pointerEvents: 'none',
  '&[tabindex]:focus-visible': {
    outline: focusRing.outline,
    outlineOffset: '-3px',
    boxShadow: `inset 0 0 0 6px ${color.amber}`,
  },
  // Alt+T brings a visitor here also when there are none.
  '&:empty:focus::before': {
    content: '"No notifications"',
    display: 'block',
    padding: '12px 16px',
    border: rule.frame,
    background: color.white,
  },
  [media.low]: { bottom: '4px', maxHeight: '70dvh' },
};

/** The region where notices appear. It is in the page from the start, so that screen readers know of it. */
export function NoticeRegion() {
  const { ref, ...region } = useNoticeRegion();
  return (
    <section data-screen aria-label="Notifications" tabIndex={-1} className={useStyle(style)} ref={ref}>
      <NoticeStack {...region} />
    </section>
  );
}
