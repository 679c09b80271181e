import { vi } from 'vitest';

/** A session of classic WebDriver. A command is a path relative to the session. */
export interface ClassicSession {
  get: <Result>(path: string) => Promise<Result>;
  post: <Result>(path: string, body: object) => Promise<Result>;
  remove: (path: string) => Promise<void>;
}

/** Waits for a driver and starts a browser session. */
export async function beginSession(driver: string, capabilities: object): Promise<ClassicSession> {
  await vi.waitFor(() => fetch(`${driver}/status`), { timeout: 15_000 });
  const { sessionId } = await send(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const session = `${driver}/session/${sessionId}`;
  return {
    get: (path) => send(session + path, 'GET'),
    post: (path, body) => send(session + path, 'POST', body),
    remove: async (path) => void (await send(session + path, 'DELETE')),
  };
}

async function send(url: string, method: string, body?: object) {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}
