import { css } from '@emotion/react';
import { useRef } from 'react';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { color, focusRing, media, rule, size } from '../theme.ts';
import { LiveRegions } from './LiveRegions.tsx';
import { SnackbarProvider } from './notistack.ts';
import { Slide } from './Slide.tsx';
import { HeldContext, useNoticeRegion } from './useNoticeRegion.ts';
import { useRoomForNotices } from './useRoomForNotices.ts';

const styles = {
  root: {
    position: 'fixed',
    // Above the scroll-to-top button. The padding leaves room for focus rings.
    right: '4px',
    bottom: '68px',
    zIndex: 3,
    width: 'min(436px, 100vw - 8px)',
    // Leaves room for what has the focus, and has room for a notice at 400 % zoom (a window of 320 × 256). The others scroll.
    maxHeight: 'max(50vh, 148px)',
    overflow: 'hidden auto',
    padding: '8px',
    scrollPadding: '8px',
    borderRadius: size.radius,
    // Clicks between the notices reach the page behind.
    pointerEvents: 'none',
    '&[tabindex]:focus-visible': {
      outline: focusRing.outline,
      outlineOffset: '-3px',
      boxShadow: `inset 0 0 0 6px ${color.amber}`,
    },
    [media.shortWindow]: { bottom: 0 },
  },
  list: {
    // The newest notice is lowest, so that the tab order goes down the screen.
    display: 'grid',
    // Leaves room for the tooltip of the first notice, which the region would cut off.
    paddingTop: '16px',
    // notistack gives each notice an element with inline styles, and takes no class for it. It animates its height, and takes
    // clicks beside the card. (As text, because the type of the property knows no `!important`.)
    '& > div': css`
      pointer-events: none !important;
    `,
    [media.reducedMotion]: { '& > div': { transition: 'none !important' } },
  },
  item: { width: '100%' },
  /** Alt+T brings a visitor here also when there are none. */
  empty: {
    padding: '12px 16px',
    border: rule.frame,
    background: color.white,
    '&:not(:only-child)': { display: 'none' },
  },
} satisfies Styles;

/**
 * The region where notices appear, and the elements that announce them. They are in the page from the start, so that screen readers know
 * of them. notistack manages the queue of notices; their cards and their transition are our own.
 */
export function NoticeRegion() {
  const classes = useStyles(styles);
  const ref = useRef<HTMLElement>(null);
  const { held, focused, release } = useNoticeRegion(ref);
  useRoomForNotices(ref);
  return (
    <>
      <section data-screen aria-label="Notifications" tabIndex={-1} className={classes.root} ref={ref}>
        {focused && <p className={classes.empty}>No notifications</p>}
        <HeldContext value={held}>
          <SnackbarProvider
            maxSnack={4}
            // Each card counts its own time, because notistack's timer does not stop while the focus is inside.
            autoHideDuration={null}
            disableWindowBlurListener
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            classes={{ containerRoot: classes.list ?? '', root: classes.item ?? '' }}
            TransitionComponent={Slide}
            onExited={release}
          />
        </HeldContext>
      </section>
      <LiveRegions />
    </>
  );
}
