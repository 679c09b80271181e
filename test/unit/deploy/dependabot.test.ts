import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

/** Lists the files of the repository with their paths from its top folder. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (['node_modules', '.git', 'dist'].includes(entry.name)) return [];
    return entry.isDirectory() ? filesIn(path) : path;
  });
}

/** Returns what Dependabot calls the kind of a file with versions, and the folder for which it looks there. */
function watchOf(file: string): string[] {
  if (/(^|\/)package\.json$/.test(file)) return [`npm /${dirname(file)}`];
  if (/(^|\/)Dockerfile$/.test(file)) return [`docker /${dirname(file)}`];
  if (/(^|\/)compose\.ya?ml$/.test(file)) return [`docker-compose /${dirname(file)}`];
  if (file.startsWith('.github/workflows/')) return ['github-actions /'];
  return [];
}

it('Dependabot watches every file that names a version', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
  const watched = updates.map(
    (update: Record<string, string>) => `${update['package-ecosystem']} ${update['directory']}`,
  );
  const needed = filesIn('.')
    .flatMap(watchOf)
    .map((watch) => watch.replace('/.', '/'));
  expect(watched.toSorted()).toEqual([...new Set(needed)].toSorted());
  expect(watched).toContain('docker-compose /src/server/deploy');
});
