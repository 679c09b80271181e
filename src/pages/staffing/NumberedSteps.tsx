import { css } from '@emotion/react';
import type { Point } from '../../content/page-parts.ts';
import { color, heading, media, rule, size } from '../../theme.ts';
import { numberBadge } from '../../components/number-badge.ts';
import { useStyle } from '../../useStyle.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  counterReset: 'step',
  '&.three': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '&.five': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '& > li': {
    padding: `28px ${size.cell} 32px`,
    // A rule on the outer edges would double the frame: it is drawn one pixel outside and cut off.
    borderRight: rule.cell,
    borderBottom: rule.cell,
    margin: '0 -1px -1px 0',
    counterIncrement: 'step',
    '&::before': { ...numberBadge, content: 'counter(step) / ""', marginBottom: '18px' },
  },
  overflow: 'hidden',
  '& h3': { ...heading, fontSize: '27px', lineHeight: 1.08, marginBottom: '10px' },
  '& p': { maxWidth: '60ch', fontSize: '16px', color: color.steel7 },
  '@media (min-width: 821px) and (max-width: 1100px)': {
    '&, &.three, &.five': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  [media.phone]: {
    '&, &.three, &.five': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '40px minmax(0, 1fr)',
      columnGap: '14px',
      alignItems: 'center',
      padding: `20px ${size.cellPhone}`,
    },
    '& > li::before': { marginBottom: 0 },
    '& h3': { fontSize: '24px', marginBottom: 0 },
    '& p': { gridColumn: 2, marginTop: '6px' },
  },
  [media.print]: { display: 'block', '& > li': { borderRight: 0 } },
});

/** Steps in their order, each with its badge, side by side in ruled cells. */
export function NumberedSteps({ steps }: { steps: readonly Point[] }) {
  return (
    <ol className={`${useStyle(style)} ${columns(steps.length)}`}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** So many cells in a row that the last row is full. */
function columns(count: number): string {
  if (count === 5) return 'five';
  return count % 3 === 0 ? 'three' : '';
}
