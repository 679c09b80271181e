import { useState } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from './layout/ErrorBoundary.tsx';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/header/Header.tsx';
import { useMetadata } from './navigation/metadata.ts';
import { Navigation } from './navigation/Navigation.tsx';
import { useArrival } from './navigation/useArrival.ts';
import { NoticeRegion } from './notices/NoticeRegion.tsx';
import type { Page } from './page.ts';
import { loadedPage, pagePath } from './routes.tsx';
import { useStyles, type Styles } from './styles/useStyles.ts';
import { color, columnLines, font, media, rule, typography, silent } from './theme.ts';

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

interface AppProps {
  /** The page at the address of the document. */
  firstPage: Page;
}

/** Renders the site, on the server and in the browser. The outer boundary catches errors of the frame. */
export function App({ firstPage }: AppProps) {
  return (
    <ErrorBoundary>
      <CurrentPage firstPage={firstPage} />
    </ErrorBoundary>
  );
}

/** Shows the page of the current address in the frame that every page has. */
function CurrentPage({ firstPage }: AppProps) {
  const location = useLocation();
  const { pathname, search } = location;
  const [firstLocation] = useState(location);
  // `Navigation` loads a page before it tells the router the address.
  const page = (location !== firstLocation && loadedPage(pathname)) || firstPage;
  // A proxy may add a slash at the end. The server rendered the page without the slash.
  const knownPath = pagePath(pathname);
  const path = knownPath ?? pathname;
  const classes = useStyles(styles);
  useMetadata(path, page);
  useArrival(location);

  return (
    <>
      <a href="#main" data-screen className={classes.skipLink}>
        Skip to content
      </a>{' '}
      {/* The 404 page is the same at every path, so one compressed copy serves all unknown paths. */}
      <Header path={knownPath ?? ''} />
      <div className={classes.sheet}>
        <ErrorBoundary location={location}>
          <main id="main">
            <page.Component path={path} search={search} />
          </main>
        </ErrorBoundary>
        <Footer />
      </div>
      {/* `useMetadata` announces the title of a page here after a navigation. */}
      <output />
      <Navigation />
      <NoticeRegion />
    </>
  );
}
