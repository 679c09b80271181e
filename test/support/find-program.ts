import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A program that tests run. */
export interface WantedProgram {
  name: string;
  /** The names of its executable, if it is not the program's, and paths to try outside the usual folders. */
  files?: readonly string[];
  paths?: readonly string[];
  /** Its Debian packages, if their name is another one, and a command that installs it on other systems. */
  package?: string;
  installElsewhere?: string;
}

const usualFolders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin', '/snap/bin'];

/**
 * Returns the path of a program. Its environment variable comes first, such as `FIREFOX_PATH`, then the usual folders. A missing
 * program is installed if possible: as root on Debian with apt-get. Throws a message that names the program otherwise.
 */
export function findProgram(program: WantedProgram): string {
  const { name } = program;
  const variable = `${name.toUpperCase()}_PATH`;
  const path = process.env[variable];
  if (path) {
    if (existsSync(path)) return path;
    throw new Error(`${variable}=${JSON.stringify(path)} is not allowed: there is no such file`);
  }
  const found = installed(program) ?? (install(program) ? installed(program) : undefined);
  if (found) return found;
  throw new Error(`These tests need ${name}: install it, or set ${variable} to its executable.`);
}

function installed({ name, files = [name], paths = [] }: WantedProgram): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...usualFolders];
  const inFolders = files.flatMap((file) => folders.map((folder) => join(folder, file)));
  return [...inFolders, ...paths].find((path) => existsSync(path));
}

const lock = join(tmpdir(), 'apt-get.lock');

/** Installs the program. Returns whether that succeeded. */
function install({ name, package: debianPackage = name, installElsewhere }: WantedProgram): boolean {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const apt = `apt-get install -y -qq --no-install-recommends ${debianPackage}`;
  // On a new machine apt knows no package before its first update, which takes longer than most installations.
  // The lock is needed because apt-get fails while another test file installs a program.
  const byApt = `flock ${lock} sh -c "${apt} 2>/dev/null || { apt-get update -qq && ${apt}; }"`;
  const command = isRootOnDebian ? byApt : installElsewhere;
  if (!command) return false;
  try {
    execFileSync('sh', ['-c', command], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // RUNLEVEL keeps Debian from starting a server after its installation.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
    return true;
  } catch {
    return false;
  }
}
