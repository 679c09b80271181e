import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { version } from '../../../package.json';
import { temporaryFiles } from '../../support/temporary-files.ts';

const save = temporaryFiles();

it.each([
  ['of the checkout', 'test $1 = remote && echo https://u:secret@git.example/a.git || echo 1a2b3c', '1a2b3c'],
  ['empty outside of git', 'exit 128', ''],
])('`npm run image` gives the build a version, and a commit and a source that are %s', (_name, git, commit) => {
  const docker = save('docker', '#!/bin/sh\nprintf "%s\\n" "$@"');
  for (const program of [docker, save('git', `#!/bin/sh\n${git}`)]) chmodSync(program, 0o755);
  const cwd = dirname(docker);
  copyFileSync('package.json', join(cwd, 'package.json'));
  const env = { ...process.env, PATH: `${cwd}:${process.env.PATH}` };
  const printed = execFileSync('npm', ['run', '--silent', 'image'], { cwd, env, encoding: 'utf8', stdio: 'pipe' });
  const source = commit && 'https://git.example/a.git';
  const given = [`VERSION=${version}`, `COMMIT=${commit}`, `SOURCE=${source}`];
  const expected = [...given.flatMap((argument) => ['--build-arg', argument]), '-t', `millwright-site:${version}`, '.'];
  expect(printed.trim().split('\n')).toEqual(['build', ...expected]);
});
