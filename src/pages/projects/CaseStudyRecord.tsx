import { TitleBlock } from '../../components/TitleBlock.tsx';
import type { Project } from '../../content/pages/projects.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { asHeading, font, media, mutedColor, rule, space, typography } from '../../theme.ts';

const styles = {
  /** On tablets, the client's words and the title block are beside the readings and their note. */
  root: {
    display: 'flex',
    flexDirection: 'column',
    borderLeft: rule.frame,
    [media.upToTablet]: { borderLeft: 0, borderTop: rule.frame },
    [media.tablet]: { display: 'grid', gridTemplate: 'auto auto 1fr / 5fr 4fr' },
  },
  readings: {
    borderCollapse: 'collapse',
    'table:where(&) :is(th, td)': {
      padding: `10px ${space.cell} 10px 0`,
      borderBottom: rule.cell,
      textAlign: 'right',
      verticalAlign: 'baseline',
    },
    'table:where(&) th:first-of-type': { padding: `10px 12px 10px ${space.cell}`, textAlign: 'left' },
    'table:where(&) thead th': {
      ...typography.small,
      fontWeight: 500,
      whiteSpace: 'nowrap',
      color: mutedColor,
      [media.phone]: { whiteSpace: 'normal' },
    },
    'table:where(&) tbody th': { fontWeight: 500, lineHeight: 1.3 },
    'table:where(&) td': { fontStretch: font.control },
    'table:where(&) td:last-of-type': asHeading('cardTitle'),
    [media.tablet]: { gridRow: '1 / 3', alignSelf: 'start' },
  },
  caption: { ...asHeading('entryTitle'), padding: `40px ${space.cell} 12px`, textAlign: 'left' },
  unit: { ...typography.small, display: 'block', color: mutedColor },
  note: { ...typography.small, maxWidth: '47em', padding: `12px ${space.cell} ${space.row}`, color: mutedColor },
  testimonial: {
    padding: `${space.row} ${space.cell}`,
    borderTop: rule.frame,
    [media.tablet]: { gridArea: '1 / 2', borderLeft: rule.frame, borderTop: 0 },
  },
  quote: { ...typography.condensed, maxWidth: '32em', marginBottom: '12px', fontWeight: 400, fontStretch: '84%' },
  speaker: { ...typography.note, color: mutedColor },
} satisfies Styles;

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
      <table className={classes.readings}>
        <caption className={classes.caption}>Readings</caption>
        <thead>
          <tr>
            {['Reading', 'As found', 'As left'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readings.map(({ reading, unit, asFound, asLeft }) => (
            <tr key={reading}>
              <th scope="row">
                {`${reading} `}
                <span translate="no" className={classes.unit}>
                  {unit}
                </span>
              </th>
              <td>{asFound}</td>
              <td>{asLeft}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
