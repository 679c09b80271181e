import type { ReactNode } from 'react';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { color, font, media, rule, type } from '../theme.ts';

/** Frames a section as on a drawing sheet, with its letter in the strips at both sides. */
export const sectionStyle: Style = {
  position: 'relative',
  border: rule.frame,
  borderTop: 0,
  counterIncrement: 'section',
  '&::before, &::after': {
    ...type.small,
    position: 'absolute',
    // Outside the frame.
    inset: '0 calc(100% + 2px) -2px auto',
    width: '31px',
    paddingTop: '12px',
    borderBottom: rule.cell,
    textAlign: 'center',
    fontWeight: 600,
    fontStretch: font.condensed,
    color: color.steel7,
  },
  '&::after': { left: 'calc(100% + 2px)' },
  // The empty text after the slash makes screen readers skip it.
  [media.framed]: { margin: '0 31px', '&::before, &::after': { content: 'counter(section, upper-alpha) / ""' } },
  [media.print]: { border: 0, borderBottom: rule.cell },
};

export interface SectionProps {
  children: ReactNode;
  /** Anchor for links. */
  id?: string;
  /** The id of its heading, or its name when it has none. */
  labelledBy?: string;
  label?: string;
  /** `ink` is dark blue with white text; without it the ground is paper. */
  ground?: 'ink' | undefined;
  /** The page's own layout of the content. */
  style?: Style | undefined;
}

/** A section of a page, on either ground. */
export function Section({ children, id, labelledBy, label, ground, style }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      aria-label={label}
      className={useStyle(sectionStyle, style)}
      data-ground={ground}
    >
      {children}
    </section>
  );
}
