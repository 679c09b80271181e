import { useIsLoading } from '../navigation/loading.ts';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { color, media } from '../theme.ts';

const styles = {
  loadingBar: {
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

/** A bar that moves above the page while the code of the next one is awaited. */
export function LoadingBar() {
  const classes = useStyles(styles);
  const isLoading = useIsLoading();
  return (
    <div
      hidden={!isLoading}
      data-screen
      className={classes.loadingBar}
      role="progressbar"
      aria-label="Loading the page"
    />
  );
}
