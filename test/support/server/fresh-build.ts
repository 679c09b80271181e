import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What goes into a build: a folder, or a file. */
const sources = ['src', 'public', 'server.ts', 'vite.config.ts', 'package.json', 'package-lock.json'];
/** Files beside the code that do not. */
const notBuilt = /\.md$|\bdeploy\b/;

/** Stops a test run whose tests would run an old build, with one line. */
export default function requireFreshBuild(): void {
  const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const built = Math.min(timeOf('dist/client/.vite/manifest.json'), timeOf('dist/server/production.js'));
  const files = sources.flatMap((source) =>
    statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) => join(source, name))
      : [source],
  );
  const changed = files.find((path) => !notBuilt.test(path) && statSync(path).isFile() && timeOf(path) > built);
  if (!changed) return;
  process.stderr.write(`dist/ is older than ${changed}: run "npm run build" first\n`);
  process.exit(1);
}
