import type { ReactNode } from 'react';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { media, quiet, ruled, space, type } from '../theme.ts';
import { cellMarks } from './cell-marks.ts';
import { HeadingWords } from './HeadingWords.tsx';

const style: Style = {
  '--in-row': 2,
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--in-row), minmax(0, 1fr))',
  ...ruled.grid,
  '& > :is(ul, ol)': { display: 'contents' },
  '& > div, & li': { padding: `${space.row} ${space.cell}`, ...ruled.cell },
  // The heading fills a row, or the free columns of the first row.
  '& > div': { gridColumn: '1 / -1', paddingBlock: space.head },
  '& h3': { marginBottom: '8px' },
  '& h2 + p': { maxWidth: '30em', marginTop: '16px', color: quiet },
  [media.desktop]: {
    '&[data-columns="3"]': { '--in-row': 3 },
    '&[data-columns="4"]': { '--in-row': 4 },
    '& > [data-free]': { gridColumn: 'auto', paddingBlock: space.row },
    '& > [data-free="1"] h2': type.subtitle,
    '& > [data-free="2"]': { gridColumn: 'span 2' },
    '& > [data-free="3"]': { gridColumn: 'span 3' },
    '& > div:not([data-free])': { display: 'grid', gridTemplateColumns: '7fr 5fr', alignItems: 'end' },
  },
  [media.tablet]: { '& > [data-odd]': { gridColumn: 'auto', paddingBlock: space.row } },
  [media.phone]: { '--in-row': 1 },
};

export interface CellGridProps {
  /** Id of the heading, so that its section can be named after it. */
  id: string;
  /** The plain name of the section, if its title does not say it. */
  name?: string;
  title: string;
  lead?: string;
  /** On desktops. Tablets have two. */
  columns: 2 | 3 | 4;
  /** The number of items, from which the heading's columns in the first row follow. */
  count: number;
  /** The mark at the start of each item. */
  marks?: keyof typeof cellMarks;
  /** A list. */
  children: ReactNode;
}

/** A grid of ruled cells without gaps, because its heading fills the first row. */
export function CellGrid({ id, name, title, lead, columns, count, marks = 'none', children }: CellGridProps) {
  const markClass = useStyle(cellMarks[marks]);
  return (
    <div className={`${useStyle(style)} ${markClass}`} data-columns={columns}>
      <div data-free={count % columns ? columns - (count % columns) : undefined} data-odd={count % 2 ? '' : undefined}>
        <h2 id={id}>
          <HeadingWords name={name} title={title} />
        </h2>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
