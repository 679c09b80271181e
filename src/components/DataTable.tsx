import type { ReactNode } from 'react';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { color, headingLetters, font, media, quiet, rule, space, type } from '../theme.ts';

const base = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& caption, & th': { textAlign: 'left' },
  '& th, & td': {
    padding: `14px 12px 14px min(${space.cell}, 2.4vw)`,
    verticalAlign: 'baseline',
    borderBottom: rule.cell,
  },
  '& thead th, & td::before': { ...type.small, color: quiet },
  '& thead th': { fontWeight: 500, verticalAlign: 'bottom' },
  '& thead th:first-of-type': { width: '27%' },
  '& tbody th': { ...headingLetters, ...type.value },
  '& td': { fontStretch: font.control, lineHeight: 1.4 },
  [media.phone]: {
    '&, & :is(caption, tbody, tr, th, td)': { display: 'block' },
    // Each figure repeats the heading of its column instead.
    '& thead': { display: 'none' },
    '& tr': { padding: `16px ${space.cell}`, borderBottom: rule.cell },
    '& th, & td': { padding: '4px 0', border: 0 },
    '& td': { display: 'flex', gap: '16px', alignItems: 'baseline' },
    '& td::before': { content: 'attr(data-column)', flex: '0 0 92px' },
  },
} as const;

const kinds = {
  words: base,
  /** Short figures: larger, with rules between the columns. */
  figures: [
    base,
    {
      '& td, & tbody th': { ...headingLetters, ...type.card },
      '& td': { fontWeight: 560, borderLeft: rule.cell },
      [media.phone]: {
        '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '16px' },
        '& tbody th': { gridColumn: '1 / -1' },
        '& td': { display: 'block' },
        '& td::before': { display: 'block', marginBottom: '2px', fontWeight: 400, letterSpacing: 0 },
      },
    },
  ],
  /** The rows are a sequence in time. A line beside their names has a dot for each. */
  inTime: [
    base,
    {
      '& tbody th': { position: 'relative', paddingRight: '52px' },
      '& tbody th::before': {
        content: '""',
        position: 'absolute',
        inset: '0 23px -1px auto',
        borderLeft: '2px solid',
      },
      '& tbody th::after': {
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
      // From the first dot to the last.
      '& tbody tr:first-of-type th::before': { top: '18px' },
      '& tbody tr:last-of-type th::before': { bottom: 'calc(100% - 32px)' },
      [media.phone]: {
        '& tbody tr': { position: 'relative', paddingLeft: '44px' },
        '& tbody th': { position: 'static', paddingRight: 0 },
        '& tbody th::before, & tbody th::after': { left: '20px', right: 'auto' },
        '& tbody th::after': { left: '14px' },
      },
    },
  ],
} as const satisfies Record<string, Style>;

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
  return (
    <table className={useStyle(kinds[kind])}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
