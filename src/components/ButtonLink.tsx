import type { CSSObject } from '@emotion/react';
import type { MouseEventHandler, ReactNode } from 'react';
import { asRoot, useStyles, type Style, type Styles } from '../styles/useStyles.ts';
import { color, font, media, size } from '../theme.ts';

export const buttonStyles = {
  root: {
    display: 'inline-block',
    padding: '16px 24px',
    border: '2px solid',
    borderRadius: size.radius,
    fontWeight: 600,
    lineHeight: '1.25rem',
    fontStretch: font.control,
    textAlign: 'center',
    textDecoration: 'none',
    [media.print]: { padding: '2px 8px' },
  },
} satisfies Styles;

/** Fills a button. Paper shows an outline, because printers omit backgrounds. */
const filled = (style: CSSObject, hover: CSSObject = {}) => ({
  root: { [media.notPrint]: { ...style, '&:hover': hover } },
});

export const buttonKinds = {
  outline: filled({}, { background: 'var(--fill)', color: 'var(--on-fill)', borderColor: 'var(--fill)' }),
  solid: filled({ background: color.ink, color: color.white, borderColor: color.ink }, { background: color.deep }),
  amber: filled({ background: color.amber, color: color.deep, borderColor: color.amber }),
  emergency: filled(
    {
      background: color.red,
      color: color.white,
      // Red on ink has a contrast of 1.9:1, so the button has a white edge on ink.
      borderColor: `var(--red-edge, ${color.red})`,
      forcedColorAdjust: 'none',
    },
    { background: color.redPressed },
  ),
} satisfies Record<string, Styles<'root'>>;

export interface ButtonLinkProps {
  href: string;
  /** `emergency` is red, the color that means emergency on all pages. */
  kind?: keyof typeof buttonKinds | undefined;
  onClick?: MouseEventHandler | undefined;
  children: ReactNode;
  style?: Style | undefined;
}

/** A link to a page or a form that looks like a button. */
export function ButtonLink({ href, kind = 'outline', onClick, children, style }: ButtonLinkProps) {
  const classes = useStyles(buttonStyles, buttonKinds[kind], asRoot(style));
  // Paper omits links within the page (`data-screen`).
  return (
    <a href={href} data-screen={href.startsWith('#') || undefined} className={classes.root} onClick={onClick}>
      {children}
    </a>
  );
}
