import type { FigureTable } from '../content/page-parts.ts';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { asHeading, color, font, media, mutedColor, rule, space, typography } from '../theme.ts';
import { SectionHead } from './SectionHead.tsx';
import { translateOf } from './translate.ts';

const anyCell = {
  padding: `14px 12px 14px min(${space.cell}, 2.4vw)`,
  textAlign: 'left',
  verticalAlign: 'baseline',
  borderBottom: rule.cell,
} as const;

/** A cell of a row that phones show as a small list. */
const listed = { display: 'block', padding: '4px 0', border: 0 } as const;

const column = {
  ...anyCell,
  ...typography.small,
  color: mutedColor,
  fontWeight: 500,
  verticalAlign: 'bottom',
  '&:first-of-type': { width: '27%' },
} as const;

const cell = {
  ...anyCell,
  fontStretch: font.control,
  lineHeight: 1.4,
  [media.phone]: {
    ...listed,
    display: 'grid',
    // At least as wide as the longest word of the heading.
    gridTemplateColumns: 'minmax(92px, min-content) minmax(0, 1fr)',
    columnGap: '16px',
    alignItems: 'baseline',
  },
  // The heading of the column beside each figure. Only phones show the heading.
  '& > small': { ...typography.small, display: 'none', color: mutedColor, [media.phone]: { display: 'block' } },
} as const;

const name = { ...anyCell, ...asHeading('condensed'), [media.phone]: listed } as const;

/** On phones the parts of a table are blocks, and each figure repeats the heading of its column. */
const styles = {
  root: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', [media.phone]: { display: 'block' } },
  head: { [media.phone]: { display: 'none' } },
  column,
  body: { [media.phone]: { display: 'block' } },
  row: { [media.phone]: { display: 'block', padding: `16px ${space.cell}`, borderBottom: rule.cell } },
  /** The first cell of a row. */
  name,
  firstName: name,
  lastName: name,
  cell,
} satisfies Styles;

const figure = {
  ...asHeading('cardTitle'),
  fontWeight: 560,
  borderLeft: rule.cell,
  [media.phone]: { display: 'block', borderLeft: 0 },
  '& > small': { marginBottom: '2px', fontWeight: 400, letterSpacing: 0 },
} as const;

const figureName = { ...asHeading('cardTitle'), [media.phone]: { gridColumn: '1 / -1' } } as const;

/** With a dot on the timeline. */
const timeName = {
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
} as const;

const kinds = {
  words: {},
  /** Short figures are larger. Wide windows have rules between the columns. */
  figures: {
    row: { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '16px' } },
    name: figureName,
    firstName: figureName,
    lastName: figureName,
    cell: figure,
  },
  /** The rows are a sequence in time. A line beside the names joins the first row to the last. */
  inTime: {
    row: { [media.phone]: { position: 'relative', paddingLeft: '44px' } },
    name: timeName,
    firstName: [timeName, { '&::before': { top: '18px' } }],
    lastName: [timeName, { '&::before': { bottom: 'calc(100% - 32px)' } }],
  },
} satisfies Record<string, Styles<keyof typeof styles>>;

interface DataTableProps {
  /** The id of the title before the table. Not a caption: readers of HTML drop headings and sentences in captions. */
  titleId: string;
  columns: readonly string[];
  /** Every row has one cell per column; the first cell names the row. */
  rows: readonly (readonly string[])[];
  /** The kind of content in the cells; words by default. */
  kind?: keyof typeof kinds | undefined;
  styles?: Styles<keyof typeof styles>;
}

/** A ruled table, which a title before it names. On phones each row becomes a small list. */
export function DataTable({ titleId, columns, rows, kind = 'words', styles: overrides }: DataTableProps) {
  const classes = useStyles(styles, kinds[kind], overrides);
  const nameClass = (row: number) =>
    row === 0 ? classes.firstName : row === rows.length - 1 ? classes.lastName : classes.name;
  return (
    <table aria-labelledby={titleId} className={classes.root}>
      <thead className={classes.head}>
        <tr>
          {columns.map((text) => (
            <th key={text} scope="col" className={classes.column}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={classes.body}>
        {rows.map(([first, ...cells], row) => (
          <tr key={first} className={classes.row}>
            <th scope="row" translate={translateOf(first)} className={nameClass(row)}>
              {first}
            </th>
            {cells.map((text, index) => {
              const heading = columns[index + 1];
              return (
                <td key={heading} className={classes.cell}>
                  <small>{heading}</small> <span translate={translateOf(text)}>{text}</span>
                </td>
              );
            })}
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
