import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Handles focus and pointer in the region of notices. Alt+T moves the focus there from anywhere on the page. Escape gives the
 * focus back, and so does `leave`. `held` is true while the pointer is on a notice or the focus is in the region.
 */
export function useNoticeRegion() {
  const ref = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const leave = useCallback(() => giveFocusBack(cameFrom.current), []);

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
      if (!hasFocus) cameFrom.current = relatedTarget;
      hasFocus = true;
      setFocused(true);
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // While the visitor is in another window, the active element is still the same, and it gets the focus again afterwards.
      hasFocus = isInside(relatedTarget) || isInside(document.activeElement);
      setFocused(hasFocus);
    };
    document.addEventListener('keydown', onHotkey, { signal });
    region.addEventListener('keydown', (event) => event.key === 'Escape' && leave(), { signal });
    region.addEventListener('focusin', onFocusIn, { signal });
    region.addEventListener('focusout', onFocusOut, { signal });
    region.addEventListener('pointerover', () => setPointed(true), { signal });
    region.addEventListener('pointerleave', () => setPointed(false), { signal });
    return () => listening.abort();
  }, [leave]);

  /** Ends the pointer's hold when its notice has disappeared. A notice that moves under the pointer reports itself. */
  const release = useCallback(() => setPointed(false), []);
  return { ref, held: pointed || focused, release, leave };
}

/** Compares the key's position, because some keyboards produce another character with Alt. AltGr includes Ctrl. */
function isHotkey({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return code === 'KeyT' && altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** Returns the focus to the element that had it, or to the document if that element is gone. */
function giveFocusBack(target: EventTarget | null) {
  if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
