import type { FigureTable } from '../content/page-parts.ts';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { media, mutedColor, space, typography } from '../theme.ts';
import { DataTable } from './DataTable.tsx';
import { SectionHead } from './SectionHead.tsx';

const styles = {
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

export function TableNote({ children }: { children: string }) {
  const classes = useStyles(styles);
  return (
    <dl className={classes.note}>
      <dt>Note</dt> <dd>{children}</dd>
    </dl>
  );
}
