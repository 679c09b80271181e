import type { ReactNode } from 'react';
import { useStyles, type Style, type Styles } from '../styles/useStyles.ts';
import { color, gridLines, media, mutedColor, numberBadge, space, typography, silent } from '../theme.ts';
import { SectionTitle } from './Section.tsx';

/** Columns of equal width. */
const inColumns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const note = { ...typography.note, maxWidth: '38em', color: mutedColor } as const;

/** On phones the mark has its own column. */
const markBeside = {
  [media.phone]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(42px, max-content) minmax(0, 1fr)',
    columnGap: '14px',
    '&::before': { marginBottom: 0 },
  },
} as const;

const styles = {
  root: { display: 'grid', ...inColumns(2), ...gridLines.grid, [media.phone]: inColumns(1) },
  head: { padding: `${space.row} ${space.cell}`, ...gridLines.cell, gridColumn: '1 / -1', paddingBlock: space.head },
  lead: { maxWidth: '30em', marginTop: '16px', color: mutedColor },
  /** Makes the items cells of the grid. */
  list: { display: 'contents' },
  cell: { padding: `${space.row} ${space.cell}`, ...gridLines.cell },
  sheet: {},
  title: { marginBottom: '8px' },
  text: {},
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

/** The marks at the start of a cell, with the styles of its title and text. */
const markKinds = {
  none: { text: note },
  /** A drawing; on phones at the left of the words. The link covers the cell. */
  drawings: {
    cell: {
      position: 'relative',
      [media.phone]: { display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr)', columnGap: '16px' },
    },
    text: note,
  },
  /** A letter on a flag, like a reference to a note on a drawing. A triangle would look like a warning. */
  flags: {
    cell: [
      {
        counterIncrement: 'cell',
        '&::before': {
          ...typography.condensed,
          content: silent('counter(cell, upper-alpha)'),
          display: 'block',
          width: '42px',
          marginBottom: '14px',
          clipPath: 'polygon(0 0,75% 0,100% 50%,75% 100%,0 100%)',
          background: color.amber,
          color: color.deep,
          lineHeight: '38px',
          textAlign: 'center',
        },
      },
      markBeside,
    ],
    text: [typography.lead, { [media.phone]: { gridColumn: 2 } }],
  },
  /** The step's number in a circle. */
  steps: {
    cell: [
      {
        counterIncrement: 'cell',
        '&::before': { ...numberBadge, content: silent('counter(cell)'), marginBottom: '16px' },
      },
      markBeside,
    ],
    title: { [media.phone]: { gridColumn: 2, alignSelf: 'center', margin: 0 } },
    text: [note, { [media.phone]: { gridColumn: 2, marginTop: '6px' } }],
  },
  /** "Sheet" with the number, above the name of the sheet. */
  sheets: {
    sheet: { ...typography.small, marginBottom: '6px', color: mutedColor },
    text: typography.condensed,
  },
} satisfies Record<string, Styles<keyof typeof styles>>;

export interface CellGridProps {
  /** The plain name of the section, if the title does not say the name. */
  name?: string;
  title: string;
  lead?: ReactNode;
  /** The number on desktops. Tablets have two. */
  columns: keyof typeof columnKinds;
  marks?: keyof typeof markKinds;
  cells: readonly { drawing?: ReactNode; title?: ReactNode; text: string }[];
}

/** A grid of ruled cells without gaps: the heading fills the first row. Steps are an ordered list. */
export function CellGrid({ name, title, lead, columns, marks = 'none', cells }: CellGridProps) {
  const free = (columns - (cells.length % columns)) % columns;
  const odd = cells.length % 2 ? oddCells : undefined;
  const classes = useStyles(styles, columnKinds[columns], headKinds[free], odd, markKinds[marks]);
  const List = marks === 'steps' ? 'ol' : 'ul';
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <SectionTitle name={name} title={title} style={free === 1 ? narrowTitleStyle : undefined} />
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      <List className={classes.list}>
        {cells.map((cell, index) => (
          <li key={cell.text} className={classes.cell}>
            {cell.drawing}
            {marks === 'sheets' && <p className={classes.sheet}>{`Sheet ${index + 1}`}</p>}
            {cell.title && <h3 className={classes.title}>{cell.title}</h3>}
            <p className={classes.text}>{cell.text}</p>
          </li>
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
