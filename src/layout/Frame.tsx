import type { ReactNode, Ref } from 'react';
import { NoticeRegion } from '../notices/NoticeRegion.tsx';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { color, columnLines, font, media, rule, typography, unread } from '../theme.ts';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';

const styles = {
  /** The page is drawn as an engineer's drawing sheet: a frame with numbered columns and, for each section, a letter. */
  sheet: {
    paddingBottom: '31px',
    border: rule.cell,
    borderTop: 0,
    margin: '0 max(16px, 50% - 704px)',
    counterReset: 'section',
    '&::before': {
      ...typography.small,
      content: unread('"1 2 3 4 5 6 7 8 9 10 11 12"'),
      display: 'block',
      margin: '0 31px',
      padding: '0 calc((100% - 62px) / 24 - 6px)',
      border: rule.frame,
      borderTop: 0,
      lineHeight: '29px',
      fontWeight: 600,
      fontStretch: font.condensed,
      color: color.steel7,
      textAlignLast: 'justify',
      background: columnLines(color.steel3),
    },
    [media.upToUprightTablet]: {
      border: 0,
      margin: '0 8px',
      '&::before': { content: unread('"1 2 3 4"'), lineHeight: '22px', margin: 0, padding: '0 calc(100% / 8 - 4px)' },
    },
    [media.print]: { border: 0, margin: 0, '&::before': { content: 'none' } },
  },
  skipLink: {
    position: 'absolute',
    top: '-200px',
    left: '16px',
    zIndex: 3,
    padding: '12px 20px',
    background: color.ink,
    color: color.white,
    fontWeight: 600,
    '&:focus': { top: '16px' },
  },
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

export interface FrameProps {
  /** Path of the page that is shown, for the current link. */
  path: string;
  /** The title of a page that was navigated to, for screen readers to announce. */
  announcement: string;
  /** Receives the progress bar's element, which is hidden. */
  loadingBar: Ref<HTMLDivElement>;
  /** The page, as the `main` element. */
  children: ReactNode;
}

/** The frame that is the same around every page. */
export function Frame({ path, announcement, loadingBar, children }: FrameProps) {
  const classes = useStyles(styles);
  return (
    <>
      <a href="#main" data-screen className={classes.skipLink}>
        Skip to content
      </a>
      <Header path={path} />
      <div className={classes.sheet}>
        {children}
        <Footer />
      </div>
      <output>{announcement}</output>
      <div
        ref={loadingBar}
        hidden
        data-screen
        className={classes.loadingBar}
        role="progressbar"
        aria-label="Loading the page"
      />
      <NoticeRegion />
    </>
  );
}
