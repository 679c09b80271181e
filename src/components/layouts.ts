import type { Styles } from '../styles/useStyles.ts';
import { color, gridLines, linkUnderline, media, onScreen, rule, space, typography, stretchedLink } from '../theme.ts';

/**
 * A list of ruled cells, as many per row as fit. The cells of the last row share its width, so that every row is full. Each
 * list sets `--cell-width`, the least width of a cell, by `inHalves`, `inThirds` or `inFours`.
 */
const list = { display: 'flex', flexWrap: 'wrap', ...gridLines.grid } as const;

const cell = {
  flex: '1 1 var(--cell-width)',
  minWidth: 0,
  position: 'relative',
  padding: `${space.row} ${space.cell}`,
  ...gridLines.cell,
} as const;

export const wrapGrid = {
  list,
  cell,
  /** A cell that is the target of its link as a whole. */
  linkedCell: { ...cell, '&:hover': { background: color.white, '--ground': color.white } },
  /** The link of such a cell. */
  link: { textDecoration: 'none', '&:hover': linkUnderline, '&::after': stretchedLink },
} as const satisfies Styles;

/** Returns the width for `count` cells per row, or for fewer if each would be narrower than `least` pixels. */
const inParts = (count: number, least: number) => ({ '--cell-width': `max(${least}px, 100% / ${count} - 1px)` });

export const inThirds = inParts(3, 300);
export const inHalves = inParts(2, 300);

/** Four, two or one per row, so that a list of four or eight has no row with one left over. */
export const inFours = {
  '--cell-width': 'calc(25% - 1px)',
  [media.upToTablet]: { '--cell-width': 'calc(50% - 1px)' },
  [media.phone]: { '--cell-width': '100%' },
} as const;

/** Keeps what is at the right of the sheet beside the link that scrolls to the top, which is over the sheet on narrow screens. */
export const besideScrollToTop = { [onScreen.upToUprightTablet]: { paddingRight: '48px' } } as const;

/** A heading at the left of its content, and above it on narrower windows. */
export const sideHeading = {
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    [media.upToTablet]: { display: 'block' },
  },
  /** The heading, where nothing else is with it. */
  title: { ...typography.sideTitle, padding: `${space.head} ${space.cell} ${space.row}` },
  content: { borderLeft: rule.cell, [media.upToTablet]: { borderLeft: 0, borderTop: rule.cell } },
} as const satisfies Styles;

/** A text with its buttons below it, side by side. On phones each button has its own row. */
export const textAndButtons = {
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: '12px',
  // A field of 520 px may be among them.
  minWidth: 0,
  '& > p': { width: '100%', maxWidth: '36em', marginBottom: '12px', [media.print]: { maxWidth: 'none', margin: 0 } },
  [media.phone]: { display: 'grid' },
} as const;

/** The same at the start of a page or at its end. */
export const leadAndButtons = [
  typography.lead,
  textAndButtons,
  { [media.print]: { fontSize: '11pt', lineHeight: 1.35, gap: '4px' } },
] as const;
