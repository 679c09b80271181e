import type { Styles } from '../styles/useStyles.ts';
import { color, gridLines, linkUnderline, media, onScreen, rule, space, typography, stretchedLink } from '../theme.ts';

/**
 * A list of ruled cells that fills each row: the cells of the last row share its width. Each list sets `--cell-width`, the least
 * width of a cell, by `inHalves`, `inThirds` or `inFours`.
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
  /** A cell that is completely the target of its link. */
  linkedCell: { ...cell, '&:hover': { background: color.white, '--ground': color.white } },
  /** The link in a `linkedCell`. */
  link: { textDecoration: 'none', '&:hover': linkUnderline, '&::after': stretchedLink },
} as const satisfies Styles;

/** Returns the width for `count` cells per row, or for fewer cells if a cell would be narrower than `least` pixels. */
const minCellWidth = (count: number, least: number) => ({ '--cell-width': `max(${least}px, 100% / ${count} - 1px)` });

export const inThirds = minCellWidth(3, 300);
export const inHalves = minCellWidth(2, 300);

/** Four, two or one per row, so that a list of four or eight leaves no cell alone in a row. */
export const inFours = {
  '--cell-width': 'calc(25% - 1px)',
  [media.upToTablet]: { '--cell-width': 'calc(50% - 1px)' },
  [media.phone]: { '--cell-width': '100%' },
} as const;

/** Keeps content at the right of the sheet clear of the scroll-to-top link, which covers the sheet on narrow screens. */
export const besideScrollToTop = { [onScreen.upToUprightTablet]: { paddingRight: '48px' } } as const;

/** A heading at the left of its content, and above the content in narrower windows. */
export const sideHeading = {
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    [media.upToTablet]: { display: 'block' },
  },
  /** The heading, if it is alone. */
  title: { ...typography.sideTitle, padding: `${space.head} ${space.cell} ${space.row}` },
  content: { borderLeft: rule.cell, [media.upToTablet]: { borderLeft: 0, borderTop: rule.cell } },
} as const satisfies Styles;

/** Buttons side by side. On phones each button has its own row. */
export const buttonRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: '12px',
  // Allows a field of 520 px among the buttons to shrink.
  minWidth: 0,
  [media.phone]: { display: 'grid' },
} as const;

/** The text at the start or the end of a page, with its buttons below. Reader views drop a text in the same box as buttons. */
export const leadAndButtons = {
  words: {
    ...typography.lead,
    minWidth: 0,
    '& > p': { maxWidth: '36em', marginBottom: '12px', [media.print]: { maxWidth: 'none', margin: 0 } },
    [media.print]: { fontSize: '11pt', lineHeight: 1.35 },
  },
  buttons: { ...buttonRow, paddingTop: '12px', [media.print]: { gap: '4px', paddingTop: '4px' } },
} as const satisfies Styles;
