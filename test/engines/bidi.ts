/** A connection that speaks WebDriver BiDi. */
interface BidiConnection {
  /** Sends a command; resolves with its result. */
  send: <Result>(method: string, params?: object) => Promise<Result>;
  close: () => void;
}

/** Connects to a browser. These lines spare puppeteer-core, which runs on Node 20 only in an old version of 65 packages. */
export async function connect(address: string, onEvent: (method: string, params: LogEntry) => void) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Nothing answers at ${address}`)));
  });
  /** Takes the answer to the command with this number. */
  const waiting = new Map<number, (answer: string) => void>();
  let sent = 0;
  socket.addEventListener('message', ({ data }) => {
    const text = String(data);
    const { id, method, params } = JSON.parse(text);
    if (method) onEvent(method, params);
    waiting.get(id)?.(text);
    waiting.delete(id);
  });
  const connection: BidiConnection = {
    async send(method, params = {}) {
      sent += 1;
      const id = sent;
      const answer = new Promise<string>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { type, result, error, message } = JSON.parse(await answer);
      if (type !== 'success') throw new Error(`${method}: ${error}: ${message}`);
      return result;
    },
    close: () => socket.close(),
  };
  return connection;
}

/** What the event `log.entryAdded` tells. */
export interface LogEntry {
  level: 'debug' | 'info' | 'warn' | 'error';
  text: string;
}
