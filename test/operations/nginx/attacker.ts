import { connect, type Socket } from 'node:net';

/** Connections of one client that does harm. */
export interface Attacker {
  /** Counts the answers that it has got by their status. */
  answers: Map<number, number>;
  /** Returns how many of its connections are open. */
  open: () => number;
  leave: () => void;
}

export interface Attack {
  port: number;
  /** The address from which it comes, such as 127.0.0.2. */
  from: string;
  connections: number;
  /** The bytes that each connection sends at the start. */
  sends: string;
  /** The bytes that it sends after each answer. */
  repeats?: () => string;
  /** Whether it reads what it gets. */
  reads: boolean;
}

/** Opens the connections of an attack. They last until the attacker leaves or nginx closes them. */
export function attack({ port, from, connections, sends, repeats, reads }: Attack): Attacker {
  const answers = new Map<number, number>();
  const sockets = new Set<Socket>();
  for (let index = 0; index < connections; index += 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    sockets.add(socket);
    socket.setEncoding('latin1').on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
    socket.write(sends);
    if (!reads) {
      // The system keeps what comes, until its buffers are full.
      socket.pause();
      continue;
    }
    socket.on('data', (text: string) => {
      for (const [, status] of text.matchAll(/HTTP\/1\.1 (\d+) /g)) {
        answers.set(Number(status), (answers.get(Number(status)) ?? 0) + 1);
        if (repeats) socket.write(repeats());
      }
    });
  }
  return {
    answers,
    open: () => sockets.size,
    leave: () => sockets.forEach((socket) => socket.destroy()),
  };
}
