import { onTestFinished } from 'vitest';
import { startServer, type ServerProcess } from './server-process.ts';

/** Starts the built server for one test. It is killed at the end of the test, unless it has ended. */
export async function serverOfTest(...args: Parameters<typeof startServer>): Promise<ServerProcess> {
  const server = await startServer(...args);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
}
