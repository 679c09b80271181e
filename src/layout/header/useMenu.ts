import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { mediaQuery } from '../../theme.ts';

/**
 * State of the mobile menu, a popover that the browser opens and dismisses, also before scripts run. This hook closes the menu when
 * the focus leaves it, because it would cover the control that has the focus, and on a screen that is wide enough for the links.
 *
 * `expanded` stays undefined until scripts run: until then the browser itself tells assistive technology.
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

/** Tells whether the focus is outside of the menu. A press on the toggle also moves it there, and then closes the menu itself. */
function hasLeft(menu: HTMLElement, { target, relatedTarget }: FocusEvent): boolean {
  if (!(target instanceof HTMLElement) || menu.contains(target)) return false;
  if (target.getAttribute('popovertarget') !== menu.id) return true;
  return relatedTarget instanceof Node && menu.contains(relatedTarget) && target.matches(':focus-visible');
}

const isOpen = (menu: HTMLElement | null): boolean => menu?.matches(':popover-open') ?? false;
