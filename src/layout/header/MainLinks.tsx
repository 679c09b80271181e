import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { mainLinks } from '../../content/navigation.ts';
import { useStyle } from '../../styles/useStyle.ts';
import { color, font, media, rule, shadow, size, type } from '../../theme.ts';
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
      boxShadow: `0 12px 24px ${shadow(25)}`,
    },
    [noPopover]: { order: 1, flexWrap: 'wrap', width: '100%' },
  },
});

const linkStyle = css({
  ...type.note,
  display: 'grid',
  alignContent: 'center',
  padding: '4px 13px 0',
  border: '0 solid transparent',
  borderBottomWidth: '4px',
  marginBottom: '-2px',
  fontStretch: font.control,
  textDecoration: 'none',
  '&:hover': { borderColor: color.steel5 },
  // The bar under the current link: amber alone is 1.9:1 on paper, so it has an edge of ink. The stroke makes the letters
  // bold without making them wider, so that the current page does not push its neighbors.
  '&[aria-current]': { borderColor: color.amber, boxShadow: `inset 0 -2px ${color.ink}`, WebkitTextStroke: '0.6px' },
  [media.belowDesktop]: {
    minHeight: '56px',
    padding: '8px 24px',
    borderWidth: '0 0 1px 6px',
    borderBottomColor: color.steel3,
    margin: 0,
    fontSize: type.name.fontSize,
    '&[aria-current]': { boxShadow: `inset 2px 0 ${color.ink}` },
  },
  // Transparent edges become visible in forced colors.
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
    <nav
      id="menu"
      data-screen
      popover="auto"
      aria-label="Main"
      className={useStyle(style)}
      ref={ref}
      onToggle={onToggle}
    >
      {mainLinks.map(({ href, text }) => (
        <a key={href} href={href} className={linkClass} aria-current={currency(href, path)}>
          {text}
        </a>
      ))}
    </nav>
  );
}

/** On a detail page, the link of its overview is current, but is not the page itself. */
function currency(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
