import { css } from '@emotion/react';
import type { FigureTable } from '../content/page-parts.ts';
import { color, media, size } from '../theme.ts';
import { DataTable } from './DataTable.tsx';
import { SectionHead } from './SectionHead.tsx';
import { useStyle } from '../useStyle.ts';

const style = css({
  display: 'grid',
  // The note's label stands under the rows' names.
  gridTemplateColumns: '27% minmax(0, 1fr)',
  padding: `20px ${size.cell} 36px 0`,
  fontSize: '16px',
  color: color.steel7,
  '& dt': { paddingLeft: size.cell, fontWeight: 600 },
  '& dd': { maxWidth: '47em', paddingLeft: '20px' },
  '.ink &': { color: color.fog },
  [media.tablet]: { '& dd': { paddingLeft: '12px' } },
  [media.phone]: { display: 'block', padding: `20px ${size.cellPhone} 28px`, '& dt, & dd': { padding: 0 } },
});

/** A table of figures under its heading, and below it a note on when they apply. */
export function TableWithNote({ id, table }: { id: string; table: FigureTable }) {
  return (
    <>
      <DataTable
        caption={<SectionHead id={id} title={table.caption} />}
        columns={table.columns}
        rows={table.rows}
        inTime={table.inTime ?? false}
      />
      <dl className={useStyle(style)}>
        <dt>Note</dt>
        <dd>{table.note}</dd>
      </dl>
    </>
  );
}
