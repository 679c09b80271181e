import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { mediaQuery } from '../../theme.ts';

/**
 * Manages the mobile menu, a popover that the browser opens and dismisses even before scripts run. Closes the menu when the focus
 * leaves it, because the menu would cover the focused control, and when the screen becomes wide enough for the links.
 *
 * `expanded` is undefined before scripts run: until then the browser itself informs assistive technology.
 */
export function useMenu() {
  const ref = useRef<HTMLElement>(null);
  const [expanded, setExpanded] = useState<boolean>();

  useEffect(() => {
    const menu = ref.current;
    setExpanded(isOpen(menu));
    const withMenu = window.matchMedia(mediaQuery.upToTablet);
    const closeOnWide = () => {
      if (!withMenu.matches) menu?.hidePopover();
    };
    withMenu.addEventListener('change', closeOnWide);
    return () => withMenu.removeEventListener('change', closeOnWide);
  }, []);

  useEffect(() => {
    const menu = ref.current;
    if (!expanded || !menu) return undefined;
    const closeWhenLeft = (event: FocusEvent) => {
      if (hasLeft(menu, event)) menu.hidePopover();
    };
    document.addEventListener('focusin', closeWhenLeft);
    return () => document.removeEventListener('focusin', closeWhenLeft);
  }, [expanded]);

  const onToggle = (event: SyntheticEvent<HTMLElement>) => setExpanded(isOpen(event.currentTarget));
  return { ref, expanded, onToggle };
}

/** Tells whether the focus has left the menu. A press on the toggle also moves the focus out, and then closes the menu itself. */
function hasLeft(menu: HTMLElement, { target, relatedTarget }: FocusEvent): boolean {
  if (!(target instanceof HTMLElement) || menu.contains(target)) return false;
  if (target.getAttribute('popovertarget') !== menu.id) return true;
  return relatedTarget instanceof Node && menu.contains(relatedTarget) && target.matches(':focus-visible');
}

const isOpen = (menu: HTMLElement | null): boolean => menu?.matches(':popover-open') ?? false;
