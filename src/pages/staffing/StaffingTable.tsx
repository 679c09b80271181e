import { css } from '@emotion/react';
import { maintenanceStaffing } from '../../content/maintenance-staffing.ts';
import { color, heading, label, media, rule, size } from '../../theme.ts';
import { barStyle, durationTextStyle, scaleLines, scaleMarks, scaleStyle, trackStyle } from './duration-bars.ts';
import { useStyle } from '../../useStyle.ts';

const style = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '24px 20px 28px',
    borderRight: rule.cell,
    borderBottom: rule.cell,
    textAlign: 'left',
    verticalAlign: 'top',
    '&:last-of-type': { borderRight: 0, paddingRight: size.cell },
  },
  '& tr > th:first-of-type': { paddingLeft: size.cell },
  '& tbody tr:last-of-type': { '& th, & td': { borderBottom: 0 } },
  '& thead th': { ...label, padding: '12px 20px', fontWeight: 500, verticalAlign: 'bottom' },
  // The columns.
  '& .type': { width: '15%' },
  '& .duration': { width: '36%', paddingInline: 0 },
  '& tbody .duration': { background: scaleLines },
  '& .use': { width: '21%' },
  '& tbody th': { ...heading, fontSize: '32px', whiteSpace: 'nowrap' },
  '& tbody td': { fontSize: '16px', lineHeight: 1.45 },
  '& td p + p': { marginTop: '12px', color: color.steel7 },
  '& li + li': { marginTop: '6px' },
  // Four columns and the scale need this width; below it each row is a block under the scale.
  [media.belowDesktop]: {
    '&, & thead, & tbody, & tr, & th, & td': { display: 'block', width: 'auto' },
    // Of the head only the scale remains in sight; the cells repeat the rest.
    '& thead th:not(.duration)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& thead th.duration': { width: 'auto', padding: '12px 0 10px', borderRight: 0 },
    '& tbody tr': { padding: '26px 0 22px', borderBottom: rule.cell, '&:last-of-type': { borderBottom: 0 } },
    '& tbody th, & tbody td, & tr > th:first-of-type, & td:last-of-type': {
      padding: `0 ${size.cell}`,
      border: 0,
    },
    '& tbody .duration': { width: 'auto', padding: '10px 0 16px' },
    '& td[data-column]::before': { ...label, content: 'attr(data-column)' },
  },
  [media.tablet]: {
    '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& tbody th, & tbody .duration': { gridColumn: '1 / -1', marginBottom: '10px' },
  },
  [media.phone]: {
    '& tbody th, & tbody td[data-column], & tr > th:first-of-type': { paddingInline: size.cellPhone },
    '& td[data-column]': {
      display: 'grid',
      gridTemplateColumns: '92px minmax(0, 1fr)',
      columnGap: '16px',
      marginTop: '12px',
      alignItems: 'baseline',
    },
    '& td[data-column] > *': { gridColumn: 2 },
  },
});

/** The four ways to staff a post compared, their durations drawn as bars on one logarithmic scale. */
export function StaffingTable() {
  const tableClass = useStyle(style);
  const textClass = useStyle(durationTextStyle);
  const trackClass = useStyle(trackStyle);
  const barClass = useStyle(barStyle);
  return (
    <table className={tableClass}>
      <caption className="visually-hidden">Four ways to staff a post compared</caption>
      <thead>
        <tr>
          <th scope="col" className="type">
            Type
          </th>
          <th scope="col" className="duration">
            <span className="visually-hidden">Duration</span>
            <span className={useStyle(scaleStyle)} aria-hidden>
              {scaleMarks.map(({ text }) => (
                <span key={text}>{text}</span>
              ))}
            </span>
          </th>
          <th scope="col" className="use">
            Use it for
          </th>
          <th scope="col">Included</th>
        </tr>
      </thead>
      <tbody>
        {maintenanceStaffing.types.map(({ type, duration, description, features, useFor }) => (
          <tr key={type}>
            <th scope="row">{type}</th>
            <td className="duration">
              <p className={textClass}>{duration}</p>
              <span className={trackClass}>
                <span className={barClass} />
              </span>
            </td>
            <td data-column="Use it for">
              <p>{useFor}</p>
              <p>{description}</p>
            </td>
            <td data-column="Included">
              <ul>
                {features.map((feature) => (
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
