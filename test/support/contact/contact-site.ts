import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import request from 'supertest';
import { afterAll, onTestFinished, vi } from 'vitest';
import { builtApp } from '../server/built-app.ts';
import { openServer } from '../server/open-server.ts';
import { recordedLog } from '../server/recorded-log.ts';
import { folderOfTest } from '../temporary-files.ts';
import { inOrder } from './contact-request.ts';
import { openMailRelay, type RelayFault } from './mail-relay.ts';

/** Opens a relay for one test. */
export async function relayOfTest(...args: Parameters<typeof openMailRelay>) {
  const relay = await openMailRelay(...args);
  onTestFinished(relay.close);
  return relay;
}

/** Opens the built site with these relays and its own folder for uploads, for one test. */
export async function openContactSite(env: { SMTP_URL: string; EMERGENCIES_TO?: string }) {
  const site = await serveContact(env, folderOfTest());
  onTestFinished(() => void site.server.close());
  return site;
}

/**
 * Returns a function that opens the built site for a test, with a relay, once for all tests of the file. Each test begins with an empty
 * mailbox, an empty log, and these faults of the relay. Limits go on counting, so a test that sends several requests from one address
 * takes a new one.
 */
export function contactSiteOfFile(env: Record<string, string> = {}) {
  const temporary = folderOfTest(afterAll);
  const open = async () => {
    const relay = await openMailRelay();
    return { relay, ...(await serveContact({ SMTP_URL: relay.url, ...env }, temporary)) };
  };
  let opened: ReturnType<typeof open> | undefined;
  afterAll(async () => {
    const site = await opened;
    site?.server.close();
    await site?.relay.close();
  });
  return async (fault: RelayFault = {}) => {
    const site = await (opened ??= open());
    site.relay.restart(fault);
    site.lines.length = 0;
    return site;
  };
}

async function serveContact(env: Record<string, string>, temporary: string) {
  vi.stubEnv('TMPDIR', temporary);
  const { log, lines } = recordedLog();
  const app = builtApp({ TRUST_PROXY: '1', REQUESTS_TO: 'desk@example.com', ...env }, log);
  vi.unstubAllEnvs();
  const { server, port } = await openServer(app);
  let visitors = 0;
  const newAddress = () => ({ 'X-Forwarded-For': `198.51.${(visitors += 1) >> 8}.${visitors & 255}` });
  const postPage = (fields: Record<string, string> = inOrder) => {
    // The form sends multipart even without files.
    const posted = request(server)
      .post('/contact')
      .set({ Accept: 'text/html', ...newAddress() });
    return Object.entries(fields).reduce((form, [name, value]) => form.field(name, value), posted);
  };
  return {
    server,
    port,
    lines,
    /** The system's temporary folder, as the site sees it. */
    temporary,
    /** Lists the uploaded files that are on the disk. */
    uploads: () => readdirSync(temporary, { recursive: true, encoding: 'utf8' }).filter((path) => path.includes('/')),
    /** Returns the header of a visitor whose requests no limit has counted. Each post has one, unless a test sets it. */
    newAddress,
    /** Posts a request as the script of the page does. */
    post: (fields: Record<string, string> = inOrder) =>
      postPage({ requestId: randomUUID(), ...fields }).set('Accept', 'application/json'),
    /** Posts a request as a browser without scripts does. */
    postPage,
  };
}
