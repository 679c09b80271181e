import { staffingPage } from '../../content/services/maintenance-staffing/page.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { media, mutedColor, typography } from '../../theme.ts';
import { barStyles } from './DurationBar.tsx';
import { DurationScale } from './DurationScale.tsx';
import { blockStyle, cellStyle, inScaleColumn } from './staffing-cells.ts';
import { StaffingRow } from './StaffingRow.tsx';

const tableStyle: Style = { width: '100%', borderCollapse: 'collapse' };

const headCellStyle: Style = [
  cellStyle,
  {
    ...typography.small,
    color: mutedColor,
    fontWeight: 500,
    verticalAlign: 'bottom',
    [media.fromDesktop]: { paddingBlock: '12px' },
  },
];

/** Each cell below repeats its heading there. */
const onDesktops: Style = { [media.upToTablet]: { display: 'none' } };

const rows = staffingPage.types.map((post) => ({ post, bar: barStyles(post) }));

/** The four ways to staff a post compared, their durations drawn as bars on one logarithmic scale. */
export function StaffingTable() {
  const blockClass = useStyle(blockStyle);
  const headCellClass = useStyle(headCellStyle, onDesktops);
  return (
    <table className={useStyle(tableStyle, blockStyle)}>
      <caption className="visually-hidden">Four ways to staff a post compared</caption>
      <thead className={blockClass}>
        <tr className={blockClass}>
          <th scope="col" className={headCellClass}>
            Type
          </th>
          <th scope="col" className={useStyle(headCellStyle, inScaleColumn)}>
            <span className="visually-hidden">Duration</span>
            <DurationScale />
          </th>
          <th scope="col" className={headCellClass}>
            Use it for
          </th>
          <th scope="col" className={headCellClass}>
            Included
          </th>
        </tr>
      </thead>
      <tbody className={blockClass}>
        {rows.map(({ post, bar }) => (
          <StaffingRow key={post.type} post={post} bar={bar} />
        ))}
      </tbody>
    </table>
  );
}
