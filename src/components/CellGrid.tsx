import type { ReactNode } from 'react';
import { useStyle, type Style, type Styles } from '../styles/useStyle.ts';
import { media, mutedColor, gridLines, space, typography } from '../theme.ts';
import { cellMarks } from './cell-marks.ts';
import { SectionTitle } from './Section.tsx';

/** Columns of equal width. */
const inColumns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const gridStyle: Style = { display: 'grid', ...inColumns(2), ...gridLines.grid, [media.phone]: inColumns(1) };

const columnStyles = {
  2: {},
  3: { [media.fromDesktop]: inColumns(3) },
  4: { [media.fromDesktop]: inColumns(4) },
} as const satisfies Record<number, Style>;

/** The cells of the list are cells of the grid. */
const listStyle: Style = { display: 'contents' };

const cellStyle: Style = { padding: `${space.row} ${space.cell}`, ...gridLines.cell };

const headStyle: Style = [cellStyle, { gridColumn: '1 / -1', paddingBlock: space.head }];

/** The heading in the free columns of the first row, by their number on desktops. Without any it fills a row. */
const headStyles: readonly Style[] = [
  { [media.fromDesktop]: { display: 'grid', gridTemplateColumns: '7fr 5fr', alignItems: 'end' } },
  ...['auto', 'span 2', 'span 3'].map((gridColumn) => ({
    [media.fromDesktop]: { gridColumn, paddingBlock: space.row },
  })),
];

/** Tablets have two columns. */
const headOfOddStyle: Style = { [media.tablet]: { gridColumn: 'auto', paddingBlock: space.row } };

const narrowTitleStyles = { root: { [media.fromDesktop]: typography.sideTitle } } satisfies Styles;
const leadStyle: Style = { maxWidth: '30em', marginTop: '16px', color: mutedColor };
const cellTitleStyle: Style = { marginBottom: '8px' };

/** A cell of the grid. */
interface Cell {
  key: string;
  drawing?: ReactNode;
  /** Words, or a link. */
  title?: ReactNode;
  text: string;
}

export interface CellGridProps {
  /** The plain name of the section, if its title does not say it. */
  name?: string;
  title: string;
  lead?: string;
  /** On desktops. Tablets have two. */
  columns: keyof typeof columnStyles;
  /** The mark at the start of each cell. Steps are an ordered list. */
  marks?: keyof typeof cellMarks;
  cells: readonly Cell[];
}

/** A grid of ruled cells without gaps, because its heading fills the first row. */
export function CellGrid({ name, title, lead, columns, marks = 'none', cells }: CellGridProps) {
  const free = (columns - (cells.length % columns)) % columns;
  const List = marks === 'steps' ? 'ol' : 'ul';
  const parts: { cell?: Style; title?: Style; text: Style } = cellMarks[marks];
  const cellClass = useStyle(cellStyle, parts.cell);
  const cellTitleClass = useStyle(cellTitleStyle, parts.title);
  const cellTextClass = useStyle(parts.text);
  return (
    <div className={useStyle(gridStyle, columnStyles[columns])}>
      <div className={useStyle(headStyle, headStyles[free], cells.length % 2 ? headOfOddStyle : undefined)}>
        <SectionTitle name={name} title={title} styles={free === 1 ? narrowTitleStyles : undefined} />
        {lead && <Lead>{lead}</Lead>}
      </div>
      <List className={useStyle(listStyle)}>
        {cells.map((cell) => (
          <li key={cell.key} className={cellClass}>
            {cell.drawing}
            {cell.title && <h3 className={cellTitleClass}>{cell.title}</h3>}
            <p className={cellTextClass}>{cell.text}</p>
          </li>
        ))}
      </List>
    </div>
  );
}

function Lead({ children }: { children: string }) {
  return <p className={useStyle(leadStyle)}>{children}</p>;
}
