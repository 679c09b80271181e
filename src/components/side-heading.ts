import type { Style } from '../styles/useStyle.ts';
import { media, rule, space, type } from '../theme.ts';

/** A heading at the left of its content, and above it on narrower windows. */
export const sideHeadingStyle: Style = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  [media.belowDesktop]: { display: 'block' },
};

/** The heading, where nothing else is with it. */
export const sideTitleStyle: Style = { ...type.subtitle, padding: `${space.head} ${space.cell} ${space.row}` };

/** The content. */
export const sideContentStyle: Style = {
  borderLeft: rule.cell,
  [media.belowDesktop]: { borderLeft: 0, borderTop: rule.cell },
};
