import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notUnderstood } from './dockerfile.ts';

/**
 * The folder with the Node that an image like `node:24-slim` brings: npm fetches that version, and its executable is copied
 * to where every user may run it.
 */
export function nodeOfImage(image: string, folder: string): string {
  const version = /^node:(\d[\d.]*)(-|$)/.exec(image)?.[1];
  if (!version) throw notUnderstood({ text: `FROM ${image}` }, 'An image without the version of a Node');
  const bin = join(folder, `node-${version}`);
  if (existsSync(bin)) return bin;
  const args = ['exec', '--yes', `--package=node@${version}`, '--', 'node', '-p', 'process.execPath'];
  // Started elsewhere, npm takes no notice of the site's own packages.
  const path = execFileSync('npm', args, { cwd: tmpdir(), encoding: 'utf8' }).trim();
  mkdirSync(bin);
  copyFileSync(path, join(bin, 'node'));
  return bin;
}
