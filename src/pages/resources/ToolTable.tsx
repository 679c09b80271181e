import { Button } from '../../components/Button.tsx';
import { Hidden } from '../../components/Hidden.tsx';
import { resources, toolCards } from '../../content/pages/resources.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { asHeading, font, media, mutedColor, rule, space, typography, silent, visuallyHidden } from '../../theme.ts';

const styles = {
  root: {
    width: '100%',
    borderCollapse: 'collapse',
    'table:where(&) :is(th, td)': {
      padding: `20px 12px 20px ${space.cell}`,
      textAlign: 'left',
      borderBottom: rule.cell,
    },
    'table:where(&) thead th': { ...typography.small, paddingBlock: '12px', fontWeight: 400, color: mutedColor },
    'table:where(&) tbody tr': { counterIncrement: 'tool' },
    'table:where(&) tbody th': asHeading('condensed'),
    // The column of the buttons is as narrow as the buttons.
    'table:where(&) :is(th, td):last-child': { width: '1%', paddingRight: space.cell },
    // Four columns do not fit below desktops, where each row becomes lines of text with the button beside them.
    [media.upToTablet]: {
      display: 'block',
      'table:where(&) :is(tbody, th, td)': { display: 'block' },
      'table:where(&) thead': visuallyHidden,
      'table:where(&) tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        padding: `20px ${space.cell}`,
        borderBottom: rule.cell,
      },
      'table:where(&) tbody :is(th, td)': { padding: 0, border: 0 },
      // Aligns with the words of the name, and on phones with its number.
      'table:where(&) td': { marginLeft: '28px' },
      'table:where(&) td:last-child': { gridArea: '1 / 2 / 4', width: 'auto', paddingRight: 0, alignSelf: 'center' },
    },
    [media.phone]: { 'table:where(&) tbody tr': { display: 'block' }, 'table:where(&) td': { marginLeft: 0 } },
  },
  name: {
    display: 'flex',
    '&::before': { flex: 'none', minWidth: '28px', content: silent('counter(tool)'), color: mutedColor },
  },
  kind: {
    fontWeight: 600,
    fontStretch: font.control,
    whiteSpace: 'nowrap',
    [media.upToTablet]: { ...typography.small, color: mutedColor },
  },
  text: { maxWidth: '38em', color: mutedColor, [media.upToTablet]: { marginTop: '2px' } },
} satisfies Styles;

/** Lighter than the buttons of the guides, because tools have no files. */
const buttonStyle: Style = {
  ...typography.small,
  padding: '10px 16px',
  border: rule.block,
  fontWeight: 400,
  lineHeight: '22px',
  [media.phone]: { width: '100%', marginTop: '16px' },
};

/** The tools with their contents. The buttons do nothing yet, because there are no files. */
export function ToolTable() {
  const classes = useStyles(styles);
  return (
    <table className={classes.root}>
      <caption>
        <Hidden>{resources.tools.heading}</Hidden>
      </caption>
      <thead>
        <tr>
          {['Tool', 'Type', 'What’s in it'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
          <th scope="col" data-screen>
            File
          </th>
        </tr>
      </thead>
      <tbody>
        {toolCards.map(({ title, type: kind, description }) => (
          <tr key={title}>
            <th scope="row">
              <span className={classes.name}>{title}</span>
            </th>
            <td>
              <b className={classes.kind}>{kind}</b>
            </td>
            <td>
              <p className={classes.text}>{description}</p>
            </td>
            <td data-screen>
              <Button style={buttonStyle}>
                {resources.tools.action}
                <Hidden>{`: ${title}`}</Hidden>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
