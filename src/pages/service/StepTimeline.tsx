import { css } from '@emotion/react';
import { HeadingWords } from '../../components/HeadingWords.tsx';
import { numberBadge } from '../../components/number-badge.ts';
import type { Point } from '../../content/page-parts.ts';
import { useStyle } from '../../styles/useStyle.ts';
import { media, quiet, size, space, type } from '../../theme.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
  gap: `${space.row} 0`,
  padding: `${space.head} ${space.cell}`,
  '& > h2': {
    ...type.subtitle,
    position: 'sticky',
    top: `calc(${size.header} + 32px)`,
    alignSelf: 'start',
    paddingRight: space.cell,
  },
  '& > ol': { counterReset: 'step' },
  '& > ol > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 3fr) minmax(0, 5fr)',
    columnGap: '24px',
    counterIncrement: 'step',
    '&::before': { ...numberBadge, content: 'counter(step) / ""' },
  },
  '& li + li': { marginTop: '36px' },
  // From one badge to the next.
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    inset: '40px auto -36px 19px',
    borderLeft: '2px solid',
  },
  '& h3': { paddingTop: '8px' },
  '& li > p': { maxWidth: '42em', paddingTop: '6px', color: quiet },
  [media.belowDesktop]: { display: 'block', '& > h2': { position: 'static', marginBottom: space.row } },
  [media.phone]: {
    '& > ol > li': { gridTemplateColumns: '40px minmax(0, 1fr)', columnGap: '14px' },
    '& li > p': { gridColumn: 2 },
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
        <HeadingWords name="Process" title={title} />
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
