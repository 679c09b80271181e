import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, columnLines, font, heading, media, onInk, rule, size } from '../theme.ts';
import { useStyle } from '../useStyle.ts';

/** A section, framed as on a drawing sheet: its letter stands in the strips at both sides of its content. */
export const sectionStyle = css({
  display: 'grid',
  gridTemplateColumns: '31px minmax(0, 1fr) 31px',
  counterIncrement: 'section',
  '&::before, &::after': {
    // The text after the slash is what a screen reader says: nothing.
    content: 'counter(section, upper-alpha) / ""',
    paddingTop: '14px',
    borderBottom: rule.cell,
    textAlign: 'center',
    font: 'inherit',
    fontSize: '15px',
    fontWeight: 600,
    lineHeight: 1,
    fontStretch: font.condensed,
    color: color.steel7,
  },
  '& > div': { border: rule.frame, borderTop: 0, position: 'relative' },
  '& .ink, &.ink': onInk,
  [media.narrow]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&::before, &::after': { content: 'none' },
  },
  [media.print]: {
    display: 'block',
    '&::before, &::after': { content: 'none' },
    '& > div': { border: 0, borderBottom: rule.cell },
  },
});

export interface SectionProps {
  children: ReactNode;
  /** Anchor for links. */
  id?: string;
  /** The id of its heading, or its name when it has none. */
  labelledBy?: string;
  label?: string;
  /** `ink` is dark blue with white text. */
  ground?: 'paper' | 'ink';
  /** Class of the element around the content, for the page's own layout. */
  className?: string;
}

/** A section of a page, on either ground. */
export function Section({ children, id, labelledBy, label, ground = 'paper', className = '' }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} aria-label={label} className={useStyle(sectionStyle)}>
      <div className={ground === 'ink' ? `${className} ink` : className || undefined}>{children}</div>
    </section>
  );
}

const headStyle = css(columnLines, {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'end',
  padding: '72px 0 56px',
  borderBottom: rule.cell,
  '& h2': { ...heading, gridColumn: '1 / 8', paddingLeft: size.cell, fontSize: 'clamp(46px, 4.8vw, 68px)' },
  '& p': { gridColumn: '8 / 13', padding: `0 ${size.cell}`, color: color.steel7, maxWidth: '56ch' },
  '.ink &': { background: 'none' },
  '.ink & p': { color: 'inherit' },
  [media.narrow]: {
    display: 'block',
    padding: `44px ${size.cellPhone} 32px`,
    '& h2, & p': { padding: 0 },
    '& p': { marginTop: '16px' },
  },
});

/** Title of a section and, to its right, a sentence on how to read it. */
export function SectionHead({ id, title, children }: { id?: string; title: ReactNode; children?: ReactNode }) {
  return (
    <div className={useStyle(headStyle)}>
      <h2 id={id}>{title}</h2>
      {children && <p>{children}</p>}
    </div>
  );
}
