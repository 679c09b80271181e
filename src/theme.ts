import { typography } from './styles/type-scale.ts';

/** The drawing sheet's materials: one home for colors, type, spacing, breakpoints and the header's height. */

/** Contrast is tested in `test/unit/styles/theme.test.ts`; `textPairs` lists which color is lettered on which ground. */
export const color = {
  ink: '#11284F',
  deep: '#0A1933',
  paper: '#FBFAF6',
  white: '#FFFFFF',
  tint: '#F0EFE9',
  /** Secondary text. */
  steel7: '#46525F',
  /** The palest gray allowed for text and control edges. */
  steel5: '#66717D',
  /** Rules inside title blocks. */
  steel4: '#7E8893',
  /** Rules between cells; decoration only. */
  steel3: '#B9C0C7',
  grid: '#E9E8E2',
  /** Secondary text and thin lines on ink. */
  fog: '#BCC8DA',
  /** The accent. On paper it is a fill under ink or a thick line, never text. */
  amber: '#F4A700',
  /** Means emergency and nothing else. */
  red: '#A80F18',
  redPressed: '#7E0A11',
} as const;

/** Every pair in which text appears: [text, ground]. Each must reach 4.5:1; the emergency pairs 7:1 (AAA). */
export const textPairs = [
  [color.ink, color.paper],
  [color.ink, color.white],
  [color.ink, color.tint],
  [color.white, color.ink],
  [color.steel7, color.paper],
  [color.steel7, color.white],
  [color.steel5, color.paper],
  [color.fog, color.ink],
  [color.deep, color.amber],
] as const;

export const emergencyPairs = [
  [color.white, color.red],
  [color.white, color.redPressed],
  [color.red, color.paper],
] as const;

/** Edges of controls and lines that carry meaning: [edge, ground], 3:1 or better. */
export const edgePairs = [
  [color.ink, color.paper],
  [color.steel5, color.paper],
  [color.steel5, color.white],
  [color.steel4, color.paper],
  [color.white, color.ink],
  [color.amber, color.ink],
] as const;

export { asHeading, font, lettering, typography } from './styles/type-scale.ts';

/** The spacing scale: three lengths that shrink with the window, set in `global-style.ts`. Other gaps are multiples of 4 px. */
export const space = {
  /** From a cell's edge to its words: 28 px, and 16 on phones. */
  cell: 'var(--cell)',
  /** Above and below the words of a cell: 28 px, and 20 on phones. */
  row: 'var(--row)',
  /** Above and below the head of a section: 64 px, 48 on tablets, 40 on phones. */
  head: 'var(--head)',
} as const;

export const size = {
  /** 80 px, and 52 in a low window: `global-style.ts` says which. */
  header: 'var(--header)',
  /** Least height and width of anything to tap, for fingers in gloves. */
  target: '44px',
  sheet: '1440px',
  radius: '2px',
} as const;

export const rule = {
  frame: `2px solid ${color.ink}`,
  cell: `1px solid ${color.steel3}`,
  block: `1px solid ${color.steel4}`,
} as const;

/**
 * Media queries, as `matchMedia` takes them. In `em` they follow the letters that the visitor has set: with 24 px for 16, a window
 * of 1,770 px has the layout of a tablet. At 16 px the widths end with 600, 740, 820, 1,180 and 1,300 px.
 */
export const mediaQuery = {
  /** One column. */
  phone: '(max-width:37.5em)',
  /** Up to 272 px, or large letters on a small phone. */
  narrowest: '(max-width:17em)',
  /** Two columns, figures in a row, whole drawings. */
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
  /** Up to 360 px, a phone on its side or 400 % zoom: the header would be nearly a quarter of the window. */
  lowWindow: '(max-height:22.5em)',
  /** A phone on its side, or 200 % zoom: several notices would cover most of it. */
  shortWindow: '(max-height:35em)',
  reducedMotion: '(prefers-reduced-motion:reduce)',
} as const;

