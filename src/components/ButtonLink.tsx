import type { ReactNode } from 'react';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { color, font, media, size } from '../theme.ts';

export const buttonStyle: Style = {
  display: 'inline-block',
  padding: '16px 24px',
  border: '2px solid',
  borderRadius: size.radius,
  fontWeight: 600,
  lineHeight: '20px',
  fontStretch: font.control,
  textAlign: 'center',
  textDecoration: 'none',
  // Buttons are outlines on paper, because printers leave backgrounds out.
  [media.notPrint]: {
    '&:hover, &[data-kind=solid]': { background: color.ink, color: color.white, borderColor: color.ink },
    '[data-ground=ink] &:not([data-kind]):hover': {
      background: color.white,
      color: color.ink,
      borderColor: color.white,
    },
    // `:where` keeps one specificity, so that later rules win.
    '&[data-kind=solid]:where(:hover)': { background: color.deep },
    '&[data-kind=amber]': { background: color.amber, color: color.deep, borderColor: color.amber },
    '&[data-kind=emergency]': {
      background: color.red,
      color: color.white,
      // Red on ink has a contrast of 1.9:1, so the button has a white edge there.
      borderColor: `var(--red-edge, ${color.red})`,
      forcedColorAdjust: 'none',
    },
    '&[data-kind=emergency]:where(:hover)': { background: color.redPressed },
  },
};

export interface ButtonLinkProps {
  href: string;
  /** `emergency` is red, the color that means emergency on all pages. */
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
