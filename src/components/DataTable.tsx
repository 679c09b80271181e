import type { FigureTable } from '../content/page-parts.ts';
import { asRoot, useStyles, type Style, type Styles } from '../styles/useStyles.ts';
import { asHeading, color, font, media, mutedColor, rule, space, typography } from '../theme.ts';
import { SectionHead } from './SectionHead.tsx';
import { translateOf } from './translate.ts';

/** On phones the parts of a table are blocks, and each figure repeats the heading of its column. */
const styles = {
  root: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    'table:where(&) :is(th, td)': {
      padding: `14px 12px 14px min(${space.cell}, 2.4vw)`,
      textAlign: 'left',
      verticalAlign: 'baseline',
      borderBottom: rule.cell,
    },
    'table:where(&) thead th': {
      ...typography.small,
      color: mutedColor,
      fontWeight: 500,
      verticalAlign: 'bottom',
      '&:first-of-type': { width: '27%' },
    },
    'table:where(&) tbody th': asHeading('condensed'),
    'table:where(&) td': { fontStretch: font.control, lineHeight: 1.4 },
    // The heading of the column beside each figure. Only phones show the heading.
    'table:where(&) small': { ...typography.small, display: 'none', color: mutedColor },
    [media.phone]: {
      display: 'block',
      'table:where(&) thead': { display: 'none' },
      'table:where(&) tbody': { display: 'block' },
      'table:where(&) tbody tr': { display: 'block', padding: `16px ${space.cell}`, borderBottom: rule.cell },
      'table:where(&) tbody :is(th, td)': { display: 'block', padding: '4px 0', border: 0 },
      'table:where(&) tbody td': {
        display: 'grid',
        // At least as wide as the longest word of the heading.
        gridTemplateColumns: 'minmax(92px, min-content) minmax(0, 1fr)',
        columnGap: '16px',
        alignItems: 'baseline',
      },
      'table:where(&) small': { display: 'block' },
    },
  },
} satisfies Styles;

const kinds = {
  words: {},
  /** Short figures are larger. Wide windows have rules between the columns. */
  figures: {
    'table:where(&) tbody :is(th, td)': asHeading('cardTitle'),
    'table:where(&) tbody td': { fontWeight: 560, borderLeft: rule.cell },
    'table:where(&) td small': { marginBottom: '2px', fontWeight: 400, letterSpacing: 0 },
    [media.phone]: {
      'table:where(&) tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '16px' },
      'table:where(&) tbody th': { gridColumn: '1 / -1' },
      'table:where(&) tbody td': { display: 'block', borderLeft: 0 },
    },
  },
  /** The rows are a sequence in time. A line with a dot per row joins the first row to the last, beside the names. */
  inTime: {
    'table:where(&) tbody th': {
      position: 'relative',
      paddingRight: '52px',
      '&::before': { content: '""', position: 'absolute', inset: '0 23px -1px auto', borderLeft: '2px solid' },
      '&::after': {
        content: '""',
        position: 'absolute',
        top: '18px',
        right: '17px',
        width: '14px',
        height: '14px',
        border: '2px solid',
        borderRadius: '50%',
        background: color.amber,
      },
      [media.phone]: {
        position: 'static',
        paddingRight: 0,
        '&::before': { left: '20px', right: 'auto' },
        '&::after': { left: '14px', right: 'auto' },
      },
    },
    'table:where(&) tbody tr:first-of-type th::before': { top: '18px' },
    'table:where(&) tbody tr:last-of-type th::before': { bottom: 'calc(100% - 32px)' },
    [media.phone]: { 'table:where(&) tbody tr': { position: 'relative', paddingLeft: '44px' } },
  },
} satisfies Record<string, Style>;

interface DataTableProps {
  /** The id of the title before the table. Not a caption: readers of HTML drop headings and sentences in captions. */
  titleId: string;
  columns: readonly string[];
  /** Every row has one cell per column; the first cell names the row. */
  rows: readonly (readonly string[])[];
  /** The kind of content in the cells; words by default. */
  kind?: keyof typeof kinds | undefined;
  style?: Style;
}

/** A ruled table, which a title before it names. On phones each row becomes a small list. */
export function DataTable({ titleId, columns, rows, kind = 'words', style }: DataTableProps) {
  const classes = useStyles(styles, asRoot(kinds[kind]), asRoot(style));
  return (
    <table aria-labelledby={titleId} className={classes.root}>
      <thead>
        <tr>
          {columns.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" translate={translateOf(name)}>
              {name}
            </th>
            {cells.map((text, index) => (
              <td key={columns[index + 1]}>
                <small>{columns[index + 1]}</small> <span translate={translateOf(text)}>{text}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The table of a section under the section's title, and a note below the table on when the figures apply. */
export function TableWithNote({ titleId, table }: { titleId: string; table: FigureTable }) {
  return (
    <>
      <SectionHead title={table.caption} />
      <DataTable {...table} titleId={titleId} />
      <TableNote>{table.note}</TableNote>
    </>
  );
}

const noteStyles = {
  note: {
    ...typography.note,
    display: 'grid',
    gridTemplateColumns: '27% minmax(0, 1fr)',
    padding: `20px ${space.cell} ${space.row}`,
    color: mutedColor,
    '& > dd': { maxWidth: '47em' },
    [media.phone]: { display: 'block' },
  },
} satisfies Styles;

export function TableNote({ children }: { children: string }) {
  const classes = useStyles(noteStyles);
  return (
    <dl className={classes.note}>
      <dt>Note</dt> <dd>{children}</dd>
    </dl>
  );
}
