import { createServer, type RequestListener, type Server } from 'node:http';
import type { Server as NetServer } from 'node:net';

/** Starts a server on a free port of the loopback interface and returns the port. */
export async function listen(server: NetServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return address.port;
}

/** Serves an app on a free port of the loopback interface. */
export async function openServer(app: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(app);
  return { server, port: await listen(server) };
}

/** Returns a port that is free at the moment. */
export async function freePort(): Promise<number> {
  const { server, port } = await openServer(() => {});
  await new Promise((resolve) => server.close(resolve));
  return port;
}
