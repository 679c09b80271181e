import type { ReactNode } from 'react';
import { Navigation } from '../navigation/Navigation.tsx';
import { NoticeRegion } from '../notices/NoticeRegion.tsx';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { color, columnLines, font, media, rule, typography, silent } from '../theme.ts';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';

const styles = {
  /** Draws the page as an engineer's drawing sheet: a frame with numbered columns, and a letter per section. */
  sheet: {
    paddingBottom: '31px',
    border: rule.cell,
    borderTop: 0,
    margin: '0 max(16px, 50% - 704px)',
    counterReset: 'section',
    '&::before': {
      ...typography.small,
      content: silent('"1 2 3 4 5 6 7 8 9 10 11 12"'),
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
      '&::before': { content: silent('"1 2 3 4"'), lineHeight: '22px', margin: 0, padding: '0 calc(100% / 8 - 4px)' },
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
} satisfies Styles;

interface FrameProps {
  /** Path of the current page, for the current link; empty for the 404 page. */
  path: string;
  /** The page, inside `main`. */
  children: ReactNode;
}

/** The frame around every page. */
export function Frame({ path, children }: FrameProps) {
  const classes = useStyles(styles);
  return (
    <>
      <a href="#main" data-screen className={classes.skipLink}>
        Skip to content
      </a>{' '}
      <Header path={path} />
      <div className={classes.sheet}>
        {children}
        <Footer />
      </div>
      {/* `useMetadata` announces the title of a page here after a navigation. */}
      <output />
      <Navigation />
      <NoticeRegion />
    </>
  );
}
