import { connect, type Socket } from 'node:net';

/** Connects to a local server and collects the bytes that it sends. */
export async function openSocket(port: number): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => (received += text));
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  // After that, a reset by the server is not an error.
  socket.on('error', () => socket.destroy());
  return { socket, received: () => received };
}

/** Sends these bytes and returns the bytes that the server sends until it closes the connection. */
export async function sendRaw(port: number, text: string): Promise<string> {
  const { socket, received } = await openSocket(port);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(text, 'latin1');
  await closed;
  return received();
}

export const statuses = (received: string) => [...received.matchAll(/HTTP\/1\.1 (\d+) /g)].map((match) => match[1]);
