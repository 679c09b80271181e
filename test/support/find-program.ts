import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A program that tests run. */
export interface WantedProgram {
  /** As a person calls it. */
  name: string;
  /** The environment variable that may hold its path. */
  variable: string;
  /** The names of its file, and paths beside the usual folders where it may lie. */
  files: readonly string[];
  paths?: readonly string[];
  /** Debian's package of it, and a command that installs it anywhere else. */
  package: string;
  installElsewhere?: string;
}

const usualFolders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin', '/snap/bin'];

/**
 * Path of a program: what its environment variable says, else where it is installed, else where this installs it: as root
 * on Debian from its packages. Throws one clear sentence when there is none to be had.
 */
export function findProgram(program: WantedProgram): string {
  const { name, variable } = program;
  const path = process.env[variable];
  if (path) {
    if (existsSync(path)) return path;
    throw new Error(`${variable}=${JSON.stringify(path)} is not allowed: there is no such file`);
  }
  const found = installed(program) ?? (install(program) ? installed(program) : undefined);
  if (found) return found;
  throw new Error(`These tests need ${name}: install it, or set ${variable} to its executable.`);
}

function installed({ files, paths = [] }: WantedProgram): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...usualFolders];
  const inFolders = files.flatMap((file) => folders.map((folder) => join(folder, file)));
  return [...inFolders, ...paths].find((path) => existsSync(path));
}

const lock = join(tmpdir(), 'apt-get.lock');

/** Whether a command that installs the program has run to its end. */
function install({ package: debianPackage, installElsewhere }: WantedProgram): boolean {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  // One at a time: where two test files install at once, apt-get refuses the second.
  const byApt = `flock ${lock} sh -c "apt-get update -qq && apt-get install -y -qq ${debianPackage}"`;
  const command = isRootOnDebian ? byApt : installElsewhere;
  if (!command) return false;
  try {
    execFileSync('sh', ['-c', command], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // It asks no questions, and starts no server that the package brings (RUNLEVEL).
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
    return true;
  } catch {
    return false;
  }
}
