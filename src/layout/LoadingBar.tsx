import { useStyle, type Style } from '../styles/useStyle.ts';
import { color, media } from '../theme.ts';

const style: Style = {
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 3,
  height: '6px',
  background: `linear-gradient(90deg, ${color.ink} 50%, ${color.amber} 50%) 0 / 96px`,
  animation: 'loading 900ms linear infinite',
  '@keyframes loading': { to: { backgroundPosition: '96px' } },
  [media.reducedMotion]: { animation: 'none' },
};

/** A progress bar at the top of the window, for a page that takes long to load. */
export function LoadingBar() {
  return <div data-screen className={useStyle(style)} role="progressbar" aria-label="Loading the page" />;
}
