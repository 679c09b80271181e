import { DimensionLine } from '../../components/DimensionLine.tsx';
import { maintenanceStaffing } from '../../content/maintenance-staffing.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { headingLetters, media, quiet, rule, space, type } from '../../theme.ts';
import { durationBars, isShort, scaleMarks } from './duration-bars.ts';

const style: Style = [
  durationBars,
  {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': { textAlign: 'left', verticalAlign: 'top' },
    '& tbody tr': { borderTop: rule.cell },
    '& thead th, & [data-column]::before': { ...type.small, color: quiet },
    '& thead th': { fontWeight: 500, verticalAlign: 'bottom' },
    '& tbody th': { ...headingLetters, ...type.heading, whiteSpace: 'nowrap' },
    '& [data-column]': type.note,
    '& p + p': { marginTop: '12px', color: quiet },
    '& li + li': { marginTop: '6px' },
    [media.desktop]: {
      '& th, & td': { padding: `24px 12px 28px ${space.cell}`, borderLeft: rule.cell },
      '& thead th': { paddingBlock: '12px' },
      '& [data-scale]': { width: '36%', paddingInline: 0 },
      '& tbody th': { width: '15%' },
      '& [data-column]': { width: '24%' },
    },
    // Four columns and the scale need this width; below it each row is a block under the scale.
    [media.belowDesktop]: {
      '&, & :is(thead, tbody, tr, th, td)': { display: 'block' },
      // Only the scale of the head stays visible. The cells repeat the rest.
      '& thead th:not([data-scale])': { display: 'none' },
      '& [data-scale]': { padding: '10px 0 16px' },
      '& tbody tr': { padding: '24px 0' },
      '& tbody th': { padding: `10px ${space.cell} 16px` },
      '& [data-column]': { padding: `0 12px 0 ${space.cell}` },
      '& [data-column]::before': { content: 'attr(data-column)' },
    },
    [media.tablet]: {
      '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
      '& tbody :is(th, [data-scale])': { gridColumn: '1 / -1' },
    },
    [media.phone]: {
      '& [data-column]': { padding: `12px 12px 0 calc(${space.cell} + 108px)` },
      '& [data-column]::before': { float: 'left', margin: '2px 0 0 -108px' },
    },
  },
];

/** The four ways to staff a post compared, their durations drawn as bars on one logarithmic scale. */
export function StaffingTable() {
  return (
    <table className={useStyle(style)}>
      <caption className="visually-hidden">Four ways to staff a post compared</caption>
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col" data-scale>
            <span className="visually-hidden">Duration</span>
            <span aria-hidden>
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
        {maintenanceStaffing.types.map((post) => (
          <tr key={post.type}>
            <th scope="row">{post.type}</th>
            <td data-scale={isShort(post) ? 'short' : post.to ? '' : 'open'}>
              <p>{post.duration}</p>
              <DimensionLine />
            </td>
            <td data-column="Use it for">
              <p>{post.useFor}</p>
              <p>{post.description}</p>
            </td>
            <td data-column="Included">
              <ul>
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
