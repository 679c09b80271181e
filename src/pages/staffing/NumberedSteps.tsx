import { css } from '@emotion/react';
import type { Point } from '../../content/page-parts.ts';
import { color, heading, media, rule, size } from '../../theme.ts';
import { numberBadge } from '../../components/number-badge.ts';
import { useStyle } from '../../useStyle.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  counterReset: 'step',
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
  '& p': { maxWidth: '38em', fontSize: '16px', color: color.steel7 },
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
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
  [media.print]: { '& > li': { breakInside: 'avoid' } },
});

/** Four steps in their order, each with its number, side by side in ruled cells. */
export function NumberedSteps({ steps }: { steps: readonly Point[] }) {
  return (
    <ol className={useStyle(style)}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
