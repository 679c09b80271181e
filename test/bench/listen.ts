import type { Server } from 'node:http';

/** Listens on any free port and says which, in the words of the site's own server. */
export function listen(server: Server) {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address && typeof address === 'object') process.stdout.write(`http://localhost:${address.port}\n`);
  });
}
