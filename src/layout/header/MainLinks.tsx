import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { mainLinks } from '../../content/navigation.ts';
import { color, font, media, rule, size } from '../../theme.ts';
import { useStyle } from '../../useStyle.ts';
import { noPopover } from './useMenu.ts';

const style = css({
  display: 'flex',
  position: 'static',
  width: 'auto',
  height: 'auto',
  padding: 0,
  color: 'inherit',
  border: 0,
  margin: 0,
  background: 'none',
  overflow: 'visible',
  [media.belowDesktop]: {
    '&:not(:popover-open)': { display: 'none' },
    '&:popover-open': {
      display: 'block',
      position: 'fixed',
      inset: `${size.header} 0 auto`,
      maxHeight: `calc(100dvh - ${size.header})`,
      overflow: 'auto',
      background: color.paper,
      borderBottom: rule.frame,
      boxShadow: '0 12px 24px rgb(17 40 79 / 25%)',
    },
    [noPopover]: { order: 1, flexWrap: 'wrap', width: '100%' },
  },
  [media.print]: { display: 'none', '&:popover-open': { display: 'none' } },
});

/** The bar under the current link. Amber alone is 1.9:1 on paper, so it has a core of ink. */
const currentBar = (inkBox: string) =>
  `linear-gradient(${color.ink}, ${color.ink}) 0 calc(100% - 2px) / 100% 2px no-repeat${inkBox}, linear-gradient(${color.amber}, ${color.amber}) bottom / 100% 6px no-repeat border-box`;

const linkStyle = css({
  display: 'grid',
  alignContent: 'center',
  padding: '4px 13px 0',
  borderBottom: '4px solid transparent',
  marginBottom: '-2px',
  fontSize: '16px',
  fontStretch: font.control,
  textDecoration: 'none',
  // Room for the bold form, so that the current page does not push its neighbors.
  '&::after': {
    content: 'attr(data-text) / ""',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: 700,
  },
  '&:hover': { borderColor: color.steel5 },
  '&[aria-current]': { fontWeight: 700, background: currentBar(' border-box') },
  [media.belowDesktop]: {
    minHeight: '56px',
    padding: '8px 24px',
    borderBottom: rule.cell,
    borderLeft: '6px solid transparent',
    margin: 0,
    fontSize: '20px',
    '&::after': { content: 'none' },
    '&[aria-current]': { background: currentBar('') },
  },
  // Transparent edges become visible in forced colors, and backgrounds vanish: the current link's bar is its edge.
  [media.forcedColors]: { '&:not([aria-current])': { borderColor: 'Canvas' } },
});

interface MainLinksProps extends Pick<ComponentProps<'nav'>, 'ref' | 'onToggle'> {
  /** Path of the page that is shown. */
  path: string;
}

/** The links of the header; where they don't fit beside the name, they are the menu. */
export function MainLinks({ path, ref, onToggle }: MainLinksProps) {
  const linkClass = useStyle(linkStyle);
  return (
    <nav id="menu" popover="auto" aria-label="Main" className={useStyle(style)} ref={ref} onToggle={onToggle}>
      {mainLinks.map(({ href, text }) => (
        <a key={href} href={href} className={linkClass} data-text={text} aria-current={currency(href, path)}>
          {text}
        </a>
      ))}
    </nav>
  );
}

/** A detail page lies inside its overview: the link is current, but not the page itself. */
function currency(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
