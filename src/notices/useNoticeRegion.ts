import { createContext, useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** Whether the visitor is busy with the notices, or away from the page, so that none disappears by itself. */
export const HeldContext = createContext(false);

/** The element that had the focus before the region. */
let cameFrom: EventTarget | null = null;

/**
 * Handles focus and pointer in the region of notices. Alt+T moves the focus there from anywhere on the page, and Escape gives
 * it back. A pointer moves no focus. `held` is the value of the context, and `focused` tells whether the focus is in the region.
 * Call `release` with a notice that has disappeared.
 */
export function useNoticeRegion(ref: RefObject<HTMLElement | null>) {
  const [pointedAt, setPointedAt] = useState<EventTarget | null>(null);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  );

  useEffect(() => {
    const region = ref.current;
    if (!region) return undefined;
    const isInside = (target: EventTarget | null) => target instanceof Node && region.contains(target);
    const listening = new AbortController();
    const { signal } = listening;
    const onHotkey = (event: KeyboardEvent) => {
      if (!isHotkey(event)) return;
      event.preventDefault();
      region.focus({ preventScroll: true });
    };
    let hasFocus = false;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (!hasFocus) cameFrom = relatedTarget;
      hasFocus = true;
      setFocused(true);
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // While the visitor is in another window, the active element is still the same, and it gets the focus again afterwards.
      hasFocus = isInside(relatedTarget) || isInside(document.activeElement);
      setFocused(hasFocus);
    };
    document.addEventListener('keydown', onHotkey, { signal });
    region.addEventListener('keydown', (event) => event.key === 'Escape' && leaveNotices(), { signal });
    region.addEventListener('focusin', onFocusIn, { signal });
    region.addEventListener('focusout', onFocusOut, { signal });
    // Otherwise a click or tap would move the focus to the button or the region, which holds all notices.
    region.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    region.addEventListener('pointerover', ({ target }) => setPointedAt(target), { signal });
    region.addEventListener('pointerleave', () => setPointedAt(null), { signal });
    return () => listening.abort();
  }, [ref]);

  /** Ends the hold of a pointer on a notice that has disappeared: the pointer does not leave what is gone. */
  const release = useCallback((gone: HTMLElement) => {
    setPointedAt((target) => (target instanceof Node && gone.contains(target) ? null : target));
  }, []);
  return { held: pointedAt !== null || focused || hidden, focused, release };
}

/** Compares the key's position, because some keyboards produce another character with Alt. AltGr includes Ctrl. */
function isHotkey({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return code === 'KeyT' && altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** Returns the focus to the element that had it before the notices, or to the document if that element is gone. */
export function leaveNotices(): void {
  if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function watchVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