const at = <Query extends string>(query: Query) => `@media ${query}` as const;

/** The same queries as rules of a style, and some of the medium itself. */
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
  /** Paper keeps a phone's layout where a tablet's would be cut at its pages' ends. */
  phoneOrPaper: at(`print, ${mediaQuery.phone}`),
  wideTabletOrPaper: at(`print, ${mediaQuery.fromWideTablet}`),
  print: at('print'),
  notPrint: at('not print'),
  forcedColors: at('(forced-colors:active)'),
  /** Touch screens. */
  withoutHover: at('(hover:none)'),
  withoutScripts: at('(scripting:none)'),
  /** Browsers before 2024. There the main links are in rows below the name, without a menu. */
  withoutPopovers: '@supports not selector(:popover-open)',
} as const;

/** Rules for screens only, because paper has the layout of another width. */
export const onScreen = {
  tablet: at(`screen and ${mediaQuery.tablet}`),
  fromTablet: at(`screen and ${mediaQuery.fromTablet}`),
  upToNarrowTablet: at(`screen and ${mediaQuery.upToNarrowTablet}`),
  upToUprightTablet: at(`screen and ${mediaQuery.upToUprightTablet}`),
  upToTablet: at(`screen and ${mediaQuery.upToTablet}`),
  fromWideTablet: at(`screen and ${mediaQuery.fromWideTablet}`),
  /** Wide, and no low window. */
  wideNotLow: at(`screen and ${mediaQuery.fromWideTablet} and (min-height:22.51em)`),
  /** Wide, and no short window. */
  wideNotShort: at(`screen and ${mediaQuery.fromWideTablet} and (min-height:35.01em)`),
} as const;

/**
 * Ruled cells: each has the rules at its top and left, and those that would double the frame are cut off. Not on paper,
 * because Firefox 153 prints nothing of a clipped list after a page break. A gap of 1 px over a ground in the color of the rule
 * would be simpler, but forced colors and printers leave backgrounds out, and the rules with them.
 */
export const gridLines = {
  grid: { margin: '-1px 0 0 -1px', [media.notPrint]: { clipPath: 'inset(1px 0 0 1px)' } },
  cell: { border: rule.cell, borderWidth: '1px 0 0 1px' },
  /** The rule between the entries of a list. */
  between: { borderTop: rule.cell, '&:first-of-type': { borderTop: 0 } },
} as const;

/** The color of a shadow: ink with a quarter of its strength. */
export const shadow = `${color.ink}40`;

/** Secondary text, on either ground. */
export const mutedColor = 'var(--quiet)';

/** A stroke at the end of each column of the sheet: `--n` of them, twelve or four. */
export const columnLines = (stroke: string) =>
  `linear-gradient(90deg,#0000 calc(100% - 1px), ${stroke} 0) 0 / calc(100% / var(--n))`;

/** The columns of the sheet, faintly ruled behind heads: a background. `global-style.ts` sets it, since it is long. */
export const ruledColumns = 'var(--columns)';

/** Covers a cell with the target of the link in it. */
export const wholeCell = { content: '""', position: 'absolute', inset: 0 } as const;

/**
 * The ring around what has the focus. On ink its line is white (`global-style.ts`). Where a ring outside would be cut off,
 * the element has a negative `outlineOffset`.
 */
export const focusRing = {
  outline: `3px solid ${color.ink}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${color.amber}`,
} as const;

/** The line under a link on pointing at it or at its cell. */
export const linkUnderline = { textDecoration: `underline ${color.amber} 3px`, textUnderlineOffset: '6px' } as const;

/** Out of sight, but still read by screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A number in a circle, as parts are numbered on an assembly drawing. */
export const numberBadge = {
  ...typography.condensed,
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  border: `2px solid ${color.ink}`,
  borderRadius: '50%',
  background: color.amber,
  color: color.deep,
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: 0,
  textDecoration: 'none',
} as const;
