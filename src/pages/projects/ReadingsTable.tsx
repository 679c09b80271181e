import type { Project } from '../../content/pages/projects.ts';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import { asHeading, font, media, mutedColor, rule, space, typography } from '../../theme.ts';

const tableStyle: Style = { borderCollapse: 'collapse' };

const captionStyle: Style = {
  ...asHeading('entryTitle'),
  padding: `40px ${space.cell} 12px`,
  textAlign: 'left',
};

const anyCell = {
  padding: `10px ${space.cell} 10px 0`,
  borderBottom: rule.cell,
  textAlign: 'right',
  verticalAlign: 'baseline',
} as const;

/** The cells of the first column. */
const atStart = { padding: `10px 12px 10px ${space.cell}`, textAlign: 'left' } as const;

const columnStyle: Style = {
  ...anyCell,
  ...typography.small,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: mutedColor,
  [media.phone]: { whiteSpace: 'normal' },
};
const readingStyle: Style = { ...anyCell, ...atStart, fontWeight: 500, lineHeight: 1.3 };
const unitStyle: Style = { ...typography.small, display: 'block', color: mutedColor };
const asFoundStyle: Style = { ...anyCell, fontStretch: font.control };
const asLeftStyle: Style = { ...anyCell, ...asHeading('cardTitle') };

/** The readings before and after the job. */
export function ReadingsTable({ readings, styles }: Pick<Project, 'readings'> & { styles: Styles<'root'> }) {
  const columnClass = useStyle(columnStyle);
  const readingClass = useStyle(readingStyle);
  const unitClass = useStyle(unitStyle);
  const asFoundClass = useStyle(asFoundStyle);
  const asLeftClass = useStyle(asLeftStyle);
  return (
    <table className={useStyle(tableStyle, styles.root)}>
      <caption className={useStyle(captionStyle)}>Readings</caption>
      <thead>
        <tr>
          <th scope="col" className={useStyle(columnStyle, atStart)}>
            Reading
          </th>
          <th scope="col" className={columnClass}>
            As found
          </th>
          <th scope="col" className={columnClass}>
            As left
          </th>
        </tr>
      </thead>
      <tbody>
        {readings.map(({ reading, unit, asFound, asLeft }) => (
          <tr key={reading}>
            <th scope="row" className={readingClass}>
              {`${reading} `}
              <span className={unitClass}>{unit}</span>
            </th>
            <td className={asFoundClass}>{asFound}</td>
            <td className={asLeftClass}>{asLeft}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
