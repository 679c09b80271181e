import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useStyle } from '../styles/useStyle.ts';
import { color, font, media, rule, type } from '../theme.ts';

/** Frames a section as on a drawing sheet, with its letter in the strips at both sides. */
export const sectionStyle = css({
  display: 'grid',
  gridTemplateColumns: '31px minmax(0, 1fr) 31px',
  counterIncrement: 'section',
  '&::before, &::after': {
    ...type.small,
    // The text after the slash is what a screen reader says: nothing.
    content: 'counter(section, upper-alpha) / ""',
    paddingTop: '12px',
    borderBottom: rule.cell,
    textAlign: 'center',
    fontWeight: 600,
    fontStretch: font.condensed,
    color: color.steel7,
  },
  '& > div': { border: rule.frame, borderTop: 0, position: 'relative' },
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', '&::before, &::after': { content: 'none' } },
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
  /** `ink` is dark blue with white text; without it the ground is paper. */
  ground?: 'ink' | undefined;
  /** Class of the element around the content, for the page's own layout. */
  className?: string | undefined;
}

/** A section of a page, on either ground. */
export function Section({ children, id, labelledBy, label, ground, className }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} aria-label={label} className={useStyle(sectionStyle)}>
      <div className={className} data-ground={ground}>
        {children}
      </div>
    </section>
  );
}
