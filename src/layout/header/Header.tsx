import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { useTooltip } from '../../components/Tooltip.tsx';
import { useSite } from '../../SiteContext.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, media, mediaQuery, rule, shadow, size, typography } from '../../theme.ts';
import { EmergencyLinks } from './EmergencyLinks.tsx';
import { MainLinks } from './MainLinks.tsx';

const styles = {
  root: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    display: 'flex',
    height: size.header,
    // The padding is 0 in windows narrower than the sheet.
    padding: `0 calc(50% - ${size.sheet} / 2)`,
    background: color.paper,
    borderBottom: rule.frame,
    transition: 'box-shadow 150ms',
    '&[data-scrolled]': { boxShadow: `0 6px 16px ${shadow}` },
    [media.print]: { position: 'static' },
  },
  logo: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    minWidth: 0,
    // The border takes the other 2 px.
    minHeight: `calc(${size.header} - 2px)`,
    margin: '0 auto 0 48px',
    ...typography.condensed,
    fontSize: typography.cardTitle.fontSize,
    fontWeight: 700,
    lineHeight: 1,
    textDecoration: 'none',
    [media.upToTablet]: { marginLeft: 'clamp(8px,20vw - 56px,16px)' },
    // Keeps the name, the emergency link and the menu in one line, even with large letters.
    [media.phone]: { fontSize: 'min(1.2rem, 6vw)' },
  },
} satisfies Styles;

/** Shrinks when larger letter spacing makes the name wider. */
const markStyle: Style = { minWidth: 0, flexShrink: 1 };

/** On phones the call link replaces the logo's mark. */
const markBesideCallStyle: Style = { ...markStyle, [media.phone]: { display: 'none' } };

/** The site's header: name, main links, emergency link. On narrow screens the links are a menu, which opens without scripts. */
export function Header({ path }: { path: string }) {
  const classes = useStyles(styles);
  const { name, phone } = useSite();
  const { ref, expanded, onToggle } = useMenu();
  const scrolled = useScrolled();
  return (
    <header className={classes.root} data-scrolled={scrolled || undefined}>
      <a href="/" translate="no" className={classes.logo}>
        <Icon name="logo" size={40} style={phone ? markBesideCallStyle : markStyle} />
        {name}
      </a>{' '}
      <MainLinks path={path} ref={ref} onToggle={onToggle} />
      <EmergencyLinks phone={phone} />
      <MenuButton expanded={expanded} />
    </header>
  );
}

/** Tells whether the page is scrolled, for the header's shadow. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > 20);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);
  return scrolled;
}

const menuButtonStyles = {
  root: {
    position: 'relative',
    display: 'none',
    placeItems: 'center',
    flex: 'none',
    width: 'clamp(44px,40vw - 84px,60px)',
    [media.upToTablet]: { display: 'grid' },
  },
} satisfies Styles;

/** Opens and closes the menu. A popover button works before scripts. */
function MenuButton({ expanded }: { expanded: boolean | undefined }) {
  const classes = useStyles(menuButtonStyles);
  const { trigger, tooltip } = useTooltip('Menu', 'below');
  return (
    <button
      type="button"
      className={classes.root}
      popoverTarget="menu"
      aria-expanded={expanded}
      aria-label="Menu"
      {...trigger}
    >
      <Icon name={expanded ? 'close' : 'menu'} size={28} />
      {tooltip}
    </button>
  );
}

/**
 * Manages the mobile menu, a popover that the browser opens and dismisses even before scripts run. Closes the menu when the focus
 * leaves it, because the menu would cover the focused control, and when the screen becomes wide enough for the links.
 *
 * `expanded` is undefined before scripts run: until then the browser itself informs assistive technology.
 */
function useMenu() {
  const ref = useRef<HTMLElement>(null);
  const [expanded, setExpanded] = useState<boolean>();

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return undefined;
    setExpanded(isOpen(menu));
    const withMenu = window.matchMedia(mediaQuery.upToTablet);
    const closeOnWide = () => withMenu.matches || menu.hidePopover();
    const closeWhenLeft = (event: FocusEvent) => isOpen(menu) && hasLeft(menu, event) && menu.hidePopover();
    const listening = new AbortController();
    const { signal } = listening;
    withMenu.addEventListener('change', closeOnWide, { signal });
    document.addEventListener('focusin', closeWhenLeft, { signal });
    return () => listening.abort();
  }, []);

  const onToggle = (event: SyntheticEvent<HTMLElement>) => setExpanded(isOpen(event.currentTarget));
  return { ref, expanded, onToggle };
}

/** Tells whether the focus has left the menu. A press on the toggle also moves the focus out, and then closes the menu itself. */
function hasLeft(menu: HTMLElement, { target, relatedTarget }: FocusEvent): boolean {
  if (!(target instanceof HTMLElement) || menu.contains(target)) return false;
  if (target.getAttribute('popovertarget') !== menu.id) return true;
  return relatedTarget instanceof Node && menu.contains(relatedTarget) && target.matches(':focus-visible');
}

const isOpen = (menu: HTMLElement): boolean => menu.matches(':popover-open');
