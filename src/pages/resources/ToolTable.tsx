import { Button } from '../../components/Button.tsx';
import { resources, toolCards } from '../../content/pages/resources.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { asHeading, font, media, mutedColor, rule, space, typography, silent, visuallyHidden } from '../../theme.ts';

/** Four columns do not fit below desktops, where each row becomes lines of text with the button beside them. */
const block = { [media.upToTablet]: { display: 'block' } } as const;

const anyCell = {
  padding: `20px 12px 20px ${space.cell}`,
  textAlign: 'left',
  borderBottom: rule.cell,
  [media.upToTablet]: { display: 'block', padding: 0, border: 0 },
} as const;

const column = { ...anyCell, ...typography.small, paddingBlock: '12px', fontWeight: 400, color: mutedColor } as const;

/** Aligns with the words of the name, and on phones with its number. */
const cell = {
  ...anyCell,
  [media.upToTablet]: { ...anyCell[media.upToTablet], marginLeft: '28px' },
  [media.phone]: { marginLeft: 0 },
} as const;

/** The column of the buttons, as narrow as the buttons. */
const file = {
  width: '1%',
  paddingRight: space.cell,
  // The row has the padding at its side.
  [media.upToTablet]: { gridArea: '1 / 2 / 4', width: 'auto', paddingRight: 0, alignSelf: 'center' },
} as const;

const styles = {
  root: { width: '100%', borderCollapse: 'collapse', counterReset: 'tool', ...block },
  caption: visuallyHidden,
  head: { [media.upToTablet]: visuallyHidden },
  headRow: block,
  column,
  fileColumn: [column, file],
  body: block,
  row: {
    counterIncrement: 'tool',
    [media.upToTablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      padding: `20px ${space.cell}`,
      borderBottom: rule.cell,
    },
    [media.phone]: { display: 'block' },
  },
  nameCell: { ...anyCell, ...asHeading('condensed') },
  name: {
    display: 'flex',
    '&::before': { flex: 'none', minWidth: '28px', content: silent('counter(tool)'), color: mutedColor },
  },
  cell,
  fileCell: [cell, file],
  kind: {
    fontWeight: 600,
    fontStretch: font.control,
    whiteSpace: 'nowrap',
    [media.upToTablet]: { ...typography.small, color: mutedColor },
  },
  text: { maxWidth: '38em', color: mutedColor, [media.upToTablet]: { marginTop: '2px' } },
  which: visuallyHidden,
} satisfies Styles;

/** Lighter than the buttons of the guides, because tools have no files. */
const buttonStyles = {
  root: {
    ...typography.small,
    padding: '10px 16px',
    border: rule.block,
    fontWeight: 400,
    lineHeight: '22px',
    [media.phone]: { width: '100%', marginTop: '16px' },
  },
} satisfies Styles;

/** The tools with their contents. The buttons do nothing yet, because there are no files. */
export function ToolTable() {
  const classes = useStyles(styles);
  return (
    <table className={classes.root}>
      <caption className={classes.caption}>{resources.tools.heading}</caption>
      <thead className={classes.head}>
        <tr className={classes.headRow}>
          {['Tool', 'Type', 'What’s in it'].map((title) => (
            <th key={title} scope="col" className={classes.column}>
              {title}
            </th>
          ))}
          <th scope="col" data-screen className={classes.fileColumn}>
            File
          </th>
        </tr>
      </thead>
      <tbody className={classes.body}>
        {toolCards.map(({ title, type: kind, description }) => (
          <tr key={title} className={classes.row}>
            <th scope="row" className={classes.nameCell}>
              <span className={classes.name}>{title}</span>
            </th>
            <td className={classes.cell}>
              <b className={classes.kind}>{kind}</b>
            </td>
            <td className={classes.cell}>
              <p className={classes.text}>{description}</p>
            </td>
            <td data-screen className={classes.fileCell}>
              <Button styles={buttonStyles}>
                {resources.tools.action}
                <span className={classes.which}>{`: ${title}`}</span>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
