import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, media, size } from '../theme.ts';
import { useStyle } from '../useStyle.ts';

export const buttonStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '12px',
  minHeight: '52px',
  minWidth: size.target,
  padding: '8px 24px',
  border: '2px solid currentColor',
  borderRadius: size.radius,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  lineHeight: 1.2,
  fontStretch: font.control,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { background: color.ink, color: color.white, borderColor: color.ink },
  '&.solid': { background: color.ink, color: color.white, borderColor: color.ink },
  '&.solid:hover': { background: color.deep },
  '&.amber, &.amber:hover': { background: color.amber, color: color.deep, borderColor: color.amber },
  '&.emergency': { background: color.red, color: color.white, borderColor: color.red },
  '&.emergency:hover': { background: color.redPressed, borderColor: color.redPressed },
  // Red on ink is 1.9:1, so the white edge draws the button there.
  '.ink &.emergency': { borderColor: color.white },
  '.ink &:hover:not(.emergency, .amber)': { background: color.white, color: color.ink, borderColor: color.white },
  '&:disabled, &:is(.solid, .amber, .emergency):disabled:hover': {
    background: color.tint,
    color: color.steel7,
    borderColor: color.steel5,
    cursor: 'default',
  },
  [media.phone]: { minHeight: '56px' },
  [media.print]: { '&, &.solid, &.amber, &.emergency': { background: 'none', color: '#000', borderColor: '#000' } },
  [media.forcedColors]: { '&.emergency': { forcedColorAdjust: 'none' } },
});

export interface ButtonLinkProps {
  href: string;
  /** Emergency red is for emergency service only. */
  kind?: 'outline' | 'solid' | 'amber' | 'emergency';
  children: ReactNode;
}

/** A link that looks like a button: it leads to a page or a form. */
export function ButtonLink({ href, kind = 'outline', children }: ButtonLinkProps) {
  return (
    <a href={href} className={`${useStyle(buttonStyle)} ${kind}`}>
      {children}
    </a>
  );
}
