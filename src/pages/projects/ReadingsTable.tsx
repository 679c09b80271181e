import type { Project } from '../../content/pages/projects.ts';
import { asRoot, useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { asHeading, font, media, mutedColor, rule, space, typography } from '../../theme.ts';

const cell = {
  padding: `10px ${space.cell} 10px 0`,
  borderBottom: rule.cell,
  textAlign: 'right',
  verticalAlign: 'baseline',
} as const;

const atStart = { padding: `10px 12px 10px ${space.cell}`, textAlign: 'left' } as const;

const styles = {
  root: { borderCollapse: 'collapse' },
  caption: { ...asHeading('entryTitle'), padding: `40px ${space.cell} 12px`, textAlign: 'left' },
  columnTitle: {
    ...cell,
    ...typography.small,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: mutedColor,
    '&:first-of-type': atStart,
    [media.phone]: { whiteSpace: 'normal' },
  },
  reading: { ...cell, ...atStart, fontWeight: 500, lineHeight: 1.3 },
  unit: { ...typography.small, display: 'block', color: mutedColor },
  asFound: { ...cell, fontStretch: font.control },
  asLeft: { ...cell, ...asHeading('cardTitle') },
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
            <th key={title} scope="col" className={classes.columnTitle}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {readings.map(({ reading, unit, asFound, asLeft }) => (
          <tr key={reading}>
            <th scope="row" className={classes.reading}>
              {`${reading} `}
              <span translate="no" className={classes.unit}>
                {unit}
              </span>
            </th>
            <td className={classes.asFound}>{asFound}</td>
            <td className={classes.asLeft}>{asLeft}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
