import type { Style } from '../styles/useStyle.ts';
import { color, marked, ruled, space, wholeCell } from '../theme.ts';

/**
 * A list of ruled cells in rows that are always full, however many cells there are: those of the last row share its width.
 * A list says by `--cell-width` how wide a cell is at least; `inThirds` and its like fill a row with three.
 */
export const cellsStyle: Style = { display: 'flex', flexWrap: 'wrap', ...ruled.grid };

/** Puts `count` cells in a row, or fewer if each would be narrower than `least` pixels. */
const inParts = (count: number, least: number) => ({ '--cell-width': `max(${least}px, 100% / ${count} - 1px)` });

export const inThirds = inParts(3, 300);
export const inQuarters = inParts(4, 300);
export const inHalves = inParts(2, 300);

/** One of the cells. */
export const cellStyle: Style = {
  flex: '1 1 var(--cell-width)',
  minWidth: 0,
  position: 'relative',
  padding: `${space.row} ${space.cell}`,
  ...ruled.cell,
};

/** A cell that is the target of its link as a whole. */
export const linkedCellStyle: Style = [cellStyle, { '&:hover': { background: color.white, '--ground': color.white } }];

/** The link of such a cell. */
export const cellLinkStyle: Style = { textDecoration: 'none', '&:hover': marked, '&::after': wholeCell };
