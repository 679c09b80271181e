import { createContext, use, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { media } from '../theme.ts';
import { HeldContext } from './NoticeCard.tsx';
import { SnackbarProvider, type TransitionProps } from './notistack.ts';

const stackStyle: Style = {
  // The newest notice is lowest, so that the tab order goes down the screen.
  display: 'grid',
  // Leaves room for the tooltip of the first notice, which the region would cut off.
  paddingTop: '16px',
  // notistack animates the height of a dismissed notice with an inline style, and takes no class for that element.
  [media.reducedMotion]: { '& > div': { transition: 'none !important' } },
};

const itemStyle: Style = { width: '100%' };

const slideStyle: Style = {
  paddingTop: '12px',
  transition: 'translate 200ms ease-out, opacity 200ms',
  '@starting-style': { translate: '48px', opacity: 0 },
  '&[inert]': { translate: '48px', opacity: 0 },
  [media.reducedMotion]: { transition: 'none' },
};

export interface NoticeStackProps {
  /** Whether the visitor is busy with the notices, so that none disappears by itself. */
  held: boolean;
  /** Called when a notice has disappeared. */
  release: () => void;
  /** Gives the focus back to the page. */
  leave: () => void;
}

const LeaveContext = createContext(() => {});

/** Shows the notices. notistack manages their queue and their transitions; the cards are our own. */
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
          // Each card counts its own time, because notistack's timer does not stop while the focus is inside.
          autoHideDuration={null}
          disableWindowBlurListener
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          classes={{ containerRoot: useStyle(stackStyle), root: useStyle(itemStyle) }}
          TransitionComponent={Slide}
          onExited={release}
        />
      </LeaveContext>
    </HeldContext>
  );
}

/** Animates a notice. One that disappears takes no more clicks and passes the focus on. */
function Slide({ in: shown = false, onEntered, onExited, children }: TransitionProps) {
  const slide = useRef<HTMLDivElement>(null);
  const leave = use(LeaveContext);
  const tellStack = useEffectEvent(() => {
    if (!slide.current) return;
    if (shown) return onEntered?.(slide.current, true);
    handFocusOn(slide.current, leave);
    onExited?.(slide.current);
  });
  // Before the browser removes the focus from an inert element.
  useLayoutEffect(() => tellStack(), [shown]);
  return (
    <div ref={slide} className={useStyle(slideStyle)} inert={!shown}>
      {children}
    </div>
  );
}

/** Moves the focus to the button of the next notice, so that all can be dismissed one after the other. */
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
