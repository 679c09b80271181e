import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, heading, label, media, rule, size } from '../theme.ts';
import { useStyle } from '../useStyle.ts';

const tabletFigure = 'clamp(19px, 2.9vw, 23px)';

const style = css({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'left' },
  '& th, & td': { padding: `14px 20px`, textAlign: 'left', verticalAlign: 'baseline', borderBottom: rule.cell },
  '& th:first-of-type': { width: '27%', paddingLeft: size.cell },
  '& thead th': { ...label, padding: '12px 20px', fontWeight: 500, verticalAlign: 'bottom' },
  '& tbody th': { ...heading, fontSize: '23px', lineHeight: 1.15 },
  '& td': { fontStretch: font.control, lineHeight: 1.4 },
  '& tbody td:first-of-type': { fontWeight: 600 },
  '.ink & thead th': { color: color.fog },
  [media.tablet]: {
    '& th, & td, & thead th': { paddingInline: '12px' },
    '& tbody th': { fontSize: tabletFigure },
  },
  [media.phone]: {
    '&, & caption, & tbody, & tr, & th, & td': { display: 'block', width: 'auto' },
    // Hidden from sight only: each figure repeats the heading of its column instead.
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': { padding: `16px ${size.cellPhone}`, borderBottom: rule.cell },
    '& tbody th, & tbody th:first-of-type, & td': { padding: 0, border: 0, width: 'auto' },
    '& tbody th': { marginBottom: '6px' },
    '& td': {
      display: 'grid',
      gridTemplateColumns: '92px minmax(0, 1fr)',
      columnGap: '16px',
      alignItems: 'baseline',
      padding: '4px 0',
      fontSize: '16px',
    },
    '& td::before': { ...label, content: 'attr(data-column)', fontWeight: 400, letterSpacing: 0 },
    '.ink & td::before': { color: color.fog },
  },
});

/** A table of short figures: larger, with rules between the columns. */
const bareStyle = css(style, {
  '& td': { ...heading, fontSize: '29px', fontWeight: 560, borderLeft: rule.cell },
  '& tbody th': { fontSize: '29px' },
  [media.tablet]: { '& td, & tbody th': { fontSize: tabletFigure } },
  [media.phone]: {
    '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2px 16px' },
    '& tbody th': { gridColumn: '1 / -1', fontSize: '23px' },
    '& td': { display: 'block', fontSize: '23px', borderLeft: 0 },
    '& td::before': { display: 'block', marginBottom: '2px' },
  },
});

/** A line with a dot for each row runs down beside the names of the rows. */
const inTimeStyle = css(style, {
  '& tbody th': { position: 'relative', paddingRight: '52px' },
  '& tbody th::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: '-1px',
    right: '23px',
    borderLeft: '2px solid currentColor',
  },
  '& tbody th::after': {
    content: '""',
    position: 'absolute',
    top: '21px',
    right: '17px',
    width: '14px',
    height: '14px',
    border: '2px solid currentColor',
    borderRadius: '50%',
    background: color.amber,
  },
  '& tbody tr:first-of-type th::before': { top: '21px' },
  '& tbody tr:last-of-type th::before': { bottom: 'calc(100% - 35px)' },
  [media.phone]: {
    '& tbody tr': { position: 'relative', paddingLeft: '44px' },
    '& tbody th': { position: 'static', paddingRight: 0 },
    '& tbody th::before, & tbody tr:first-of-type th::before, & tbody tr:last-of-type th::before': {
      left: '20px',
      right: 'auto',
    },
    '& tbody th::after': { left: '14px', right: 'auto' },
  },
});

export interface DataTableProps {
  /** The table's heading. */
  caption: ReactNode;
  columns: readonly string[];
  /** Every row has as many cells as there are columns; the first cell names the row. */
  rows: readonly (readonly string[])[];
  /** Whether the rows follow one another in time. */
  inTime?: boolean;
}

/** A ruled table under its own heading. On phones each row becomes a small list. */
export function DataTable({ caption, columns, rows, inTime = false }: DataTableProps) {
  const isBare = rows.every(([, ...cells]) => cells.every((cell) => cell.length < 14));
  return (
    <table className={useStyle(inTime ? inTimeStyle : isBare ? bareStyle : style)}>
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
