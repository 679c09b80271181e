import { TitleBlock } from '../../components/TitleBlock.tsx';
import type { Project } from '../../content/pages/projects.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { media, mutedColor, rule, space, typography } from '../../theme.ts';
import { ReadingsTable } from './ReadingsTable.tsx';

const styles = {
  /** On tablets, the client's words and the title block are beside the readings and their note. */
  root: {
    display: 'flex',
    flexDirection: 'column',
    borderLeft: rule.frame,
    [media.upToTablet]: { borderLeft: 0, borderTop: rule.frame },
    [media.tablet]: { display: 'grid', gridTemplate: 'auto auto 1fr / 5fr 4fr' },
  },
  note: { ...typography.small, maxWidth: '47em', padding: `12px ${space.cell} ${space.row}`, color: mutedColor },
  testimonial: {
    padding: `${space.row} ${space.cell}`,
    borderTop: rule.frame,
    [media.tablet]: { gridArea: '1 / 2', borderLeft: rule.frame, borderTop: 0 },
  },
  quote: { ...typography.condensed, maxWidth: '32em', marginBottom: '12px', fontWeight: 400, fontStretch: '84%' },
  speaker: { ...typography.note, color: mutedColor },
} satisfies Styles;

const tableStyle: Style = { [media.tablet]: { gridRow: '1 / 3', alignSelf: 'start' } };

/** A drawing has its title block in the lower right corner. */
const titleBlockStyles = {
  root: {
    flexWrap: 'wrap',
    marginTop: 'auto',
    [media.tablet]: { gridArea: '2 / 2 / 4', margin: 0, borderLeft: rule.frame },
  },
} satisfies Styles;

/** Readings before and after, the client's words, and a title block with client, place and scale. */
export function CaseStudyRecord({ project, sheet }: { project: Project; sheet: string }) {
  const { title, client, location, duration, team, units, scale, readings, readingsNote, testimonial } = project;
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      <ReadingsTable readings={readings} style={tableStyle} />
      <p className={classes.note}>{readingsNote}</p>
      <figure className={classes.testimonial}>
        <blockquote className={classes.quote}>{testimonial.quote}</blockquote>
        <figcaption className={classes.speaker}>{`${testimonial.role}, ${testimonial.plant}`}</figcaption>
      </figure>
      <TitleBlock
        rows={[
          ['Project', title],
          ['Client', client],
          ['Location', location],
          ['Duration', duration],
          ['Team', team],
          ['Units', units],
          ['Scale', scale],
          ['Sheet', sheet],
        ]}
        styles={titleBlockStyles}
      />
    </div>
  );
}
