import { connect, type Socket } from 'node:net';

/** A connection to a local server, once it stands, and all that came over it. */
export async function openSocket(port: number): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => (received += text));
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  // Once it stands, a reset by the server ends it without an error.
  socket.on('error', () => socket.destroy());
  return { socket, received: () => received };
}

/** Sends these bytes and returns what the server sends until it closes the connection. */
export async function sendRaw(port: number, text: string): Promise<string> {
  const { socket, received } = await openSocket(port);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(text, 'latin1');
  await closed;
  return received();
}

/** The statuses in what a server sent, one for each answer. */
export const statuses = (received: string) => [...received.matchAll(/HTTP\/1\.1 (\d+) /g)].map((match) => match[1]);
