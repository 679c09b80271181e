import { execFileSync } from 'node:child_process';

/** Runs a program that must succeed, and returns its output. */
export function run(program: string, ...args: string[]): string {
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot', DEBIAN_FRONTEND: 'noninteractive' };
  return execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe', env }).trim();
}
