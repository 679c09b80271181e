import { SectionTitle } from '../../components/Section.tsx';
import type { Point } from '../../content/page-parts.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { media, mutedColor, size, space, typography, numberBadge, silent } from '../../theme.ts';

const styles = {
  root: {
    padding: `${space.head} ${space.cell}`,
    [media.fromDesktop]: { display: 'grid', gridTemplateColumns: '1fr 3fr' },
  },
  list: { display: 'grid', gap: '36px' },
  step: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '40px 3fr 5fr',
    alignItems: 'baseline',
    gap: '6px 20px',
    counterIncrement: 'step',
    '&::before': { ...numberBadge, content: silent('counter(step)') },
    // The line from this badge to the next.
    '&::after': { content: '""', position: 'absolute', inset: '40px auto -36px 19px', borderLeft: '2px solid' },
    '&:last-of-type::after': { content: 'none' },
    '& > h3': { gridColumn: 2 },
    [media.phone]: { gridTemplateColumns: '40px 1fr' },
  },
  text: { color: mutedColor, [media.phone]: { gridColumn: 2 } },
} satisfies Styles;

const titleStyle: Style = {
  ...typography.sideTitle,
  marginBottom: space.row,
  [media.fromDesktop]: {
    position: 'sticky',
    top: `calc(${size.header} + 32px)`,
    alignSelf: 'start',
    paddingRight: space.cell,
  },
};

/** The steps of a job down the page, joined by a line. The heading stays in view beside the steps. */
export function StepTimeline({ steps }: { steps: readonly Point[] }) {
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      <SectionTitle name="Process" title="How the job runs" style={titleStyle} />
      <ol className={classes.list}>
        {steps.map(({ title, text }) => (
          <li key={title} className={classes.step}>
            <h3>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
