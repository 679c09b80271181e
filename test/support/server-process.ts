import { spawn, type ChildProcess } from 'node:child_process';

export interface ServerProcess {
  child: ChildProcess;
  /** Origin at which it answers. */
  base: string;
  port: number;
  /** Everything that it has written to stdout. */
  output: () => string;
}

/** Starts the server built in a folder on a free port, with these settings, and waits until it says where it listens. */
export const startServer = (env: Record<string, string> = {}, folder = '.', nodeOptions: readonly string[] = []) =>
  startProgram(
    [process.execPath, ...nodeOptions, 'dist/server/server.js'],
    { GRACE_PERIOD: '0', LOG_LEVEL: 'warn', ...env },
    folder,
  );

/** Starts any server that says where it listens as the site's does. Its stderr is shown. */
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
    // Not longer than it must: to search all that a log has come to costs more than the load that it tells of.
    const findPort = () => {
      const found = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (!found) return;
      child.stdout.off('data', findPort);
      resolve(Number(found));
    };
    child.stdout.on('data', findPort);
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
  });
  return { child, base: `http://127.0.0.1:${port}`, port, output: () => output };
}

/** Ends the process and waits for it; resolves with its exit code. */
export async function stopServer(server: ServerProcess): Promise<number | null> {
  const code = exitCode(server);
  server.child.kill('SIGTERM');
  return code;
}

/** The code with which the process ends. */
export async function exitCode({ child }: ServerProcess): Promise<number | null> {
  return child.exitCode ?? new Promise((resolve) => child.once('exit', resolve));
}

/** The lines of its log, parsed. The last ones may still be on their way until the process has ended. */
export function logLines({ output }: ServerProcess): Record<string, unknown>[] {
  return output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
