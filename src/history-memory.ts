// Owns what the entries of the history remember of the visitor. No address and no call that a script can watch has it.

/** Where the visitor was on a page. */
export interface Position {
  top: number;
  /** Which of the page's controls was used last, or -1. Elements would be others when the page is rendered again. */
  control: number;
}

interface Memory {
  /** The title of the page. */
  title?: string;
  position?: Position;
  /** The entries of the calculator, as a link to it has them. */
  readings?: string;
}

const memories = new Map<string, Memory>();

/**
 * Names the current history entry. The router gives the first entry and those of typed hashes the same key. Browsers without the
 * Navigation API tell these by their address.
 */
export const currentEntry = (): string =>
  window.navigation?.currentEntry?.key ?? `${history.state?.key} ${window.location.href}`;

/** Returns what an entry remembers. */
export const remembered = (entry = currentEntry()): Memory => memories.get(entry) ?? {};

/** Adds to what an entry remembers. New readings are kept soon, because an iPhone says nothing before a reload. */
export function remember(part: Memory, entry = currentEntry()): void {
  memories.set(entry, { ...memories.get(entry), ...part });
  if (part.readings === undefined) return;
  clearTimeout(keepingSoon);
  keepingSoon = setTimeout(keep, pauseBeforeKeeping);
}

/** Milliseconds without a new reading. Safari allows 100 changes of the history in 30 s, which a slider would use up. */
const pauseBeforeKeeping = 300;
let keepingSoon: ReturnType<typeof setTimeout> | undefined;

/** The browser's own method, before analytics scripts replace it. */
let replaceState: History['replaceState'] | undefined;
let isKeeping = false;

/** Keeps the memories of all entries in the state of the current one. It does nothing before `keepMemories`. */
export function keep(): void {
  isKeeping = true;
  try {
    replaceState?.({ ...history.state, [stateKey]: memories }, '');
  } catch {
    // Some browsers limit how often the history may change. The site works without it.
  }
  isKeeping = false;
}

const listeners = new Set<() => void>();

/** Remembers the readings of a link that was opened in the current entry, and tells the page. */
export function openReadings(readings: string): void {
  remember({ readings });
  for (const listener of listeners) listener();
}

/** Calls a function whenever a link with readings was opened, until the returned function is called. */
export function onOpenedReadings(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const stateKey = 'memories';

/**
 * Takes over what was kept, and keeps the memories whenever the document is left or hidden, for a reload, and for Back from another site. Analytics scripts would take the call for a page view, so they do not hear of it: they come later, and replace
 * the method, or listen to its events.
 */
export function keepMemories(): void {
  const kept: unknown = history.state?.[stateKey];
  if (kept instanceof Map) for (const [entry, memory] of kept) memories.set(entry, memory);
  replaceState = history.replaceState.bind(history);
  for (const name of ['navigate', 'currententrychange'])
    window.navigation?.addEventListener?.(name, (event) => isKeeping && event.stopImmediatePropagation());

  // On a reload Chromium 156 and Firefox 153 have lost what comes after this event. Safari on iPhones has no such event.
  window.addEventListener('beforeunload', keep);
  // Phones discard a hidden tab without an event.
  document.addEventListener('visibilitychange', () => document.hidden && keep());
}
