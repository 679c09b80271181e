import { Button } from '../../components/Button.tsx';
import { numberBadge } from '../../components/number-badge.ts';
import { resources, toolCards } from '../../content/resources.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { font, headingLetters, media, quiet, rule, space, type, unseen } from '../../theme.ts';

const style: Style = {
  width: '100%',
  borderCollapse: 'collapse',
  counterReset: 'tool',
  '& th, & td': { padding: `20px 12px 20px ${space.cell}`, textAlign: 'left', borderBottom: rule.cell },
  '& thead th': { ...type.small, paddingBlock: '12px', fontWeight: 400, color: quiet },
  '& tbody tr': { counterIncrement: 'tool' },
  '& tbody th': { ...headingLetters, ...type.card },
  '& th > span': {
    display: 'grid',
    gridTemplateColumns: '40px 1fr',
    gap: '16px',
    alignItems: 'center',
    '&::before': { ...numberBadge, content: 'counter(tool) / ""' },
  },
  '& b': { fontWeight: 600, fontStretch: font.control, whiteSpace: 'nowrap' },
  '& p': { maxWidth: '38em', color: quiet },
  '& [data-screen]': { width: '1%', paddingRight: space.cell },
  // Four columns do not fit. Each row becomes lines of text with the button beside them.
  [media.belowDesktop]: {
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': unseen,
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      padding: `20px ${space.cell}`,
      borderBottom: rule.cell,
    },
    '& tbody th, & td': { width: 'auto', padding: 0, border: 0 },
    '& td': { marginLeft: '56px' },
    '& b': { ...type.small, color: quiet },
    '& p': { marginTop: '2px' },
    '& [data-screen]': { gridArea: '1 / 2 / 4', width: 'auto', alignSelf: 'center' },
  },
  [media.phone]: {
    '& tbody tr': { display: 'block' },
    '& td': { marginLeft: 0 },
    '& button': { width: '100%', marginTop: '16px' },
  },
};

/** The tools with their content. Their buttons do nothing yet, because there are no files. */
export function ToolTable() {
  return (
    <table className={useStyle(style)}>
      <caption className="visually-hidden">{resources.tools.heading}</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Type</th>
          <th scope="col">Holds</th>
          <th scope="col" data-screen>
            File
          </th>
        </tr>
      </thead>
      <tbody>
        {toolCards.map(({ title, type: kind, description }) => (
          <tr key={title}>
            <th scope="row">
              <span>{title}</span>
            </th>
            <td>
              <b>{kind}</b>
            </td>
            <td>
              <p>{description}</p>
            </td>
            <td data-screen>
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
