import { useRef, useState, type SyntheticEvent } from 'react';
import { mediaQuery } from '../../theme.ts';
import { useOptionalEffect } from '../../useOptionalEffect.ts';

/**
 * State of the mobile menu. The browser opens, closes and dismisses it (it is a popover, so it works before scripts);
 * following a link closes it, and this does when the focus leaves it, so that it covers nothing that has the focus, and on a
 * screen that is wide enough for the links.
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

  useOptionalEffect(() => {
    const menu = ref.current;
    if (!expanded || !menu) return undefined;
    const closeWhenLeft = (event: FocusEvent) => {
      if (hasLeft(menu, event)) menu.hidePopover?.();
    };
    document.addEventListener('focusin', closeWhenLeft);
    return () => document.removeEventListener('focusin', closeWhenLeft);
  }, [expanded]);

  const onToggle = (event: SyntheticEvent<HTMLElement>) => setExpanded(isOpen(event.currentTarget));
  return { ref, expanded, onToggle };
}

/** Tells whether the focus is outside of the menu. A press on the toggle also moves it there, and then closes the menu itself. */
function hasLeft(menu: HTMLElement, { target, relatedTarget }: FocusEvent): boolean {
  if (!(target instanceof HTMLElement) || menu.contains(target)) return false;
  if (target.getAttribute('popovertarget') !== menu.id) return true;
  return relatedTarget instanceof Node && menu.contains(relatedTarget) && target.matches(':focus-visible');
}

/** Tells whether the menu is open. Browsers before 2024 have no popovers, and their `matches` would throw. */
const isOpen = (menu: HTMLElement | null): boolean =>
  menu !== null && 'popover' in menu && menu.matches(':popover-open');
