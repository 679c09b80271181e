import { media } from './styles/media.ts';
import { typography } from './styles/type-scale.ts';

/** The drawing sheet's materials: colors, spacing, sizes and rules. Re-exports the type scale and media queries of `styles/`. */

/** Colors as `#RRGGBB`, the notation for icons, cards and the PDF. `test/unit/styles/theme.test.ts` tests the contrast on each ground. */
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
  /** The accent. On paper a fill under ink or a thick line, never text. */
  amber: '#F4A700',
  /** Emergency, and nothing else. */
  red: '#A80F18',
  redPressed: '#7E0A11',
} as const;

export { media, mediaQuery, onScreen } from './styles/media.ts';
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
  /** 80 px, and 52 in a low window (`global-style.ts`). */
  header: 'var(--header)',
  /** Least height and width of a target, for fingers in gloves. */
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
 * Ruled cells: each has rules at its top and left, and the list clips the rules on the frame. Not on paper, because Firefox prints
 * nothing of a clipped list after a page break. A gap of 1 px over a ground in the rule's color would be simpler, but forced colors
 * and printers omit backgrounds.
 */
export const gridLines = {
  grid: { margin: '-1px 0 0 -1px', [media.notPrint]: { clipPath: 'inset(1px 0 0 1px)' } },
  cell: { border: rule.cell, borderWidth: '1px 0 0 1px' },
  /** The rule between the entries of a list. */
  between: { borderTop: rule.cell, '&:first-of-type': { borderTop: 0 } },
} as const;

/** The color of a shadow: ink at a quarter of its opacity. */
export const shadow = `${color.ink}40`;

/** Secondary text, on either ground. */
export const mutedColor = 'var(--quiet)';

/** A stroke at the end of each column of the sheet. `--n` is the number of columns, twelve or four. */
export const columnLines = (stroke: string) =>
  `linear-gradient(90deg,#0000 calc(100% - 1px), ${stroke} 0) 0 / calc(100% / var(--n))`;

/** The background of heads: the columns of the sheet, faintly ruled. `global-style.ts` sets the long value once. */
export const ruledColumns = 'var(--columns)';

/** Generated content that screen readers skip, because its alternative text is empty. */
export const silent = (content: string) => `${content} / ""`;

/** Stretches the target of a link over its cell. */
export const stretchedLink = { content: '""', position: 'absolute', inset: 0 } as const;

/** The focus ring. On ink its line is white (`global-style.ts`). An element that would clip the ring has a negative `outlineOffset`. */
export const focusRing = {
  outline: `3px solid ${color.ink}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${color.amber}`,
} as const;

/** Prints backgrounds. Chrome before 136 supports only the prefixed property. */
export const printedColors = { WebkitPrintColorAdjust: 'exact', printColorAdjust: 'exact' } as const;

/** The underline of a link on hover over the link or its cell. */
export const linkUnderline = {
  textDecorationLine: 'underline',
  textDecorationColor: color.amber,
  textDecorationThickness: '3px',
  textUnderlineOffset: '6px',
} as const;

/** Hides content visually, but not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A number in a circle, like the numbers of parts on an assembly drawing. */
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
