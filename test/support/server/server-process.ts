import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ServerProcess {
  child: ChildProcess;
  base: string;
  port: number;
  /** Returns everything that it has written to stdout. */
  output: () => string;
}

/** Starts the built server of a folder on a free port with these settings. */
export const startServer = (env: Record<string, string> = {}, folder = '.', nodeOptions: readonly string[] = []) =>
  startProgram(
    [process.execPath, ...nodeOptions, 'dist/server/server.js'],
    { GRACE_PERIOD: '0', LOG_LEVEL: 'warn', ...env },
    folder,
  );

/** Returns the arguments with which a folder's image starts Node: its options and the server. */
export function imageCommand(folder = '.'): string[] {
  const [, command = ''] = /^CMD (.*)$/m.exec(readFileSync(join(folder, 'Dockerfile'), 'utf8')) ?? [];
  const [, ...args]: string[] = JSON.parse(command);
  return args;
}

/** Returns Node's options that run this code before the server. */
export const preloading = (code: string): readonly string[] => [
  '--import',
  `data:text/javascript,${encodeURIComponent(code)}`,
];

/** Starts any server and waits until it prints its address as the site's server does. Its stderr is shown. */
export async function startProgram(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
  folder = '.',
): Promise<ServerProcess> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  const port = await new Promise<number>((resolve, reject) => {
    // The listener is removed, because searching a growing log takes more time than the load under test.
    const findPort = () => {
      const found = /http:\/\/\S+:(\d+)/.exec(output)?.[1];
      if (!found) return;
      child.stdout.off('data', findPort);
      resolve(Number(found));
    };
    child.stdout.on('data', findPort);
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
  });
  return {
    child,
    base: `http://127.0.0.1:${port}`,
    port,
    output: () => output,
  };
}

/** Sends SIGTERM and returns the exit code. */
export async function stopServer(server: ServerProcess): Promise<number | null> {
  const code = exitCode(server);
  server.child.kill('SIGTERM');
  return code;
}

/** Waits for the end of the process and returns its exit code, or null if a signal killed it. */
export async function exitCode({ child }: ServerProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  return new Promise((resolve) => child.once('exit', resolve));
}

/** Returns the parsed lines of the log. Until the process has ended, the last lines may be missing. */
export function logLines({ output }: ServerProcess): Record<string, unknown>[] {
  return output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
