import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freePort } from '../../support/server/open-server.ts';
import { imageCommand, startProgram, type ServerProcess } from '../../support/server/server-process.ts';

// The servers use one core and the load another, if there are two.
export const isPinned = spawnSync('taskset', ['-a', '-cp', '1', String(process.pid)]).status === 0;
const onItsCore = [...(isPinned ? ['taskset', '-c', '0'] : []), process.execPath];

/** Starts the site that is built in a folder, as its image does. It prints a line per collection. */
export const startSite = (folder: string) =>
  startProgram([...onItsCore, '--trace-gc', ...imageCommand(folder)], {}, folder);

/** Starts the standalone server of an Astro site that is built in a folder. */
export const startAstro = async (folder: string) =>
  startProgram([...onItsCore, 'dist/server/entry.mjs'], { PORT: String(await freePort()) }, folder);

/** Returns the number of collections of the whole heap since the last call. */
export function takeFullCollections(server: ServerProcess): number {
  const count = server.output().match(/Mark-Compact/g)?.length ?? 0;
  server.forgetOutput();
  return count;
}

/** Returns the processor time of all threads of a process. Linux counts it in hundredths of a second. */
export function processorSeconds({ child: { pid } }: ServerProcess): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11).map(Number);
  return (user + system) / 100;
}

/** Returns the resident memory of a process in MB. */
export function residentMemory({ child: { pid } }: ServerProcess): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
