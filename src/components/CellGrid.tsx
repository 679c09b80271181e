import type { ReactNode } from 'react';
import { useStyles, type Style, type Styles } from '../styles/useStyles.ts';
import { gridLines, media, mutedColor, space, typography } from '../theme.ts';
import { GridCell, type GridCellProps } from './GridCell.tsx';
import { SectionTitle } from './Section.tsx';

/** Columns of equal width. */
const inColumns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const styles = {
  root: { display: 'grid', ...inColumns(2), ...gridLines.grid, [media.phone]: inColumns(1) },
  head: { padding: `${space.row} ${space.cell}`, ...gridLines.cell, gridColumn: '1 / -1', paddingBlock: space.head },
  lead: { maxWidth: '30em', marginTop: '16px', color: mutedColor },
  /** Makes the items cells of the grid. */
  list: { display: 'contents' },
} satisfies Styles;

const columnKinds = {
  2: {},
  3: { root: { [media.fromDesktop]: inColumns(3) } },
  4: { root: { [media.fromDesktop]: inColumns(4) } },
} satisfies Record<number, Styles<keyof typeof styles>>;

/**
 * The heading fills the free columns of the first row. The index is their number on desktops; without free columns the heading
 * fills a row.
 */
const headKinds: readonly Styles<keyof typeof styles>[] = [
  { head: { [media.fromDesktop]: { display: 'grid', gridTemplateColumns: '7fr 5fr', alignItems: 'end' } } },
  ...['auto', 'span 2', 'span 3'].map((gridColumn) => ({
    head: { [media.fromDesktop]: { gridColumn, paddingBlock: space.row } },
  })),
];

/** On tablets the heading takes the free one of two columns. */
const oddCells = { head: { [media.tablet]: { gridColumn: 'auto', paddingBlock: space.row } } };

const narrowTitleStyle: Style = { [media.fromDesktop]: typography.sideTitle };

export interface CellGridProps extends Pick<GridCellProps, 'marks'> {
  /** The plain name of the section, if the title does not say the name. */
  name?: string;
  title: string;
  lead?: ReactNode;
  /** The number on desktops. Tablets have two. */
  columns: keyof typeof columnKinds;
  cells: readonly Omit<GridCellProps, 'marks' | 'number'>[];
}

/** A grid of ruled cells without gaps: the heading fills the first row. Steps are an ordered list. */
export function CellGrid({ name, title, lead, columns, marks, cells }: CellGridProps) {
  const free = (columns - (cells.length % columns)) % columns;
  const classes = useStyles(styles, columnKinds[columns], headKinds[free], cells.length % 2 ? oddCells : undefined);
  const List = marks === 'steps' ? 'ol' : 'ul';
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <SectionTitle name={name} title={title} style={free === 1 ? narrowTitleStyle : undefined} />
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      <List className={classes.list}>
        {cells.map((cell, index) => (
          <GridCell key={cell.text} marks={marks} number={index + 1} {...cell} />
        ))}
      </List>
    </div>
  );
}

type SentenceGridProps = Pick<CellGridProps, 'title' | 'marks'> & { lines: readonly string[] };

/** Single sentences in four columns: documents, signs. */
export function SentenceGrid({ lines, ...head }: SentenceGridProps) {
  return <CellGrid {...head} columns={4} cells={lines.map((text) => ({ text }))} />;
}
