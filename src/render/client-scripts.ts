import type { Manifest } from 'vite';

/** The script files that a browser needs for a page: from the build's manifest, or Vite's own in development. */
export interface PageScripts {
  entry: readonly string[];
  /** Those that `entry` starts when the page has been painted, each after those that it imports. */
  afterPaint: readonly string[];
}

/** Finds the scripts of a page by its modules, named as the routes name them. */
export type FindScripts = (modules: readonly string[]) => PageScripts;

/** Reads from Vite's manifest which script files a page needs; the answers are worked out once for each page. */
export function findScriptsIn(manifestJson: string): FindScripts {
  const manifest: Manifest = JSON.parse(manifestJson);
  const addresses = (names: readonly string[]) => [...filesOf(names, manifest)].map((file) => `/${file}`);
  const known = new Map<string, PageScripts>();

  return (modules) => {
    // By their names: an array may be another one on each call, and the map would grow for ever.
    const key = modules.join();
    let scripts = known.get(key);
    if (!scripts) {
      const names = modules.map((module) => module.replace('./', 'src/'));
      scripts = {
        entry: addresses(['src/after-first-paint.ts']),
        afterPaint: addresses(['src/entry-client.tsx', ...names]),
      };
      known.set(key, scripts);
    }
    return scripts;
  };
}

/** The files of some chunks and of all that they import, each after those that it imports. */
function filesOf(names: readonly string[], manifest: Manifest, files = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The manifest has no ${name}`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    filesOf(chunk.imports ?? [], manifest, files);
    // Again, so that it stands behind them.
    files.delete(chunk.file);
    files.add(chunk.file);
  }
  return files;
}
