import type { Style } from '../../styles/useStyle.ts';
import { media, rule, space } from '../../theme.ts';

/** Four columns and the scale need a desktop. On narrower windows all parts of the table are blocks. */
export const blockStyle: Style = { [media.upToTablet]: { display: 'block' } };

/** Any cell. */
export const cellStyle: Style = [
  blockStyle,
  {
    textAlign: 'left',
    verticalAlign: 'top',
    [media.fromDesktop]: { padding: `24px 12px 28px ${space.cell}`, borderLeft: rule.cell },
  },
];

/** The scale and the bars below it are as wide as each other. */
export const inScaleColumn: Style = {
  [media.fromDesktop]: { width: '36%', paddingInline: 0 },
  [media.upToTablet]: { padding: '10px 0 16px' },
};
