/** The drawing sheet's materials: one home for colours, type, spacing, breakpoints and the header's height. */

/** Contrast is tested in `test/unit/theme.test.ts`; `text` lists which colour is lettered on which ground. */
export const color = {
  ink: '#11284F',
  deep: '#0A1933',
  paper: '#FBFAF6',
  white: '#FFFFFF',
  tint: '#F0EFE9',
  /** Secondary text. */
  steel7: '#46525F',
  /** The palest grey allowed for text and control edges. */
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

/**
 * The lettering. Lines are held to a length in `em`, 0.63 for each `ch`: for `ch` Chromium 156 finds the font while it makes
 * the styles, and makes them again when the font has come (Lighthouse's blocking time of three pages: 138 to 195 ms, 69 to
 * 113 without).
 */
export const font = {
  family: 'Lettering, "Lettering Fallback", sans-serif',
  /** The three widths of the one variable font. */
  condensed: '75%',
  control: '88%',
  text: '100%',
} as const;

/** Headings and figures: condensed, close-set. Spread into a style and add a size. */
export const heading = {
  fontStretch: font.condensed,
  fontWeight: 650,
  lineHeight: 1,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
} as const;

/** Label over a value, in title blocks and tables. */
export const label = {
  fontSize: '14px',
  lineHeight: 1.3,
  fontStretch: font.control,
  color: color.steel7,
} as const;

/** The condensed value under a label. */
export const value = { fontSize: '21px', lineHeight: 1.25, fontStretch: font.condensed, fontWeight: 600 } as const;

export const size = {
  /** 80 px, and 52 in a low window: `global-style.ts` says which. */
  header: 'var(--header)',
  /** Least height and width of anything to tap, for fingers in gloves. */
  target: '44px',
  /** Padding of a cell of the sheet. */
  cell: '28px',
  cellPhone: '16px',
  sheet: '1440px',
  radius: '2px',
} as const;

export const rule = {
  frame: `2px solid ${color.ink}`,
  cell: `1px solid ${color.steel3}`,
  block: `1px solid ${color.steel4}`,
} as const;

export const media = {
  /** One column. */
  phone: '@media (max-width: 600px)',
  /** A tablet either way up: two columns, figures in a row, whole drawings. */
  tablet: '@media (min-width: 601px) and (max-width: 1180px)',
  /** Paper keeps a phone's layout where a tablet's would be cut at its pages' ends. */
  phoneOrPaper: '@media print, (max-width: 600px)',
  /** A tablet and all that is wider. */
  notPhone: '@media (min-width: 601px)',
  /** A tablet upright, and all that is narrower. */
  narrow: '@media (max-width: 820px)',
  /** The main links fold into the menu. */
  belowDesktop: '@media (max-width: 1180px)',
  /** Desktops on which drawings beside text get small. */
  belowWide: '@media (max-width: 1300px)',
  /** A phone on its side, or 400 % zoom: what sticks would cover the page. */
  low: '@media (max-height: 340px)',
  print: '@media print',
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

/** Ink ground with paper lettering; drawings on it turn with it. */
export const onInk = {
  background: color.ink,
  color: color.white,
  '--ground': color.ink,
  '--thin': color.fog,
  // Printers leave backgrounds out: white text would be lost.
  [media.print]: { background: 'none', color: '#000', '--ground': '#fff', '--thin': '#000' },
  [media.forcedColors]: { '--ground': 'Canvas', '--thin': 'CanvasText' },
} as const;

/** The twelve columns of the sheet, faintly ruled behind section heads. */
export const columnLines = {
  background: `repeating-linear-gradient(to right, transparent 0 calc(100% / 12 - 1px), ${color.grid} calc(100% / 12 - 1px) calc(100% / 12))`,
  [media.narrow]: {
    background: `repeating-linear-gradient(to right, transparent 0 calc(25% - 1px), ${color.grid} calc(25% - 1px) 25%)`,
  },
  [media.print]: { background: 'none' },
} as const;
