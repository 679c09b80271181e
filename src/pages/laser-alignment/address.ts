import { choices } from '../../content/services/laser-alignment/fields.ts';
import { tolerances } from '../../content/services/laser-alignment/limits.ts';
import { remembered } from '../../history-memory.ts';
import { example, type Entries } from './entries.ts';

/** The values of the lists. */
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  rpm: tolerances.map(({ rpm }) => String(rpm)),
  ...Object.fromEntries(Object.entries(choices).map(([name, { options }]) => [name, Object.keys(options)])),
};

/** The longest entry that is read from an address. */
const longest = 16;

/** Writes the entries that differ from the example's as a fragment, which browsers don't send to the server. */
export function fragmentOf(entries: Entries): string {
  const changed = Object.entries(entries).filter(
    ([name, text]) => !Object.entries(example).some(([key, initial]) => key === name && initial === text),
  );
  return changed.length > 0 ? `#${new URLSearchParams(changed)}` : '';
}

/** Reads the entries of a fragment. Returns undefined for a fragment of another kind, such as the id of a section. */
export function entriesIn(fragment: string): Entries | undefined {
  const read = new URLSearchParams(fragment.slice(1));
  const known = Object.keys(example).flatMap((name) => {
    const text = read.get(name)?.slice(0, longest);
    return text !== undefined && (optionsOf[name]?.includes(text) ?? true) ? [[name, text] as const] : [];
  });
  return known.length > 0 ? { ...example, ...Object.fromEntries(known) } : undefined;
}

/** Builds a link to the page that is shown, with these entries. */
export const linkWith = (entries: Entries): string =>
  window.location.origin + window.location.pathname + fragmentOf(entries);

/** Returns the entries that the history entry remembers. */
export function rememberedEntries(): Entries | undefined {
  const { readings } = remembered();
  return readings === undefined ? undefined : entriesIn(readings);
}
