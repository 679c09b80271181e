import type { Style } from '../styles/useStyle.ts';
import { color, marked, ruled, space, wholeCell } from '../theme.ts';

/**
 * A list of ruled cells, as many per row as fit. The cells of the last row share its width, so that every row is full. Each
 * list sets `--cell-width`, the least width of a cell, by `inHalves`, `inThirds` or `inQuarters`.
 */
export const cellsStyle: Style = { display: 'flex', flexWrap: 'wrap', ...ruled.grid };

/** Returns the width for `count` cells per row, or for fewer if each would be narrower than `least` pixels. */
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
