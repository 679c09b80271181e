import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, heading, media, rule, size } from '../theme.ts';
import { cellMarks } from './cell-marks.ts';
import { useStyle } from '../useStyle.ts';
import { PlainName } from './PlainName.tsx';

/** Every cell has the rules at its top and left. */
const cell = {
  minWidth: 0,
  padding: `28px ${size.cell} 32px`,
  borderTop: rule.cell,
  borderLeft: rule.cell,
} as const;

const gridStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '&.columns-2': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '&.columns-3': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  // The rules that would double the frame are drawn outside and cut off.
  margin: '-1px 0 0 -1px',
  clipPath: 'inset(1px 0 0 1px)',
  counterReset: 'cell',
  '& > ul, & > ol': { display: 'contents' },
  '& li': { ...cell, position: 'relative', counterIncrement: 'cell' },
  '& h3': { ...heading, marginBottom: '10px', fontSize: '25px', lineHeight: 1.08 },
  // All of the cell is the link's target.
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  [media.belowDesktop]: { '&.columns-3, &.columns-4': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  [media.phone]: {
    '& li': { padding: `20px ${size.cellPhone}` },
    '&.columns-2, &.columns-3, &.columns-4': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  [media.print]: { clipPath: 'none', '&, &.columns-3': { gridTemplateColumns: '1fr 1fr' } },
});

const headStyle = css({
  ...cell,
  '& h2': { ...heading, fontSize: 'clamp(40px, 4.4vw, 62px)' },
  '& p': { maxWidth: '30em', marginTop: '16px', color: color.steel7 },
  '.ink & p': { color: color.fog },
  '&.span-1:not(.of-3) h2': { fontSize: 'clamp(36px, 3.4vw, 48px)' },
  '&.span-2': { gridColumn: 'span 2' },
  '&.span-3': { gridColumn: 'span 3' },
  '&.span-full': {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: '7fr 5fr',
    alignItems: 'end',
    padding: `72px ${size.cell} 48px`,
    '& p': { marginTop: 0 },
  },
  [media.belowDesktop]: { '&.of-3, &.of-4': { gridColumn: '1 / -1' } },
  [media.tablet]: {
    '&.of-3, &.of-4': { padding: `44px ${size.cell} 32px` },
    // Of an odd number of cells the first stands beside the heading.
    '&:has(+ * > :last-of-type:nth-of-type(odd))': { display: 'block', gridColumn: 'span 1', padding: cell.padding },
  },
  [media.phone]: {
    '&, &.span-full': { display: 'block', gridColumn: '1 / -1', padding: `40px ${size.cellPhone} 28px` },
    '& h2, &.span-1:not(.of-3) h2': { fontSize: 'clamp(36px, 10vw, 56px)' },
    '& p, &.span-full p': { marginTop: '12px' },
  },
});

export interface CellGridProps {
  /** Id of the heading, so that its section can be named after it. */
  id: string;
  /** What the section is plainly called, where its title does not say so. */
  name?: string;
  title: string;
  lead?: string;
  columns: 2 | 3 | 4;
  /** How many items the list has: the heading takes what they leave free in the first row. */
  count: number;
  /** What stands at the head of each item. */
  marks?: keyof typeof cellMarks;
  /** A list. */
  children: ReactNode;
}

/** A table of ruled cells that is always full, because its heading fills the first row up. */
export function CellGrid({ id, name, title, lead, columns, count, marks = 'none', children }: CellGridProps) {
  const free = (columns - (count % columns)) % columns || 'full';
  return (
    <div className={`${useStyle(gridStyle)} columns-${columns} ${useStyle(cellMarks[marks])}`}>
      <div className={`${useStyle(headStyle)} of-${columns} span-${free}`}>
        <h2 id={id}>
          {name && <PlainName>{name}</PlainName>} {title}
        </h2>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
