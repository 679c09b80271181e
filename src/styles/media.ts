/**
 * Media queries for `matchMedia`. They are in `em`, so they follow the visitor's text size: with 24 px instead of 16, a window of
 * 1,770 px has the layout of a tablet. At 16 px the widths end at 600, 740, 820, 1,180 and 1,300 px.
 */
export const mediaQuery = {
  /** One column. */
  phone: '(max-width:37.5em)',
  /** Up to 272 px, or large letters on a small phone. */
  narrowest: '(max-width:17em)',
  /** Two columns, figures in a row, complete drawings. */
  tablet: '(min-width:37.51em) and (max-width:73.75em)',
  /** Two columns of a list in thirds, so that the last of nine cells is alone in its row. */
  twoOfThree: '(min-width:37.51em) and (max-width:62.49em)',
  fromTablet: '(min-width:37.51em)',
  upToNarrowTablet: '(max-width:46.25em)',
  upToUprightTablet: '(max-width:51.25em)',
  /** The strips of letters fit at both sides of the sheet. */
  fromWideTablet: '(min-width:51.26em)',
  /** The main links fold into the menu. */
  upToTablet: '(max-width:73.75em)',
  fromDesktop: '(min-width:73.76em)',
  /** Drawings beside text get small. */
  upToLaptop: '(max-width:81.25em)',
  /** Up to 360 px, a phone in landscape or 400 % zoom: the header would be nearly a quarter of the window. */
  lowWindow: '(max-height:22.5em)',
  /** A phone in landscape or 200 % zoom: several notices would cover most of the window. */
  shortWindow: '(max-height:35em)',
  reducedMotion: '(prefers-reduced-motion:reduce)',
} as const;

const at = <Query extends string>(query: Query) => `@media ${query}` as const;

/** The queries as rules of a style, and rules for features of the medium. */
export const media = {
  phone: at(mediaQuery.phone),
  narrowest: at(mediaQuery.narrowest),
  tablet: at(mediaQuery.tablet),
  twoOfThree: at(mediaQuery.twoOfThree),
  fromTablet: at(mediaQuery.fromTablet),
  upToUprightTablet: at(mediaQuery.upToUprightTablet),
  upToTablet: at(mediaQuery.upToTablet),
  fromDesktop: at(mediaQuery.fromDesktop),
  upToLaptop: at(mediaQuery.upToLaptop),
  lowWindow: at(mediaQuery.lowWindow),
  shortWindow: at(mediaQuery.shortWindow),
  reducedMotion: at(mediaQuery.reducedMotion),
  /** Paper uses a phone's layout where page breaks would cut a tablet's. */
  phoneOrPaper: at(`print, ${mediaQuery.phone}`),
  wideTabletOrPaper: at(`print, ${mediaQuery.fromWideTablet}`),
  print: at('print'),
  notPrint: at('not print'),
  forcedColors: at('(forced-colors:active)'),
  /** Touch is the primary input. Many Samsung phones claim to support hover; a laptop with a touch screen has a fine pointer first. */
  touch: at('(hover:none), (pointer:coarse)'),
  withoutScripts: at('(scripting:none)'),
} as const;

/** Rules for screens only, because paper has the layout of another width. */
export const onScreen = {
  tablet: at(`screen and ${mediaQuery.tablet}`),
  fromTablet: at(`screen and ${mediaQuery.fromTablet}`),
  upToNarrowTablet: at(`screen and ${mediaQuery.upToNarrowTablet}`),
  upToUprightTablet: at(`screen and ${mediaQuery.upToUprightTablet}`),
  upToTablet: at(`screen and ${mediaQuery.upToTablet}`),
  fromWideTablet: at(`screen and ${mediaQuery.fromWideTablet}`),
  wideNotLow: at(`screen and ${mediaQuery.fromWideTablet} and (min-height:22.51em)`),
  /** Two columns, one of which stays in view while the other scrolls. */
  desktopAndTall: at(`screen and ${mediaQuery.fromDesktop} and (min-height:54em)`),
  wideNotShort: at(`screen and ${mediaQuery.fromWideTablet} and (min-height:35.01em)`),
} as const;
