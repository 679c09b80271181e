import { retry, withRetries } from './with-retries.ts';

/** By the path of a page, and `*` for the 404 page. */
type ScriptLists = Readonly<Record<string, readonly string[]>>;

let lists: Promise<ScriptLists> | undefined;
const fetched = new Map<string, Promise<unknown>>();

/**
 * Brings the script files of a page into the browser's cache, so that `import()` finds them there: all at once, and those
 * that fail one after the other, each with its retries, since a line that loses some would lose some of them again.
 *
 * By itself `import()` tries nothing again: Firefox remembers a failure until the document goes (tried with 153 ESR), and
 * Chromium asks for what a file imports only when that has come. A failure here is remembered by nobody.
 */
export async function fetchScripts(path: string): Promise<void> {
  const { [path]: files, '*': missing = [] } = await (lists ??= fetchLists());
  const failed: string[] = [];
  await Promise.all((files ?? missing).map((file) => fetchOnce(file).catch(() => failed.push(file))));
  await failed.reduce((before, file) => before.then(() => retry(() => fetchOnce(file))), Promise.resolve());
}

/**
 * Which script files each page needs, as the server of this very build says: this module is part of the entry, whose name
 * changes when the code of any page does.
 */
async function fetchLists(): Promise<ScriptLists> {
  const { pathname } = new URL(import.meta.url);
  try {
    return await withRetries(async () => (await fetch(`/page-scripts.json?${pathname}`)).json());
  } catch (error) {
    lists = undefined;
    throw error;
  }
}

/** To its end, since browsers keep only whole files. What a bad status means, `import()` finds out. */
async function fetchOnce(file: string): Promise<void> {
  const answer = fetched.get(file) ?? fetch(file).then((begun) => begun.arrayBuffer());
  fetched.set(file, answer);
  try {
    await answer;
  } catch (error) {
    fetched.delete(file);
    throw error;
  }
}
