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
