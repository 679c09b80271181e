import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { media } from '../theme.ts';
import type { TransitionProps } from './notistack.ts';
import { leaveNotices } from './useNoticeRegion.ts';

const styles = {
  root: {
    paddingTop: '12px',
    transition: 'translate 200ms ease-out, opacity 200ms',
    '@starting-style': { translate: '48px', opacity: 0 },
    '&[inert]': { translate: '48px', opacity: 0 },
    [media.reducedMotion]: { transition: 'none' },
  },
} satisfies Styles;

/**
 * Moves a notice in and out. One that leaves takes no more clicks and passes the focus on. The styles have their own
 * transition, so notistack hears of each end at once; it then removes the notice's height.
 */
export function Slide({ in: shown = false, onEntered, onExited, children }: TransitionProps) {
  const classes = useStyles(styles);
  const slide = useRef<HTMLDivElement>(null);
  const onChange = useEffectEvent(() => {
    if (!slide.current) return;
    if (shown) return onEntered?.(slide.current, true);
    passFocusOn(slide.current);
    onExited?.(slide.current);
  });
  // Before the browser removes the focus from an inert element.
  useLayoutEffect(() => onChange(), [shown]);
  return (
    <div ref={slide} className={classes.root} inert={!shown}>
      {children}
    </div>
  );
}

/** Moves the focus to the button of the next notice, so that all can be dismissed one after the other. */
function passFocusOn(slide: HTMLElement) {
  if (!slide.contains(document.activeElement)) return;
  const next = slide.closest('section')?.querySelector<HTMLElement>('button:not([inert] *)');
  if (next) next.focus();
  else leaveNotices();
}
