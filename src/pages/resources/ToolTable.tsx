import { Button } from '../../components/Button.tsx';
import { resources, toolCards } from '../../content/pages/resources.ts';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import {
  asHeading,
  font,
  media,
  mutedColor,
  rule,
  space,
  typography,
  visuallyHidden,
  numberBadge,
} from '../../theme.ts';

const tableStyle: Style = {
  width: '100%',
  borderCollapse: 'collapse',
  counterReset: 'tool',
  [media.upToTablet]: { display: 'block' },
};

/** Four columns do not fit below desktops: each row becomes lines of text with the button beside them. */
const blockStyle: Style = { [media.upToTablet]: { display: 'block' } };
const headStyle: Style = { [media.upToTablet]: visuallyHidden };

const rowStyle: Style = {
  counterIncrement: 'tool',
  [media.upToTablet]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    padding: `20px ${space.cell}`,
    borderBottom: rule.cell,
  },
  [media.phone]: { display: 'block' },
};

const anyCell = {
  padding: `20px 12px 20px ${space.cell}`,
  textAlign: 'left',
  borderBottom: rule.cell,
  [media.upToTablet]: { display: 'block', padding: 0, border: 0 },
} as const;

const columnStyle: Style = {
  ...anyCell,
  ...typography.small,
  paddingBlock: '12px',
  fontWeight: 400,
  color: mutedColor,
};
const nameStyle: Style = { ...anyCell, ...asHeading('cardTitle') };

const nameWordsStyle: Style = {
  display: 'grid',
  gridTemplateColumns: '40px 1fr',
  gap: '16px',
  alignItems: 'center',
  '&::before': { ...numberBadge, content: 'counter(tool) / ""' },
};

/** Aligns with the words of the name, and on phones with its badge. */
const cellStyle: Style = {
  ...anyCell,
  [media.upToTablet]: { ...anyCell[media.upToTablet], marginLeft: '56px' },
  [media.phone]: { marginLeft: 0 },
};

const kindStyle: Style = {
  fontWeight: 600,
  fontStretch: font.control,
  whiteSpace: 'nowrap',
  [media.upToTablet]: { ...typography.small, color: mutedColor },
};

const textStyle: Style = { maxWidth: '38em', color: mutedColor, [media.upToTablet]: { marginTop: '2px' } };

/** The column with the buttons, which is as narrow as they are. */
const fileStyle: Style = {
  width: '1%',
  paddingRight: space.cell,
  [media.upToTablet]: { gridArea: '1 / 2 / 4', width: 'auto', paddingRight: space.cell, alignSelf: 'center' },
};

const childStyles = {
  button: { root: { [media.phone]: { width: '100%', marginTop: '16px' } } },
} satisfies Record<string, Styles>;

/** The tools with their content. Their buttons do nothing yet, because there are no files. */
export function ToolTable() {
  const blockClass = useStyle(blockStyle);
  const columnClass = useStyle(columnStyle);
  const rowClass = useStyle(rowStyle);
  const nameClass = useStyle(nameStyle);
  const nameWordsClass = useStyle(nameWordsStyle);
  const cellClass = useStyle(cellStyle);
  const kindClass = useStyle(kindStyle);
  const textClass = useStyle(textStyle);
  const fileClass = useStyle(cellStyle, fileStyle);
  return (
    <table className={useStyle(tableStyle)}>
      <caption className="visually-hidden">{resources.tools.heading}</caption>
      <thead className={useStyle(headStyle)}>
        <tr className={blockClass}>
          <th scope="col" className={columnClass}>
            Item
          </th>
          <th scope="col" className={columnClass}>
            Type
          </th>
          <th scope="col" className={columnClass}>
            Holds
          </th>
          <th scope="col" data-screen className={useStyle(columnStyle, fileStyle)}>
            File
          </th>
        </tr>
      </thead>
      <tbody className={blockClass}>
        {toolCards.map(({ title, type: kind, description }) => (
          <tr key={title} className={rowClass}>
            <th scope="row" className={nameClass}>
              <span className={nameWordsClass}>{title}</span>
            </th>
            <td className={cellClass}>
              <b className={kindClass}>{kind}</b>
            </td>
            <td className={cellClass}>
              <p className={textClass}>{description}</p>
            </td>
            <td data-screen className={fileClass}>
              <Button styles={childStyles.button}>
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
