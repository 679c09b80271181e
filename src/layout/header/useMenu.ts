import { useRef, useState, type SyntheticEvent } from 'react';
import { mediaQuery } from '../../theme.ts';
import { useOptionalEffect } from '../../useOptionalEffect.ts';

/**
 * State of the mobile menu. The browser opens, closes and dismisses it (it is a popover, so it works before scripts);
 * following a link closes it, and this does on a screen that is wide enough for the links.
 *
 * `expanded` stays undefined until scripts run: until then the browser itself tells assistive technology.
 */
export function useMenu() {
  const ref = useRef<HTMLElement>(null);
  const [expanded, setExpanded] = useState<boolean>();

  useOptionalEffect(() => {
    const menu = ref.current;
    setExpanded(isOpen(menu));
    const withMenu = window.matchMedia(mediaQuery.upToTablet);
    const closeOnWide = () => {
      if (!withMenu.matches) menu?.hidePopover?.();
    };
    withMenu.addEventListener('change', closeOnWide);
    return () => withMenu.removeEventListener('change', closeOnWide);
  }, []);

  const onToggle = (event: SyntheticEvent<HTMLElement>) => setExpanded(isOpen(event.currentTarget));
  return { ref, expanded, onToggle };
}

/** Tells whether the menu is open. Browsers before 2024 have no popovers, and their `matches` would throw. */
const isOpen = (menu: HTMLElement | null): boolean =>
  menu !== null && 'popover' in menu && menu.matches(':popover-open');
