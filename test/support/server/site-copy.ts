import { spawn } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderOfTest } from '../temporary-files.ts';

const notCopied = new Set(['.git', 'dist', 'node_modules']);

/** Copies the site into a new folder. It is removed as that of `folderOfTest`. */
export function copySite(whenDone: Parameters<typeof folderOfTest>[0]): string {
  const folder = folderOfTest(whenDone);
  cpSync('.', folder, { recursive: true, filter: (path) => !notCopied.has(path) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Replaces the first place of a text in a file. Throws if there is none. */
export function editFile(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

/** Runs a command in a folder. Throws with its output if it fails. */
export async function run(folder: string, program: string, ...args: string[]): Promise<void> {
  const { NODE_ENV: _test, ...env } = process.env;
  const child = spawn(program, args, { cwd: folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((end) => child.once('close', end));
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}`);
}
