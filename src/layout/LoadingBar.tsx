import type { Ref } from 'react';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { color, media } from '../theme.ts';

const styles = {
  root: {
    position: 'fixed',
    inset: '0 0 auto',
    zIndex: 3,
    height: '6px',
    background: `linear-gradient(90deg, ${color.ink} 50%, ${color.amber} 50%) 0 / 96px`,
    // Nearly all pages arrive sooner than the delay ends.
    visibility: 'hidden',
    animation: 'loading 900ms 300ms linear infinite',
    '@keyframes loading': {
      from: { visibility: 'visible' },
      to: { visibility: 'visible', backgroundPosition: '96px' },
    },
    // Where the animation ends, so that nothing moves.
    [media.reducedMotion]: { backgroundPosition: '96px' },
  },
} satisfies Styles;

/**
 * A progress bar at the top of the window, for a page that takes long to load. `usePageLoading` shows it through its
 * reference, because a state would render the page twice more per click.
 */
export function LoadingBar({ ref }: { ref: Ref<HTMLDivElement> }) {
  const classes = useStyles(styles);
  return <div ref={ref} hidden data-screen className={classes.root} role="progressbar" aria-label="Loading the page" />;
}
