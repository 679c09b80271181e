import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { font, media } from '../theme.ts';
import { useStyle } from '../useStyle.ts';

const arrow = (direction: 'left' | 'right') =>
  `linear-gradient(to ${direction === 'left' ? 'bottom right' : 'bottom left'}, transparent calc(50% + .5px), currentColor calc(50% + .5px))`;

const line = 'linear-gradient(currentColor, currentColor) center / 100% 1px no-repeat';

const style = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  height: '30px',
  marginTop: '12px',
  borderInline: '1px solid',
  fontSize: '19px',
  fontWeight: 600,
  lineHeight: 1,
  fontStretch: font.condensed,
  // It is drawn with backgrounds, which forced colors and printers would leave out.
  printColorAdjust: 'exact',
  [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' },
  '&::before, &::after': { content: '""', flex: 1, minWidth: '14px', height: '8px' },
  // Each arrow head is two right triangles whose tips touch the line at the end.
  '&::before': {
    background: `${arrow('left')} left top / 12px 4px no-repeat, ${arrow('left').replace('bottom', 'top')} left bottom / 12px 4px no-repeat, ${line}`,
  },
  '&::after': {
    background: `${arrow('right')} right top / 12px 4px no-repeat, ${arrow('right').replace('bottom', 'top')} right bottom / 12px 4px no-repeat, ${line}`,
  },
  [media.belowDesktop]: {
    gap: '6px',
    fontSize: 'clamp(15px, 2.1vw, 19px)',
    '&::before, &::after': { minWidth: '12px' },
  },
  [media.phone]: { marginTop: '8px' },
});

/** A dimension as on a drawing: extension lines, arrow heads, and the words in the middle of the line. */
export function DimensionLine({ children }: { children: ReactNode }) {
  return <span className={useStyle(style)}>{children}</span>;
}
