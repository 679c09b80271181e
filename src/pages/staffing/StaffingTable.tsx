import { staffingPage } from '../../content/services/maintenance-staffing/page.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { asHeading, media, mutedColor, rule, space, typography, visuallyHidden } from '../../theme.ts';
import { barStyles, DurationBar } from './DurationBar.tsx';
import { DurationScale, scaleLines } from './DurationScale.tsx';

/** Four columns and the scale need a desktop. In narrower windows all parts of the table are blocks. */
const stacked = { display: 'block' } as const;
const block = { [media.upToTablet]: stacked } as const;

const cell = { textAlign: 'left', verticalAlign: 'top' } as const;
const cellOnDesktops = { padding: `24px 12px 28px ${space.cell}`, borderLeft: rule.cell } as const;

/** The scale and the bars below have the same width. */
const scaleOnDesktops = { width: '36%', paddingInline: 0 } as const;
const scaleStacked = { ...stacked, padding: '10px 0 16px' } as const;

const columnHead = {
  ...cell,
  ...typography.small,
  color: mutedColor,
  fontWeight: 500,
  verticalAlign: 'bottom',
} as const;
const headOnDesktops = { ...cellOnDesktops, paddingBlock: '12px' } as const;

const acrossRow = { [media.tablet]: { gridColumn: '1 / -1' } } as const;

const styles = {
  root: { width: '100%', borderCollapse: 'collapse', ...block },
  caption: visuallyHidden,
  /** In these windows each cell repeats its heading. */
  head: { [media.upToTablet]: { display: 'none' } },
  columnHead: { ...columnHead, [media.fromDesktop]: headOnDesktops },
  scaleHead: { ...columnHead, [media.fromDesktop]: { ...headOnDesktops, ...scaleOnDesktops } },
  body: block,
  scaleName: visuallyHidden,
  row: {
    borderTop: rule.cell,
    [media.upToTablet]: { ...stacked, padding: '24px 0' },
    [media.tablet]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  },
  type: {
    ...cell,
    ...asHeading('entryTitle'),
    whiteSpace: 'nowrap',
    ...acrossRow,
    [media.fromDesktop]: { ...cellOnDesktops, width: '15%' },
    [media.upToTablet]: { ...stacked, padding: `10px ${space.cell} 16px` },
  },
  duration: [
    {
      ...cell,
      ...acrossRow,
      [media.fromDesktop]: { ...cellOnDesktops, ...scaleOnDesktops },
      [media.upToTablet]: scaleStacked,
    },
    scaleLines,
  ],
  /** Desktops have one scale, at the head. */
  rowScale: { ...typography.small, [media.fromDesktop]: { display: 'none' } },
  text: {
    ...cell,
    ...typography.note,
    [media.fromDesktop]: { ...cellOnDesktops, width: '24%' },
    [media.upToTablet]: {
      ...stacked,
      padding: `0 12px 0 ${space.cell}`,
    },
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
      <caption className={classes.caption}>Four ways to fill a position, compared</caption>
      <thead className={classes.head}>
        <tr>
          <th scope="col" className={classes.columnHead}>
            Type
          </th>
          <th scope="col" className={classes.scaleHead}>
            <span className={classes.scaleName}>Duration</span> <DurationScale />
          </th>
          <th scope="col" className={classes.columnHead}>
            {columns.purpose}
          </th>
          <th scope="col" className={classes.columnHead}>
            {columns.features}
          </th>
        </tr>
      </thead>
      <tbody className={classes.body}>
        {rows.map(({ post, bar }) => (
          <tr key={post.type} className={classes.row}>
            <th scope="row" className={classes.type}>
              {post.type}
            </th>
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
