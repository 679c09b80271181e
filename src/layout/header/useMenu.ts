import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { media } from '../../theme.ts';

/** Condition of styles for browsers before 2024, which have no popover: there the links stand in rows under the bar. */
export const noPopover = '@supports not selector(:popover-open)';

/**
 * State of the mobile menu. The browser opens, closes and dismisses it (it is a popover, so it works before scripts);
 * this closes it when a link is chosen and on a screen that is wide enough for the links.
 *
 * `expanded` stays undefined until scripts run: until then the browser itself tells assistive technology.
 */
export function useMenu() {
  const ref = useRef<HTMLElement>(null);
  const [expanded, setExpanded] = useState<boolean>();

  useEffect(() => {
    const menu = ref.current;
    setExpanded(menu?.matches(':popover-open') ?? false);
    const narrow = window.matchMedia(media.belowDesktop.replace('@media ', ''));
    const closeOnWide = () => !narrow.matches && close(menu);
    const closeOnLink = (event: Event) => event.target instanceof HTMLAnchorElement && close(menu);
    narrow.addEventListener('change', closeOnWide);
    menu?.addEventListener('click', closeOnLink);
    return () => {
      narrow.removeEventListener('change', closeOnWide);
      menu?.removeEventListener('click', closeOnLink);
    };
  }, []);

  const onToggle = (event: SyntheticEvent<HTMLElement>) => {
    setExpanded(event.currentTarget.matches(':popover-open'));
  };
  return { ref, expanded, onToggle };
}

/** Browsers before 2024 have no popover; there is nothing to close. */
function close(menu: HTMLElement | null) {
  if (menu?.matches(':popover-open')) menu.hidePopover();
}
