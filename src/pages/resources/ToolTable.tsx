import { css } from '@emotion/react';
import { resources, toolCards } from '../../content/resources.ts';
import { color, font, heading, label, media, rule, size } from '../../theme.ts';
import { numberBadge } from '../../components/number-badge.ts';
import { Button } from '../../components/Button.tsx';
import { useStyle } from '../../useStyle.ts';

const style = css({
  width: '100%',
  borderCollapse: 'collapse',
  counterReset: 'tool',
  '& th, & td': { padding: '22px 20px', textAlign: 'left', borderBottom: rule.cell },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& thead th': { ...label, padding: '12px 20px', fontWeight: 400 },
  '& th:first-of-type': { width: '31%', paddingLeft: size.cell },
  '& td:last-of-type': { width: '1%', paddingRight: size.cell },
  '& tbody tr': { counterIncrement: 'tool' },
  '& tbody th': { ...heading, fontSize: '29px' },
  // Too narrow for four columns: each row tells of its tool in lines, and only the button stands beside them.
  [media.belowDesktop]: {
    '&, & tbody, & tr, & th, & td': { display: 'block', width: 'auto' },
    // Out of sight, but still read by screen readers.
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      padding: `22px ${size.cell}`,
      borderBottom: rule.cell,
      '&:last-of-type': { borderBottom: 0 },
    },
    '& tbody th, & td, & tbody th:first-of-type, & td:last-of-type': { width: 'auto', padding: 0, border: 0 },
    '& tbody th': { fontSize: '25px' },
    '& td': { marginLeft: '56px' },
    '& td:last-of-type': { gridArea: '1 / 2 / 4', alignSelf: 'center' },
  },
  [media.phone]: {
    '& tbody tr': { display: 'block', padding: `22px ${size.cellPhone}` },
    '& td': { marginLeft: 0 },
    '& button': { width: '100%', marginTop: '16px' },
  },
  [media.print]: { '& td:last-of-type, & thead th:last-of-type': { display: 'none' } },
});

const nameStyle = css({
  display: 'grid',
  gridTemplateColumns: '40px 1fr',
  gap: '16px',
  alignItems: 'center',
  '&::before': { ...numberBadge, content: 'counter(tool) / ""' },
});

const typeStyle = css({
  fontWeight: 600,
  fontStretch: font.control,
  whiteSpace: 'nowrap',
  [media.belowDesktop]: { marginBlock: '8px 2px', fontSize: '15px', color: color.steel7 },
});

const descriptionStyle = css({ maxWidth: '38em', color: color.steel7 });

/** The tools, numbered: what each is and what it holds. Their buttons do nothing yet, because there are no files. */
export function ToolTable() {
  const tableClass = useStyle(style);
  const nameClass = useStyle(nameStyle);
  const typeClass = useStyle(typeStyle);
  const descriptionClass = useStyle(descriptionStyle);
  return (
    <table className={tableClass}>
      <caption className="visually-hidden">{resources.tools.heading}</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Type</th>
          <th scope="col">Holds</th>
          <th scope="col">File</th>
        </tr>
      </thead>
      <tbody>
        {toolCards.map(({ title, type, description }) => (
          <tr key={title}>
            <th scope="row">
              <span className={nameClass}>{title}</span>
            </th>
            <td className={typeClass}>{type}</td>
            <td className={descriptionClass}>{description}</td>
            <td>
              <Button>
                {resources.tools.action}
                <span className="visually-hidden">: {title}</span>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
