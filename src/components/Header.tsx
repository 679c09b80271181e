import { css } from '@emotion/react';
import { mainLinks } from '../content/navigation.ts';
import { emergencyLink } from '../lib/contact-link.ts';
import { color, font, media, rule, size } from '../theme.ts';
import { Icon } from './Icon.tsx';
import { useSite } from './SiteContext.ts';
import { useTooltip } from './Tooltip.tsx';
import { useMenu } from './useMenu.ts';
import { useScrolledPast } from './useScrolledPast.ts';
import { useStyle } from './useStyle.ts';

const style = css({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  height: size.header,
  background: color.paper,
  borderBottom: rule.frame,
  boxShadow: '0 1px 0 rgb(17 40 79 / 8%)',
  transition: 'box-shadow 150ms',
  '&[data-scrolled]': { boxShadow: '0 6px 16px rgb(17 40 79 / 22%)' },
  '& > div': { display: 'flex', maxWidth: size.sheet, height: '100%', margin: 'auto', paddingLeft: '48px' },
  '& .logo': {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    marginRight: 'auto',
    fontSize: '25px',
    fontWeight: 700,
    lineHeight: 1,
    fontStretch: font.condensed,
    textDecoration: 'none',
  },
  '& nav': {
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
  },
  '& nav a': {
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
    // Amber alone is 1.9:1 on paper, so the bar has a core of ink.
    '&[aria-current]': {
      fontWeight: 700,
      background: `linear-gradient(${color.ink}, ${color.ink}) 0 calc(100% - 2px) / 100% 2px no-repeat border-box, linear-gradient(${color.amber}, ${color.amber}) bottom / 100% 6px no-repeat border-box`,
    },
  },
  '& .emergency': {
    display: 'grid',
    placeItems: 'center',
    padding: '0 24px',
    margin: '0 0 -2px 16px',
    background: color.red,
    color: color.white,
    fontSize: '16px',
    fontWeight: 600,
    lineHeight: 1.2,
    fontStretch: font.control,
    textAlign: 'center',
    textDecoration: 'none',
    '&:hover': { background: color.redPressed },
    '&:focus-visible': { outlineColor: color.white, outlineOffset: '-6px', boxShadow: 'none' },
  },
  '& .toggle': {
    display: 'none',
    position: 'relative',
    width: '64px',
    border: 0,
    background: 'none',
    cursor: 'pointer',
  },
  [media.menu]: {
    '& > div': { paddingLeft: '16px' },
    '& .toggle': { display: 'grid', placeItems: 'center' },
    '& nav:not(:popover-open)': { display: 'none' },
    '& nav:popover-open': {
      display: 'block',
      position: 'fixed',
      inset: `${size.header} 0 auto`,
      width: 'auto',
      height: 'auto',
      maxHeight: `calc(100dvh - ${size.header})`,
      overflow: 'auto',
      background: color.paper,
      borderBottom: rule.frame,
      boxShadow: '0 12px 24px rgb(17 40 79 / 25%)',
    },
    '& nav a': {
      minHeight: '56px',
      padding: '8px 24px',
      borderBottom: rule.cell,
      borderLeft: '6px solid transparent',
      margin: 0,
      fontSize: '20px',
      '&::after': { content: 'none' },
      '&[aria-current]': {
        fontWeight: 700,
        background: `linear-gradient(${color.ink}, ${color.ink}) 0 calc(100% - 2px) / 100% 2px no-repeat, linear-gradient(${color.amber}, ${color.amber}) bottom / 100% 6px no-repeat border-box`,
      },
    },
    // Browsers before 2024 have no popover: there the links stand in rows under the bar.
    '@supports not selector(:popover-open)': {
      height: 'auto',
      '& > div': { flexWrap: 'wrap', minHeight: size.header },
      '& .toggle': { display: 'none' },
      '& nav': { order: 1, flexWrap: 'wrap', width: '100%' },
    },
  },
  [media.phone]: {
    '& .logo': { gap: '10px', fontSize: '20px' },
    '& .emergency': { padding: '0 12px', margin: '0 0 -2px 8px' },
    '& .toggle': { width: '56px' },
  },
  [media.low]: { position: 'static' },
  [media.forcedColors]: {
    '& .emergency': { border: '2px solid' },
    // Transparent edges become visible in forced colors, and backgrounds vanish: the current link's bar is its edge.
    '& nav a:not([aria-current])': { borderColor: 'Canvas' },
  },
  [media.print]: {
    position: 'static',
    boxShadow: 'none',
    '& nav, & nav:not(:popover-open), & .emergency, & .toggle': { display: 'none' },
  },
});

/** Name, main links, emergency button; on narrow screens the links fold into a menu that opens without scripts. */
export function Header({ path }: { path: string }) {
  const { name } = useSite();
  const { ref, expanded, onToggle } = useMenu();
  const { trigger, tooltip } = useTooltip('Menu', 'below');
  const scrolled = useScrolledPast(20);
  return (
    <header className={useStyle(style)} data-scrolled={scrolled || undefined}>
      <div>
        <a href="/" className="logo">
          <Icon name="logo" size={40} />
          {name}
        </a>
        <nav id="menu" popover="auto" aria-label="Main" ref={ref} onToggle={onToggle}>
          {mainLinks.map(({ href, text }) => (
            <a key={href} href={href} data-text={text} aria-current={currency(href, path)}>
              {text}
            </a>
          ))}
        </nav>
        <a href={emergencyLink} className="emergency">
          Emergency Service
        </a>
        <button
          type="button"
          className="toggle"
          popoverTarget="menu"
          aria-expanded={expanded}
          aria-label="Menu"
          {...trigger}
        >
          <Icon name={expanded ? 'close' : 'menu'} size={28} />
          {tooltip}
        </button>
      </div>
    </header>
  );
}

/** A detail page lies inside its overview: the link is current, but not the page itself. */
function currency(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
