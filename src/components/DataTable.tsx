import type { ReactNode } from 'react';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { asHeading, color, font, media, mutedColor, rule, space, typography } from '../theme.ts';

interface Parts {
  row?: Style;
  /** The first cell of a row, and what it has besides in the first and last row. */
  name?: Style;
  firstName?: Style;
  lastName?: Style;
  cell?: Style;
}

const tableStyle: Style = { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' };

/** On phones the parts of a table are blocks, and each figure repeats the heading of its column. */
const blockStyle: Style = { [media.phone]: { display: 'block' } };
const captionStyle: Style = { textAlign: 'left' };
const headStyle: Style = { [media.phone]: { display: 'none' } };
const rowStyle: Style = {
  [media.phone]: { display: 'block', padding: `16px ${space.cell}`, borderBottom: rule.cell },
};

const anyCell = {
  padding: `14px 12px 14px min(${space.cell}, 2.4vw)`,
  textAlign: 'left',
  verticalAlign: 'baseline',
  borderBottom: rule.cell,
} as const;

/** A cell of a row that is a small list. */
const listed = { display: 'block', padding: '4px 0', border: 0 } as const;

const columnStyle: Style = {
  ...anyCell,
  ...typography.small,
  color: mutedColor,
  fontWeight: 500,
  verticalAlign: 'bottom',
};
const firstColumnStyle: Style = { width: '27%' };
const nameStyle: Style = { ...anyCell, ...asHeading('condensed'), [media.phone]: listed };
const cellStyle: Style = {
  ...anyCell,
  fontStretch: font.control,
  lineHeight: 1.4,
  '&::before': { ...typography.small, color: mutedColor },
  [media.phone]: {
    ...listed,
    display: 'flex',
    gap: '16px',
    alignItems: 'baseline',
    '&::before': { content: 'attr(data-column)', flex: '0 0 92px' },
  },
};

const kinds = {
  words: {},
  /** Short figures: larger, with rules between the columns. */
  figures: {
    row: { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '16px' } },
    name: { ...asHeading('cardTitle'), [media.phone]: { gridColumn: '1 / -1' } },
    cell: {
      ...asHeading('cardTitle'),
      fontWeight: 560,
      borderLeft: rule.cell,
      [media.phone]: {
        display: 'block',
        borderLeft: rule.cell,
        '&::before': { display: 'block', marginBottom: '2px', fontWeight: 400, letterSpacing: 0 },
      },
    },
  },
  /** The rows are a sequence in time. A line beside their names has a dot for each, from the first to the last. */
  inTime: {
    row: { [media.phone]: { position: 'relative', paddingLeft: '44px' } },
    name: {
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
    firstName: { '&::before': { top: '18px' } },
    lastName: { '&::before': { bottom: 'calc(100% - 32px)' } },
  },
} as const satisfies Record<string, Parts>;

export interface DataTableProps {
  /** The table's heading. */
  caption: ReactNode;
  columns: readonly string[];
  /** Every row has as many cells as there are columns; the first cell names the row. */
  rows: readonly (readonly string[])[];
  /** The kind of content in the cells; words by default. */
  kind?: keyof typeof kinds | undefined;
}

/** A ruled table under its own heading. On phones each row becomes a small list. */
export function DataTable({ caption, columns, rows, kind = 'words' }: DataTableProps) {
  const parts: Parts = kinds[kind];
  const blockClass = useStyle(blockStyle);
  const columnClass = useStyle(columnStyle);
  const firstColumnClass = useStyle(columnStyle, firstColumnStyle);
  const rowClass = useStyle(rowStyle, parts.row);
  const nameClass = useStyle(nameStyle, parts.name);
  const firstNameClass = useStyle(nameStyle, parts.name, parts.firstName);
  const lastNameClass = useStyle(nameStyle, parts.name, parts.lastName);
  const cellClass = useStyle(cellStyle, parts.cell);
  const nameClassOf = (row: number) =>
    row === 0 ? firstNameClass : row === rows.length - 1 ? lastNameClass : nameClass;
  return (
    <table className={useStyle(tableStyle, blockStyle)}>
      <caption className={useStyle(captionStyle, blockStyle)}>{caption}</caption>
      <thead className={useStyle(headStyle)}>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={index === 0 ? firstColumnClass : columnClass}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={blockClass}>
        {rows.map(([name, ...cells], index) => (
          <tr key={name} className={rowClass}>
            <th scope="row" className={nameClassOf(index)}>
              {name}
            </th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]} data-column={columns[column + 1]} className={cellClass}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
