/** A WebDriver BiDi connection. */
interface BidiConnection {
  /** Sends a command and returns its result. */
  send: <Result>(method: string, params?: object) => Promise<Result>;
  close: () => void;
}

/** Connects to a browser. This replaces puppeteer-core, which has 65 packages in the last version for Node 20. */
export async function connect(address: string, onEvent: (method: string, params: LogEntry) => void) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Cannot connect to ${address}`)));
  });
  /** The handlers of pending responses by command id. */
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

/** The parameters of the event `log.entryAdded`. */
export interface LogEntry {
  level: 'debug' | 'info' | 'warn' | 'error';
  text: string;
}
