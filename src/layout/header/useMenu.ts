import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { media } from '../../theme.ts';

/**
 * State of the mobile menu. The browser opens, closes and dismisses it (it is a popover, so it works before scripts);
 * following a link closes it, and this does on a screen that is wide enough for the links.
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
    narrow.addEventListener('change', closeOnWide);
    return () => narrow.removeEventListener('change', closeOnWide);
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
