import { useState, type RefObject } from 'react';
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

/** Returns what the visitor has entered into the served fields before the scripts came, by the names of the fields. */
function enteredIn(section: Element | null | undefined): Partial<Entries> {
  const initial: Readonly<Record<string, string>> = example;
  const fields = section?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? [];
  return Object.fromEntries(
    Array.from(fields).flatMap(({ name, value }) => (value === initial[name] ? [] : [[name, value]])),
  );
}

/** As the server renders it, and so does the browser at first: the server does not know the fragment of the address. */
const served = { entries: example, first: example, drawn: drawNext(undefined, example) };

/** The entries, which the address keeps, and all that comes of them. `first` are those with which the page was opened. */
export function useMotor(inside: RefObject<Element | null>) {
  const [{ entries, first, drawn }, setState] = useState(served);
  const change = (changes: Partial<Entries>) =>
    setState((state) => {
      const next = { ...state.entries, ...changes };
      return { ...state, entries: next, drawn: drawNext(state.drawn, next) };
    });

  useOptionalEffect(() => {
    const [kept, entered] = [keptEntries(), enteredIn(inside.current?.closest('section'))];
    if (!kept && Object.keys(entered).length === 0) return;
    const opened = { ...(kept ?? example), ...entered };
    setState({ entries: opened, first: opened, drawn: drawNext(served.drawn, opened) });
  }, [inside]);

  // A link with other readings that is opened on the page itself, and Back or Forward to such an address.
  const { hash, key } = useLocation();
  const [seen, setSeen] = useState(hash);
  if (hash !== seen) {
    setSeen(hash);
    const linked = entriesIn(hash);
    if (linked) change(linked);
  }

  // Also after a link to a section or to the page itself, whose address does not have them.
  useOptionalEffect(() => {
    if (entries !== example) keepEntries(entries);
  }, [entries, key]);

  return { entries, first, results: resultsOf(entries), drawn, change, reset: () => change(example) };
}

export type Motor = ReturnType<typeof useMotor>;
