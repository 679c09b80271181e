import { Hidden } from '../../components/Hidden.tsx';
import { staffingPage } from '../../content/services/maintenance-staffing/page.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { asHeading, media, mutedColor, rule, space, typography } from '../../theme.ts';
import { barStyles, DurationBar, DurationScale, scaleLines } from './DurationBar.tsx';

const stacked = { display: 'block' } as const;

/** The scale and the bars below have the same width. */
const scaleOnDesktops = { width: '36%', paddingInline: 0 } as const;

const styles = {
  root: {
    width: '100%',
    borderCollapse: 'collapse',
    'table:where(&) :is(th, td)': { textAlign: 'left', verticalAlign: 'top' },
    'table:where(&) thead th': { ...typography.small, color: mutedColor, fontWeight: 500, verticalAlign: 'bottom' },
    'table:where(&) tbody tr': { borderTop: rule.cell },
    'table:where(&) tbody th': { ...asHeading('entryTitle'), whiteSpace: 'nowrap' },
    [media.fromDesktop]: {
      'table:where(&) :is(th, td)': { padding: `24px 12px 28px ${space.cell}`, borderLeft: rule.cell },
      'table:where(&) thead th': { paddingBlock: '12px' },
      'table:where(&) tbody th': { width: '15%' },
      'table:where(&) td': { width: '24%' },
    },
    // Four columns and the scale need a desktop. In narrower windows all parts are blocks, and each cell repeats its heading.
    [media.upToTablet]: {
      ...stacked,
      'table:where(&) thead': { display: 'none' },
      'table:where(&) :is(tbody, th, td)': stacked,
      'table:where(&) tbody tr': { ...stacked, padding: '24px 0' },
      'table:where(&) tbody th': { padding: `10px ${space.cell} 16px` },
      'table:where(&) td': { padding: `0 12px 0 ${space.cell}` },
    },
    [media.tablet]: {
      'table:where(&) tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
      'table:where(&) tbody th': { gridColumn: '1 / -1' },
    },
  },
  scale: { [media.fromDesktop]: scaleOnDesktops },
  duration: [
    {
      [media.fromDesktop]: scaleOnDesktops,
      [media.upToTablet]: { padding: '10px 0 16px' },
      [media.tablet]: { gridColumn: '1 / -1' },
    },
    scaleLines,
  ],
  /** Desktops have one scale, at the head. */
  rowScale: { ...typography.small, [media.fromDesktop]: { display: 'none' } },
  text: {
    ...typography.note,
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(92px, min-content) minmax(0, 1fr)',
      columnGap: '16px',
      alignItems: 'baseline',
      paddingTop: '12px',
    },
  },
  /** The heading of the column, if the head of the table is hidden. */
  label: { ...typography.small, color: mutedColor, [media.fromDesktop]: { display: 'none' } },
  description: { gridColumn: 2, marginTop: '12px', color: mutedColor },
  features: { display: 'flex', flexDirection: 'column', gap: '6px' },
} satisfies Styles;

const columns = { purpose: 'Use it for', features: 'Included' } as const;

const rows = staffingPage.types.map((post) => ({ post, bar: barStyles(post) }));

/** Compares four ways to fill a position. Bars on one logarithmic scale show the durations. */
export function StaffingTable() {
  const classes = useStyles(styles);
  return (
    <table className={classes.root}>
      <caption>
        <Hidden>Four ways to fill a position, compared</Hidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col" className={classes.scale}>
            <Hidden>Duration</Hidden> <DurationScale />
          </th>
          <th scope="col">{columns.purpose}</th>
          <th scope="col">{columns.features}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ post, bar }) => (
          <tr key={post.type}>
            <th scope="row">{post.type}</th>
            <td className={classes.duration}>
              <DurationBar words={post.duration} styles={bar} />
              <div className={classes.rowScale}>
                <DurationScale />
              </div>
            </td>
            <td className={classes.text}>
              <p className={classes.label}>{columns.purpose}</p>
              <p>{post.useFor}</p>
              <p className={classes.description}>{post.description}</p>
            </td>
            <td className={classes.text}>
              <p className={classes.label}>{columns.features}</p>
              <ul className={classes.features}>
                {post.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
