import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useStyle } from '../styles/useStyle.ts';
import { color, font, media, size } from '../theme.ts';

export const buttonStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '12px',
  minHeight: '56px',
  minWidth: size.target,
  padding: '8px 24px',
  border: '2px solid',
  borderRadius: size.radius,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  lineHeight: 1.2,
  fontStretch: font.control,
  textDecoration: 'none',
  cursor: 'pointer',
  // All of one specificity, so that a later one wins over an earlier.
  '&:hover, &[data-kind=solid]': { background: color.ink, color: color.white, borderColor: color.ink },
  ':where([data-ground=ink]) &:hover': { background: color.white, color: color.ink, borderColor: color.white },
  '&[data-kind=solid]:where(:hover)': { background: color.deep },
  '&[data-kind=amber]': { background: color.amber, color: color.deep, borderColor: color.amber },
  // Red on ink is 1.9:1, so a white edge draws the button there.
  '&[data-kind=emergency]': { background: color.red, color: color.white, borderColor: 'var(--red-edge)' },
  '&[data-kind=emergency]:where(:hover)': { background: color.redPressed },
  '&:disabled': { background: color.tint, color: color.steel7, borderColor: color.steel5, cursor: 'default' },
  [media.print]: { '&[data-kind]': { background: 'none', color: '#000', borderColor: '#000' } },
  [media.forcedColors]: { '&[data-kind=emergency]': { forcedColorAdjust: 'none' } },
});

export interface ButtonLinkProps {
  href: string;
  /** Emergency red is for emergency service only. */
  kind?: 'solid' | 'amber' | 'emergency';
  children: ReactNode;
}

/** A link that looks like a button: it leads to a page or a form. */
export function ButtonLink({ href, kind, children }: ButtonLinkProps) {
  return (
    <a href={href} className={useStyle(buttonStyle)} data-kind={kind}>
      {children}
    </a>
  );
}
