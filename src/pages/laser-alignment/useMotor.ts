import { useState } from 'react';
import { useLocation } from 'react-router';
import { useOptionalEffect } from '../../useOptionalEffect.ts';
import { entriesIn, keepEntries, keptEntries } from './address.ts';
import { example, type Entries } from './entries.ts';
import { drawingOf, resultsOf } from './results.ts';

/** Returns the next drawing. Lines that are not known now stay as they were. */
function drawNext(before: ReturnType<typeof drawingOf>, entries: Entries): ReturnType<typeof drawingOf> {
  const now = drawingOf(resultsOf(entries));
  if (!now) return before;
  return { ...now, upDown: now.upDown ?? before?.upDown, side: now.side === null ? (before?.side ?? null) : now.side };
}

/** The entries, which the address keeps, and all that comes of them. */
export function useMotor() {
  const [{ entries, drawn }, setState] = useState(() => {
    const first = keptEntries() ?? example;
    return { entries: first, drawn: drawNext(drawNext(undefined, example), first) };
  });
  const replace = (next: Entries) => setState((state) => ({ entries: next, drawn: drawNext(state.drawn, next) }));
  const change = (changes: Partial<Entries>) =>
    setState((state) => {
      const next = { ...state.entries, ...changes };
      return { entries: next, drawn: drawNext(state.drawn, next) };
    });

  // A link with other readings that is opened on the page itself, and Back or Forward to such an address.
  const { hash, key } = useLocation();
  const [seen, setSeen] = useState(hash);
  if (hash !== seen) {
    setSeen(hash);
    const linked = entriesIn(hash);
    if (linked) replace(linked);
  }

  // Also after a link to a section or to the page itself, whose address does not have them.
  useOptionalEffect(() => {
    if (entries !== example || keptEntries()) keepEntries(entries);
  }, [entries, key]);

  return { entries, results: resultsOf(entries), drawn, change, reset: () => replace(example) };
}

export type Motor = ReturnType<typeof useMotor>;
