import type { Style } from '../styles/useStyle.ts';
import { media, rule, space, type } from '../theme.ts';

/** A heading at the left of its content, and above it on narrower windows. */
export const sideHeadingStyle: Style = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  '& > * + *': { borderLeft: rule.cell },
  '& > h2': { ...type.subtitle, padding: `${space.head} ${space.cell} ${space.row}` },
  [media.belowDesktop]: {
    display: 'block',
    '& > * + *': { borderLeft: 0, borderTop: rule.cell },
  },
};
