import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Stops a test run whose tests would run an old build, with one line. */
export default function requireFreshBuild(): void {
  const changed = changedSinceBuild('.');
  if (changed === undefined) return;
  process.stderr.write(`dist/ is older than ${changed}: run "npm run build" first\n`);
  process.exit(1);
}

/** What goes into a build: a folder, or a file. */
const sources = ['src', 'public', 'server.ts', 'vite.config.ts', 'package.json', 'package-lock.json'];
/** Files beside the code that do not. */
const notBuilt = /\.md$|\bdeploy\b/;

/** Returns a source of the site in this folder that was changed after the build, if there is one. */
export function changedSinceBuild(site: string): string | undefined {
  const timeOf = (path: string) => statSync(join(site, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const built = Math.min(timeOf('dist/client/.vite/manifest.json'), timeOf('dist/server/production.js'));
  const filesOf = (source: string) =>
    statSync(join(site, source)).isDirectory()
      ? readdirSync(join(site, source), { recursive: true, encoding: 'utf8' }).map((name) => join(source, name))
      : [source];
  return sources
    .flatMap(filesOf)
    .find((path) => !notBuilt.test(path) && statSync(join(site, path)).isFile() && timeOf(path) > built);
}
