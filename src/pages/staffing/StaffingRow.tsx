import type { StaffingType } from '../../content/services/maintenance-staffing/page.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { asHeading, media, mutedColor, rule, space, typography } from '../../theme.ts';
import { DurationBar, type BarStyles } from './DurationBar.tsx';
import { scaleLines } from './DurationScale.tsx';
import { blockStyle, cellStyle, inScaleColumn } from './staffing-cells.ts';

const rowStyle: Style = [
  blockStyle,
  {
    borderTop: rule.cell,
    [media.upToTablet]: { padding: '24px 0' },
    [media.tablet]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  },
];

const acrossRow: Style = { [media.tablet]: { gridColumn: '1 / -1' } };

const nameStyle: Style = {
  ...asHeading('entryTitle'),
  whiteSpace: 'nowrap',
  [media.fromDesktop]: { width: '15%' },
  [media.upToTablet]: { padding: `10px ${space.cell} 16px` },
};

/** A cell of words, with the heading of its column where that is not shown. */
const wordsStyle: Style = {
  ...typography.note,
  [media.fromDesktop]: { width: '24%' },
  [media.upToTablet]: {
    padding: `0 12px 0 ${space.cell}`,
    '&::before': { ...typography.small, color: mutedColor, content: 'attr(data-column)' },
  },
  [media.phone]: {
    padding: `12px 12px 0 calc(${space.cell} + 108px)`,
    '&::before': { float: 'left', margin: '2px 0 0 -108px' },
  },
};

const descriptionStyle: Style = { marginTop: '12px', color: mutedColor };
const featuresStyle: Style = { display: 'flex', flexDirection: 'column', gap: '6px' };

/** One way to staff a post. */
export function StaffingRow({ post, bar }: { post: StaffingType; bar: BarStyles }) {
  const wordsClass = useStyle(cellStyle, wordsStyle);
  return (
    <tr className={useStyle(rowStyle)}>
      <th scope="row" className={useStyle(cellStyle, acrossRow, nameStyle)}>
        {post.type}
      </th>
      <td className={useStyle(cellStyle, acrossRow, inScaleColumn, scaleLines)}>
        <DurationBar words={post.duration} styles={bar} />
      </td>
      <td data-column="Use it for" className={wordsClass}>
        <p>{post.useFor}</p>
        <p className={useStyle(descriptionStyle)}>{post.description}</p>
      </td>
      <td data-column="Included" className={wordsClass}>
        <ul className={useStyle(featuresStyle)}>
          {post.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
