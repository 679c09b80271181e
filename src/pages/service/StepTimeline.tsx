import { SectionTitle } from '../../components/Section.tsx';
import type { Point } from '../../content/page-parts.ts';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import { media, mutedColor, size, space, typography, numberBadge } from '../../theme.ts';

const timelineStyle: Style = {
  padding: `${space.head} ${space.cell}`,
  [media.fromDesktop]: { display: 'grid', gridTemplateColumns: '1fr 3fr' },
};

const childStyles = {
  title: {
    root: {
      ...typography.sideTitle,
      marginBottom: space.row,
      [media.fromDesktop]: {
        position: 'sticky',
        top: `calc(${size.header} + 32px)`,
        alignSelf: 'start',
        paddingRight: space.cell,
      },
    },
  },
} satisfies Record<string, Styles>;

const listStyle: Style = { display: 'grid', gap: '36px', counterReset: 'step' };

const stepStyle: Style = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px 3fr 5fr',
  alignItems: 'baseline',
  gap: '6px 20px',
  counterIncrement: 'step',
  '&::before': { ...numberBadge, content: 'counter(step) / ""' },
  [media.phone]: { gridTemplateColumns: '40px 1fr' },
};

/** The line from this badge to the next. */
const joinedStyle: Style = {
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '40px auto -36px 19px',
    borderLeft: '2px solid',
  },
};

const textStyle: Style = { color: mutedColor, [media.phone]: { gridColumn: 2 } };

/** The steps of a job down the page, joined by a line; their heading stays in view beside them. */
export function StepTimeline({ steps }: { steps: readonly Point[] }) {
  const joinedClass = useStyle(stepStyle, joinedStyle);
  const lastClass = useStyle(stepStyle);
  const textClass = useStyle(textStyle);
  return (
    <div className={useStyle(timelineStyle)}>
      <SectionTitle name="Process" title="How the job goes" styles={childStyles.title} />
      <ol className={useStyle(listStyle)}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={index < steps.length - 1 ? joinedClass : lastClass}>
            <h3>{title}</h3>
            <p className={textClass}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
