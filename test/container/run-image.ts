import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { startProgram, type ServerProcess } from '../server-process.ts';
import type { Image } from './build-image.ts';

/** The users that Node's images have. */
const userNumbers: Readonly<Record<string, number>> = { root: 0, node: 1000 };

const isRoot = process.getuid?.() === 0;
/** Whether a container's mounts can be made here; else its folders have no limit. */
export const canMount =
  isRoot &&
  spawnSync('unshare', ['--mount', 'sh', '-c', 'mount --bind /tmp /tmp && mount -o remount,bind,ro /tmp']).status === 0;

/** What of a container there is on this machine, in one sentence. */
export const howItRuns = [
  'The image runs',
  isRoot ? 'as its own user,' : 'as the user of the test, since only root may become another,',
  canMount
    ? 'on a folder that is mounted read-only'
    : 'on a folder without the right to write, since nothing may be mounted here',
].join(' ');

/** The number of the user as whom an image runs. */
export function userOf({ user }: Image): number {
  const number = userNumbers[user] ?? Number(user);
  if (Number.isNaN(number))
    throw new Error(`USER ${user}: test/container/run-image.ts does not know this user's number`);
  return isRoot ? number : (process.getuid?.() ?? number);
}

// The mounts are the program's own and go with it. The working folder must be entered anew, below the mount.
const mounts = `root=$1 workdir=$2 temporary=$3; shift 3
mount --bind "$root" "$root" && mount -o remount,bind,ro "$root" && cd "$root$workdir" || exit
if [ "$temporary" ]; then mount -t tmpfs -o size=64m,mode=1777 tmpfs "$root/tmp" || exit; fi
exec "$@"`;

/** A command in a container of an image, as its user, on its read-only folder; `tmp` says whether /tmp is a tmpfs. */
function wrap(image: Image, command: readonly string[], tmp: boolean): string[] {
  const { root, workdir } = image;
  const user = String(userOf(image));
  const asUser = isRoot ? ['setpriv', '--reuid', user, '--regid', user, '--clear-groups', '--no-new-privs'] : [];
  if (canMount) {
    return ['unshare', '--mount', 'sh', '-c', mounts, 'sh', root, workdir, tmp ? 'yes' : '', ...asUser, ...command];
  }
  execFileSync('chmod', ['-R', 'a-w', root]);
  if (tmp) chmodSync(join(root, 'tmp'), 0o1777);
  return [...asUser, ...command];
}

const environment = ({ root, bin, env }: Image) => ({
  PATH: `${bin}:${process.env.PATH}`,
  TMPDIR: join(root, 'tmp'),
  ...env,
});

const folderOf = ({ root, workdir }: Image) => join(root, workdir);

/** Starts an image's CMD, on loopback, with these settings beside its own. */
export function startImage(
  image: Image,
  settings: Record<string, string>,
  { tmp = false, errors }: { tmp?: boolean; errors?: 'ignore' } = {},
): Promise<ServerProcess> {
  const env = { ...environment(image), ...settings };
  return startProgram(wrap(image, image.command, tmp), env, folderOf(image), errors);
}

/** Runs a command in the image to its end, which may take as long as a health check. */
export function runInImage(image: Image, command: readonly string[], settings: Record<string, string> = {}) {
  const [program = '', ...args] = wrap(image, command, false);
  return spawnSync(program, args, {
    cwd: folderOf(image),
    env: { ...environment(image), ...settings },
    encoding: 'utf8',
    timeout: image.healthTimeout * 1000,
  });
}
