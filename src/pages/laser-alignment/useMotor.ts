import { useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { onOpenedReadings, remember } from '../../history-memory.ts';
import { useOptionalEffect } from '../../useOptionalEffect.ts';
import { fragmentOf, rememberedEntries } from './address.ts';
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

interface MotorState {
  entries: Entries;
  /** Those with which the page was opened. */
  first: Entries;
  drawn: ReturnType<typeof drawingOf>;
}

const changed = (state: MotorState, changes: Partial<Entries>): MotorState => {
  const entries = { ...state.entries, ...changes };
  return { ...state, entries, drawn: drawNext(state.drawn, entries) };
};

/** As the server renders it, and so does the browser at first: the server does not know the fragment of the address. */
const served: MotorState = { entries: example, first: example, drawn: drawNext(undefined, example) };

/** The entries, and all that comes of them. The history entry remembers them, and a link may have them. */
export function useMotor(inside: RefObject<Element | null>) {
  const [{ entries, first, drawn }, setState] = useState(served);
  const change = (changes: Partial<Entries>) => setState((state) => changed(state, changes));

  useOptionalEffect(() => {
    const section = inside.current?.closest('section');
    const [kept, entered] = [rememberedEntries(), enteredIn(section)];
    // A link with readings leads to them. After Back and a reload the page is where it was.
    if (kept && window.scrollY === 0) section?.scrollIntoView();
    if (!kept && Object.keys(entered).length === 0) return;
    const opened = { ...(kept ?? example), ...entered };
    setState({ entries: opened, first: opened, drawn: drawNext(served.drawn, opened) });
  }, [inside]);

  useOptionalEffect(
    () =>
      onOpenedReadings(() => {
        const linked = rememberedEntries();
        setState((state) => changed(state, linked ?? {}));
      }),
    [],
  );

  // A link to a section or to the page itself makes another history entry.
  const { key } = useLocation();
  useOptionalEffect(() => {
    if (entries !== example) remember({ readings: fragmentOf(entries) });
  }, [entries, key]);

  return { entries, first, results: resultsOf(entries), drawn, change, reset: () => change(example) };
}

export type Motor = ReturnType<typeof useMotor>;
