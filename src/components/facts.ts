import type { Style } from '../styles/useStyle.ts';
import { font, rule, type } from '../theme.ts';

/** A `dl` of short facts, one per line, with a rule above and the value at the right. */
export const factsStyle: Style = {
  ...type.note,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '16px',
  '& > *': { padding: '7px 0', borderTop: rule.cell, font: 'inherit' },
  '& > dd': { marginLeft: '-16px', fontWeight: 600, fontStretch: font.control, textAlign: 'right' },
};
