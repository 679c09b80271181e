import type { Style } from '../styles/useStyle.ts';
import { color, marked, ruled, space, wholeCell } from '../theme.ts';

/**
 * Ruled cells in rows that are always full, however many cells there are: those of the last row share its width. A list
 * says by `--cell-width` how wide a cell is at least; `inThirds` and its like fill a row with three.
 */
export const cellsStyle: Style = {
  display: 'flex',
  flexWrap: 'wrap',
  ...ruled.grid,
  '& > *': {
    flex: '1 1 var(--cell-width)',
    minWidth: 0,
    position: 'relative',
    padding: `${space.row} ${space.cell}`,
    ...ruled.cell,
  },
  // The whole cell is the link's target.
  '& h3 > a': { textDecoration: 'none' },
  // Weaker than the rule that writes the address on paper.
  '& :where(h3 > a)::after': wholeCell,
  '& > :hover h3 > a': marked,
  '& > :has(h3 > a):hover': { background: color.white, '--ground': color.white },
};

/** Puts `count` cells in a row, or fewer if each would be narrower than `least` pixels. */
const inParts = (count: number, least: number) => ({ '--cell-width': `max(${least}px, 100% / ${count} - 1px)` });

export const inThirds = inParts(3, 300);
export const inQuarters = inParts(4, 300);
export const inHalves = inParts(2, 300);
