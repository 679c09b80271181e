import { css } from '@emotion/react';
import type { ProcessStep } from '../../content/services-overview.ts';
import { color, heading, label, media, rule, size } from '../../theme.ts';
import { numberBadge } from '../../components/number-badge.ts';
import { useStyle } from '../../useStyle.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridTemplateRows: 'auto 1fr auto',
  counterReset: 'step',
  '& > li': {
    // Headings, our part and the visitor's stand level in all four.
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    position: 'relative',
    counterIncrement: 'step',
    borderRight: rule.cell,
    '&:last-of-type': { borderRight: 0 },
    // From one badge to the next.
    '&:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      top: '51px',
      left: '68px',
      right: `-${size.cell}`,
      borderTop: '2px solid currentColor',
    },
  },
  '& h3': {
    ...heading,
    padding: `32px ${size.cell} 0`,
    fontSize: '29px',
    '&::before': { ...numberBadge, content: 'counter(step) / ""', marginBottom: '20px' },
  },
  '& li > p': { padding: `12px ${size.cell} 28px`, fontSize: '16px', color: color.steel7 },
  '& dl': { padding: `16px ${size.cell} 28px`, background: color.tint, borderTop: rule.frame },
  '& dt': { ...label, marginBottom: '4px' },
  '& dd': { maxWidth: '38em', fontWeight: 500 },
  [media.tablet]: {
    gridTemplateColumns: '1fr 1fr',
    gridTemplateRows: 'repeat(2, auto 1fr auto)',
    '& > li:nth-of-type(2n)': { borderRight: 0, '&::after': { content: 'none' } },
  },
  [media.phone]: {
    display: 'block',
    '& > li': { display: 'block', borderRight: 0 },
    '& > li:not(:last-of-type)::after': { content: 'none' },
    '& h3': { display: 'grid', gridTemplateColumns: '40px 1fr', alignItems: 'center', gap: '14px', fontSize: '26px' },
    '& h3::before': { marginBottom: 0 },
    '& h3, & li > p, & dl': { paddingLeft: size.cellPhone, paddingRight: size.cellPhone },
    '& li > p': { paddingBottom: '20px' },
    '& dl': { paddingBottom: '20px', borderTop: rule.cell, borderBottom: rule.cell },
  },
  [media.print]: {
    display: 'block',
    '& > li': { borderRight: 0 },
    '& > li:not(:last-of-type)::after': { content: 'none' },
  },
});

/** The steps of a job, our part above and the visitor's below. */
export function ProcessSteps({ steps, youDoLabel }: { steps: readonly ProcessStep[]; youDoLabel: string }) {
  return (
    <ol className={useStyle(style)}>
      {steps.map(({ title, text, youDo }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <dl>
            <dt>{youDoLabel}</dt>
            <dd>{youDo}</dd>
          </dl>
        </li>
      ))}
    </ol>
  );
}
