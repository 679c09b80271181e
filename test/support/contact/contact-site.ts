import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import request from 'supertest';
import { onTestFinished, vi } from 'vitest';
import { openServer } from '../server/open-server.ts';
import { builtApp, recordedLog } from '../server/test-app.ts';
import { folderOfTest } from '../temporary-files.ts';
import { inOrder } from './contact-request.ts';
import { openMailRelay, type RelayFault } from './mail-relay.ts';

/** Opens a relay for one test. */
export async function relayOfTest(...args: Parameters<typeof openMailRelay>) {
  const relay = await openMailRelay(...args);
  onTestFinished(relay.close);
  return relay;
}

/** Opens the built site with a mail relay and its own folder for uploads, for one test. `prepare` may put something in it. */
export async function openContactSite(
  env: Record<string, string> = {},
  fault: RelayFault = {},
  prepare = (_temporary: string) => {},
) {
  const relay = await relayOfTest(fault);
  const temporary = folderOfTest();
  prepare(temporary);
  vi.stubEnv('TMPDIR', temporary);
  const { log, lines } = recordedLog();
  const app = builtApp({ SMTP_URL: relay.url, TRUST_PROXY: '1', REQUESTS_TO: 'desk@example.com', ...env }, log);
  vi.unstubAllEnvs();
  // Each request has its own address, so that only tests of the limits reach them.
  let visitors = 0;
  const postPage = (fields: Record<string, string> = inOrder) => {
    // The form sends multipart even without files.
    const posted = request(app)
      .post('/contact')
      .set({ Accept: 'text/html', 'X-Forwarded-For': `192.0.2.${++visitors}` });
    return Object.entries(fields).reduce((form, [name, value]) => form.field(name, value), posted);
  };
  return {
    app,
    relay,
    lines,
    /** The system's temporary folder, as the site sees it. */
    temporary,
    /** Lists the uploaded files and their folders that are on the disk. */
    uploads: () => readdirSync(temporary, { recursive: true, encoding: 'utf8' }),
    /** Posts a request as the script of the page does. */
    post: (fields: Record<string, string> = inOrder) =>
      postPage({ requestId: randomUUID(), ...fields }).set('Accept', 'application/json'),
    /** Posts a request as a browser without scripts does. */
    postPage,
  };
}

/** Opens the site on a port, for requests that a test writes byte by byte. */
export async function openContactPort(fault?: RelayFault) {
  const site = await openContactSite({}, fault);
  const { server, port } = await openServer(site.app);
  onTestFinished(() => void server.close());
  return { ...site, port };
}

/** Opens a site whose relay answers when `release` is called. */
export async function openHeldSite() {
  let release = () => {};
  const holds = new Promise<void>((resolve) => (release = resolve));
  return { ...(await openContactPort({ holds })), release };
}
