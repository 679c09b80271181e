import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, heading, label, media, rule, size, value } from '../theme.ts';
import { numberBadge } from './number-badge.ts';
import { useStyle } from '../useStyle.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '&.columns-2': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '&.columns-3': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  // Every cell has the rules at its top and left; those that would double the frame are drawn outside and cut off.
  margin: '-1px 0 0 -1px',
  clipPath: 'inset(1px 0 0 1px)',
  counterReset: 'cell',
  '& > ul, & > ol': { display: 'contents' },
  '& > .head, & > * > li': {
    minWidth: 0,
    padding: `28px ${size.cell} 32px`,
    borderTop: rule.cell,
    borderLeft: rule.cell,
  },
  '& > .head': { gridColumn: 'span 1' },
  '&.head-2 > .head': { gridColumn: 'span 2' },
  '&.head-3 > .head': { gridColumn: 'span 3' },
  '&.head-full > .head': {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: '7fr 5fr',
    alignItems: 'end',
    padding: `72px ${size.cell} 48px`,
  },
  '& h2': { ...heading, fontSize: 'clamp(40px, 4.4vw, 62px)' },
  '&:is(.columns-4, .columns-2).head-1 h2': { fontSize: 'clamp(36px, 3.4vw, 48px)' },
  '& > .head p': { maxWidth: '48ch', marginTop: '16px', color: color.steel7 },
  '&.head-full > .head p': { marginTop: 0 },
  '& > * > li': { position: 'relative', counterIncrement: 'cell' },
  // All of the cell is the link's target.
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  '& h3': { ...heading, marginBottom: '10px', fontSize: '25px', lineHeight: 1.08 },
  '& li > p': { maxWidth: '60ch', fontSize: '16px', color: color.steel7 },
  '& svg': { maxWidth: '240px', marginBottom: '20px' },
  // A flag note as on a drawing: its letter in a triangle.
  '&.flags li::before': {
    content: 'counter(cell, upper-alpha) / ""',
    display: 'block',
    width: '42px',
    height: '38px',
    marginBottom: '14px',
    paddingTop: '15px',
    clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
    background: color.amber,
    color: color.deep,
    fontSize: '18px',
    fontWeight: 700,
    lineHeight: 1,
    fontStretch: '75%',
    textAlign: 'center',
  },
  '&.flags li > p': { color: 'inherit', fontSize: '19px', lineHeight: 1.4 },
  '&.steps li::before': { ...numberBadge, content: 'counter(cell) / ""', marginBottom: '16px' },
  '&.sheets li::before': { ...label, content: '"Sheet " counter(cell) / ""', display: 'block', marginBottom: '6px' },
  '&.sheets li > p': { ...value, color: 'inherit', lineHeight: 1.3 },
  '.ink & li > p, .ink & > .head p, .ink &.sheets li::before': { color: color.fog },
  '.ink &:is(.sheets, .flags) li > p': { color: color.white },
  '@media (max-width: 1180px)': {
    '&.columns-4, &.columns-3': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&:is(.columns-4, .columns-3) > .head': { gridColumn: '1 / -1' },
  },
  [media.phone]: {
    '& > .head, &.head-full > .head': { display: 'block', padding: `40px ${size.cellPhone} 28px` },
    '& h2, &:is(.columns-4, .columns-2).head-1 h2': { fontSize: 'clamp(36px, 10vw, 56px)' },
    '& > .head p, &.head-full > .head p': { marginTop: '12px' },
    '& > * > li': { padding: `20px ${size.cellPhone}` },
    '& > .head, &.columns-2 > .head': { gridColumn: '1 / -1' },
  },
  '@media (max-width: 600px)': {
    '&.columns-2, &.columns-3, &.columns-4': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&:is(.flags, .steps) li': { display: 'grid', gridTemplateColumns: '42px minmax(0, 1fr)', columnGap: '14px' },
    '&:is(.flags, .steps) li::before': { marginBottom: 0 },
    '&.steps h3': { alignSelf: 'center', marginBottom: 0 },
    '&.steps li > p': { gridColumn: 2, marginTop: '6px' },
    '&.sheets li': { display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', alignItems: 'baseline' },
    // Small drawings stand beside their words.
    '& li:has(> svg)': { display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr)', columnGap: '16px' },
    '& svg': { gridRow: '1 / 3', '--labels': 'hidden', margin: '4px 0 0' },
    '& svg ~ h3': { marginBottom: '6px' },
    '& svg ~ p': { gridColumn: 2 },
  },
  [media.print]: { clipPath: 'none', '&, &.columns-3': { gridTemplateColumns: '1fr 1fr' } },
});

export interface CellGridProps {
  /** Of the heading, so that its section can be named after it. */
  id: string;
  title: string;
  lead?: string;
  columns: 2 | 3 | 4;
  /** How many items the list has: the heading takes what they leave free in the first row. */
  count: number;
  /** What stands at the head of each item: a flag note's letter, the number of a sheet, or a step's badge. */
  marks?: 'flags' | 'sheets' | 'steps';
  /** A list. */
  children: ReactNode;
}

/** A table of ruled cells that is always full, because its heading fills the first row up. */
export function CellGrid({ id, title, lead, columns, count, marks, children }: CellGridProps) {
  const free = (columns - (count % columns)) % columns || 'full';
  return (
    <div className={`${useStyle(style)} columns-${columns} head-${free} ${marks ?? ''}`}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
