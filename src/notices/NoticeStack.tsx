import { css } from '@emotion/react';
import { createContext, use, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { media } from '../theme.ts';
import { HeldContext } from './NoticeCard.tsx';
import { SnackbarProvider, type TransitionProps } from './notistack.ts';
import { useStyle } from '../useStyle.ts';

const style = css({
  display: 'grid',
  // The newest is lowest, so that tabbing goes down the screen.
  '& .notistack-CollapseWrapper': { paddingTop: '12px' },
  '& .notistack-Snackbar': { width: '100%' },
  // notistack itself animates the height of one that has gone, by a style on the element.
  [media.reducedMotion]: { '& > div': { transition: 'none !important' } },
});

const slideStyle = css({
  transition: 'translate 200ms ease-out, opacity 200ms',
  '@starting-style': { translate: '48px', opacity: 0 },
  '&[inert]': { translate: '48px', opacity: 0 },
  [media.reducedMotion]: { transition: 'none' },
});

export interface NoticeStackProps {
  /** The visitor is busy with the notices: none goes by itself. */
  held: boolean;
  /** Called when a notice has gone from the screen. */
  release: () => void;
  /** Gives the focus back to the page. */
  leave: () => void;
}

const LeaveContext = createContext(() => {});

/** The notices on the screen. notistack keeps their queue and their coming and going; how they look is ours. */
export function NoticeStack({ held, release, leave }: NoticeStackProps) {
  const hidden = useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  );
  return (
    <HeldContext value={held || hidden}>
      <LeaveContext value={leave}>
        <SnackbarProvider
          maxSnack={4}
          // Each card counts its own time: notistack's would run on while the focus is inside.
          autoHideDuration={null}
          disableWindowBlurListener
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          classes={{ containerRoot: useStyle(style) }}
          TransitionComponent={Slide}
          onExited={release}
        />
      </LeaveContext>
    </HeldContext>
  );
}

/** Lets a notice come and go; one that goes takes no more clicks, and hands the focus on if it has it. */
function Slide({ in: shown = false, onEntered, onExited, children }: TransitionProps) {
  const slide = useRef<HTMLDivElement>(null);
  const leave = use(LeaveContext);
  const tellStack = useEffectEvent(() => {
    if (!slide.current) return;
    if (shown) return onEntered?.(slide.current, true);
    handFocusOn(slide.current, leave);
    onExited?.(slide.current);
  });
  // Before the browser takes the focus away from what has become inert.
  useLayoutEffect(() => tellStack(), [shown]);
  return (
    <div ref={slide} className={useStyle(slideStyle)} inert={!shown}>
      {children}
    </div>
  );
}

/** To the next notice's button, so that all can be dismissed in a row. */
function handFocusOn(slide: HTMLElement, leave: () => void) {
  if (!slide.contains(document.activeElement)) return;
  const next = slide.closest('section')?.querySelector<HTMLElement>('button:not([inert] *)');
  if (next) next.focus();
  else leave();
}

function watchVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
