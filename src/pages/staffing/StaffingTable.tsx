import { css } from '@emotion/react';
import { maintenanceStaffing } from '../../content/maintenance-staffing.ts';
import { useStyle } from '../../styles/useStyle.ts';
import { headingLetters, media, quiet, rule, space, type, unseen } from '../../theme.ts';
import { barStyle, durationTextStyle, scaleLines, scaleMarks, scaleStyle } from './duration-bars.ts';

const style = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: `24px 12px 28px ${space.cell}`,
    borderLeft: rule.cell,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& tr': { borderTop: rule.cell },
  '& thead th': { ...type.small, paddingBlock: '12px', fontWeight: 500, verticalAlign: 'bottom', color: quiet },
  '& [data-scale]': { width: '36%', paddingInline: 0 },
  '& tbody [data-scale]': { background: scaleLines },
  '& tbody th': { ...headingLetters, ...type.heading, width: '15%', whiteSpace: 'nowrap' },
  '& tbody td': type.note,
  '& [data-column]': { width: '24%' },
  '& td p + p': { marginTop: '12px', color: quiet },
  '& li + li': { marginTop: '6px' },
  // Four columns and the scale need this width; below it each row is a block under the scale.
  [media.belowDesktop]: {
    '&, & thead, & tbody, & tr, & th, & td': { display: 'block', border: 0 },
    // Only the scale of the head stays visible. The cells repeat the rest.
    '& thead th:not([data-scale])': unseen,
    '& [data-scale], & tbody th': { width: 'auto', padding: '10px 0 16px' },
    '& tbody th': { paddingInline: space.cell },
    '& tbody tr': { padding: '24px 0', borderTop: rule.cell },
    '& td[data-column]': { width: 'auto', paddingBlock: 0 },
    '& td[data-column]::before': { ...type.small, content: 'attr(data-column)', color: quiet },
  },
  [media.tablet]: {
    '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& tbody th, & tbody [data-scale]': { gridColumn: '1 / -1' },
  },
  [media.phone]: {
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
  const barClass = useStyle(barStyle);
  return (
    <table className={tableClass}>
      <caption className="visually-hidden">Four ways to staff a post compared</caption>
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col" data-scale>
            <span className="visually-hidden">Duration</span>
            <span className={useStyle(scaleStyle)} aria-hidden>
              {scaleMarks.map(({ text }) => (
                <span key={text}>{text}</span>
              ))}
            </span>
          </th>
          <th scope="col">Use it for</th>
          <th scope="col">Included</th>
        </tr>
      </thead>
      <tbody>
        {maintenanceStaffing.types.map(({ type: name, duration, description, features, useFor }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-scale>
              <p className={textClass}>{duration}</p>
              <span className={barClass} />
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
