import type { Project } from '../../content/pages/projects.ts';
import { asRoot, useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { asHeading, font, media, mutedColor, rule, space, typography } from '../../theme.ts';

const styles = {
  root: {
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
  },
  caption: { ...asHeading('entryTitle'), padding: `40px ${space.cell} 12px`, textAlign: 'left' },
  unit: { ...typography.small, display: 'block', color: mutedColor },
} satisfies Styles;

/** The readings before and after the job. */
export function ReadingsTable({ readings, style }: Pick<Project, 'readings'> & { style: Style }) {
  const classes = useStyles(styles, asRoot(style));
  return (
    <table className={classes.root}>
      <caption className={classes.caption}>Readings</caption>
      <thead>
        <tr>
          {['Reading', 'As found', 'As left'].map((title) => (
            <th key={title} scope="col">
              {title}
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
  );
}
