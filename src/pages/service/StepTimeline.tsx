import { HeadingWords } from '../../components/HeadingWords.tsx';
import { numberBadge } from '../../components/number-badge.ts';
import type { Point } from '../../content/page-parts.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { media, quiet, size, space, type } from '../../theme.ts';

const style: Style = {
  padding: `${space.head} ${space.cell}`,
  '& h2': { ...type.subtitle, marginBottom: space.row },
  '& ol': { display: 'grid', gap: '36px', counterReset: 'step' },
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '40px 3fr 5fr',
    alignItems: 'baseline',
    gap: '6px 20px',
    counterIncrement: 'step',
    '&::before': { ...numberBadge, content: 'counter(step) / ""' },
  },
  // From one badge to the next.
  '& li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    inset: '40px auto -36px 19px',
    borderLeft: '2px solid',
  },
  '& p': { color: quiet },
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: '1fr 3fr',
    '& h2': { position: 'sticky', top: `calc(${size.header} + 32px)`, alignSelf: 'start', paddingRight: space.cell },
  },
  [media.phone]: { '& li': { gridTemplateColumns: '40px 1fr' }, '& p': { gridColumn: 2 } },
};

/** The steps of a job down the page, joined by a line; their heading stays in view beside them. */
export function StepTimeline({ steps }: { steps: readonly Point[] }) {
  return (
    <div className={useStyle(style)}>
      <h2 id="steps">
        <HeadingWords name="Process" title="How the job goes" />
      </h2>
      <ol>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
