import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { onTestFinished } from 'vitest';
import { inOrder } from './contact-request.ts';
import { openMailRelay, type MailRelay, type RelayFault } from './mail-relay.ts';
import { builtApp, recordedLog } from './test-app.ts';

export interface ContactSite {
  app: RequestListener;
  relay: MailRelay;
  lines: Record<string, unknown>[];
  /** The files and folders of requests that lie on the disk. */
  uploads: () => string[];
  /** Posts a request as the browser's script does; with attachments to add, or fields to leave out. */
  post: (fields?: Record<string, string>) => request.Test;
  /** Posts it as a browser without scripts does. */
  postPage: (fields?: Record<string, string>) => request.Test;
}

/** The built site with a relay, for one test; its uploads lie in a temporary folder of its own. */
export async function openContactSite(env: Record<string, string> = {}, fault: RelayFault = {}): Promise<ContactSite> {
  const relay = await openMailRelay(fault);
  const temporary = mkdtempSync(join(tmpdir(), 'site-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = temporary;
  const { log, lines } = recordedLog();
  const app = builtApp({ SMTP_URL: relay.url, TRUST_PROXY: '1', REQUESTS_TO: 'desk@example.com', ...env }, log);
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  onTestFinished(async () => {
    await relay.close();
    rmSync(temporary, { recursive: true });
  });
  // Each from another address, so that the limits are met only where a test wants it.
  let visitors = 0;
  const postPage = (fields: Record<string, string> = inOrder) => {
    // Multipart even where nothing is attached, as the form sends it.
    const posted = request(app)
      .post('/contact')
      .set({ Accept: 'text/html', 'X-Forwarded-For': `192.0.2.${++visitors}` });
    return Object.entries(fields).reduce((form, [name, value]) => form.field(name, value), posted);
  };
  return {
    app,
    relay,
    lines,
    uploads: () => readdirSync(temporary, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('/')),
    post: (fields) => postPage(fields).set('Accept', 'application/json'),
    postPage,
  };
}
