import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';

/** What a process has used so far: microseconds of all its threads, and bytes. */
export interface Usage {
  cpu: number;
  memory: number;
}

/** A server under measure. */
export interface Program {
  child: ChildProcess;
  base: string;
  /** Milliseconds from its start to its first 200. */
  coldStart: number;
}

/** The programs have one core and the load has another, where the system can tie them. */
export const isPinned = spawnSync('taskset', ['-c', '0,1', 'true']).status === 0;

/** Ties the bench itself to the core of the load: it reads the logs that the servers write. */
export function pinBench() {
  if (isPinned) spawnSync('taskset', ['-a', '-cp', '1', String(process.pid)]);
}

/** Runs a command on one core. */
export function spawnOn(core: number, command: readonly string[], env = process.env, cwd = '.'): ChildProcess {
  const [first = '', ...rest] = isPinned ? ['taskset', '-c', String(core), ...command] : command;
  return spawn(first, rest, { cwd, env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
}

/** Everything that a process writes, when it has ended. */
export async function outputOf(child: ChildProcess): Promise<string> {
  const chunks: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${code}`);
  return chunks.join('');
}

const report = pathToFileURL('dist/bench/report.js').href;

/** Starts a server, which says on stdout where it listens, and waits for its first 200. */
export async function startProgram(command: readonly string[], env = {}, cwd = '.'): Promise<Program> {
  const start = performance.now();
  const child = spawnOn(
    0,
    [process.execPath, '--import', report, ...command],
    { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...env },
    cwd,
  );
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    // Goes on reading when the port is known: a log that nobody reads would stop the server.
    child.stdout?.on('data', (chunk: Buffer) => {
      if (output.length < 1000) output += chunk.toString();
      const found = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`${command.join(' ')} ended with ${code}`)));
  });
  const base = `http://127.0.0.1:${port}`;
  const { status } = await fetch(base, { headers: { 'Accept-Encoding': 'identity' } });
  if (status !== 200) throw new Error(`${command.join(' ')} answered ${status}`);
  return { child, base, coldStart: performance.now() - start };
}

/** Asks the program what it has used. */
export async function usageOf({ child }: Program): Promise<Usage> {
  const answer = once(child, 'message');
  child.send('usage');
  const [usage] = await answer;
  return usage;
}

/** Ends a program. */
export function stopProgram({ child }: Program) {
  child.kill('SIGKILL');
}
