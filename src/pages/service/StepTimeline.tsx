import { css } from '@emotion/react';
import type { Point } from '../../content/page-parts.ts';
import { color, heading, media, size } from '../../theme.ts';
import { numberBadge } from '../../components/number-badge.ts';
import { PlainName } from '../../components/PlainName.tsx';
import { useStyle } from '../../useStyle.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: '3fr 9fr',
  padding: '64px 0 56px',
  '& > h2': {
    ...heading,
    position: 'sticky',
    top: `calc(${size.header} + 32px)`,
    alignSelf: 'start',
    padding: `0 ${size.cell}`,
    fontSize: 'clamp(46px, 4.8vw, 68px)',
  },
  '& > ol': { counterReset: 'step', paddingRight: size.cell },
  '& > ol > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 3fr) minmax(0, 5fr)',
    columnGap: '24px',
    paddingBottom: '36px',
    counterIncrement: 'step',
    '&:last-of-type': { paddingBottom: 0 },
    '&::before': { ...numberBadge, content: 'counter(step) / ""' },
    // From one badge to the next.
    '&:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      top: '40px',
      bottom: 0,
      left: '19px',
      borderLeft: '2px solid currentColor',
    },
  },
  '& h3': { ...heading, paddingTop: '8px', fontSize: '25px', lineHeight: 1.08 },
  '& li > p': { maxWidth: '42em', paddingTop: '6px', color: color.steel7 },
  '.ink & p': { color: color.fog },
  [media.belowDesktop]: {
    display: 'block',
    padding: `48px ${size.cell} 44px`,
    '& > h2': { position: 'static', padding: 0, marginBottom: '28px' },
    '& > ol': { padding: 0 },
  },
  [media.phone]: {
    padding: `40px ${size.cellPhone} 36px`,
    '& > h2': { fontSize: 'clamp(36px, 10vw, 56px)' },
    '& > ol > li': { gridTemplateColumns: '40px minmax(0, 1fr)', columnGap: '14px', paddingBottom: '28px' },
    '& li > p': { gridColumn: 2, fontSize: '16px' },
  },
  [media.low]: { '& > h2': { position: 'static' } },
  [media.print]: { display: 'block', '& > h2': { position: 'static' } },
});

export interface StepTimelineProps {
  id: string;
  title: string;
  steps: readonly Point[];
}

/** The steps of a job down the page, joined by a line; their heading stays in view beside them. */
export function StepTimeline({ id, title, steps }: StepTimelineProps) {
  return (
    <div className={useStyle(style)}>
      <h2 id={id}>
        <PlainName>Process</PlainName> {title}
      </h2>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
