import { createServer, type RequestListener, type Server } from 'node:http';

/** Serves an app on a free port of the loopback. */
export async function openServer(app: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return { server, port: address.port };
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const { server, port } = await openServer(() => {});
  await new Promise((resolve) => server.close(resolve));
  return port;
}
