import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * How visitors deal with the region of notices. Alt+T moves the focus to it from anywhere, so that nobody has to tab
 * through the page while a notice lasts; Escape gives the focus back, and so does `leave`. `held` while somebody points
 * at a notice or has the focus in the region.
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
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      setFocused(true);
      if (!isInside(relatedTarget)) cameFrom.current = relatedTarget;
    };
    document.addEventListener('keydown', onHotkey, { signal });
    region.addEventListener('keydown', (event) => event.key === 'Escape' && leave(), { signal });
    region.addEventListener('focusin', onFocusIn, { signal });
    region.addEventListener('focusout', (event) => setFocused(isInside(event.relatedTarget)), { signal });
    region.addEventListener('pointerover', () => setPointed(true), { signal });
    region.addEventListener('pointerleave', () => setPointed(false), { signal });
    return () => listening.abort();
  }, [leave]);

  /** What the pointer was on has gone; if something else has come under it, it says so itself. */
  const release = useCallback(() => setPointed(false), []);
  return { ref, held: pointed || focused, release, leave };
}

/** By the key's place, as with Alt some keyboards write another sign for T. AltGr comes with Ctrl. */
function isHotkey({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return code === 'KeyT' && altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** To the element that had the focus; when it has gone with its page, or there was none, to the document. */
function giveFocusBack(target: EventTarget | null) {
  if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
