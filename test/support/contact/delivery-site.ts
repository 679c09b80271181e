import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { test as browserTest } from '../browser/browser.ts';
import { builtApp } from '../server/built-app.ts';
import { openServer } from '../server/open-server.ts';
import { openMailRelay } from './mail-relay.ts';

/** A request that the browser has posted. */
export interface Posted {
  accept: string | undefined;
  fields: Record<string, string>;
  files: Record<string, string>;
}

/** The telephone number of the site. */
export const phone = '+1 507 555 0100';

type AnswerPost = (response: ServerResponse, request: IncomingMessage) => unknown;

const json = (status: number, said: unknown, headers: Record<string, string> = {}): AnswerPost => {
  const body = JSON.stringify(said);
  return (response) => response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);
};

/** Responses to a posted request. */
export const answers = {
  sent: json(200, { sent: true, reference: '7K3QX-M9D2B' }),
  refused: json,
  /** Closes the connection within the response. If it closed earlier, Chromium itself would post again. */
  cut: (response: ServerResponse, request: IncomingMessage) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('{"sent":true,', () => request.socket.destroy());
  },
};

function createMailbox() {
  const posted: Posted[] = [];
  const next: AnswerPost[] = [];
  /** `read` runs before a posted request is read. `reachesApp` lets the site itself take the posts. */
  const line = { read: async (_request: IncomingMessage): Promise<unknown> => undefined, reachesApp: false };
  /** Answers the next request when the returned function is called. */
  const holdNext = (answer: AnswerPost) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    next.push((...args) => held.then(() => answer(...args)));
    return release;
  };
  return { posted, next, line, holdNext };
}

/**
 * A test with `site`, the built site with delivery and a telephone number. The responses to posted requests come from `next`;
 * when it is empty, the request counts as sent. `posted` collects the requests.
 *
 * A test that takes `relay` as well has the site's own responses instead. `mails` are those of this test.
 */
export const test = browserTest
  .extend('deliveryServer', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const relay = await openMailRelay();
    const app = builtApp({ SMTP_URL: relay.url, REQUESTS_TO: 'desk@example.com', SITE_PHONE: phone });
    const current = { mailbox: createMailbox() };
    const takePost = async (request: IncomingMessage, response: ServerResponse) => {
      const { line, posted, next } = current.mailbox;
      await line.read(request);
      posted.push(await readPost(request));
      await (next.shift() ?? answers.sent)(response, request);
    };
    const { server, port } = await openServer((request, response) => {
      if (request.method !== 'POST' || current.mailbox.line.reachesApp) app(request, response);
      else takePost(request, response).catch(() => request.socket.destroy());
    });
    onCleanup(async () => {
      server.closeAllConnections();
      server.close();
      await relay.close();
    });
    return { base: `http://127.0.0.1:${port}`, current, relay };
  })
  .extend('site', ({ deliveryServer: { base, current } }) => {
    current.mailbox = createMailbox();
    return { base, ...current.mailbox };
  })
  .extend('relay', ({ deliveryServer: { relay }, site }) => {
    site.line.reachesApp = true;
    relay.mails.length = 0;
    delete relay.fault.holds;
    return { mails: relay.mails, offered: relay.offered, hold: relay.hold };
  });

async function readPost(request: IncomingMessage): Promise<Posted> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = await new Response(await buffer(request), { headers }).formData();
  const fields: Posted['fields'] = {};
  const files: Posted['files'] = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else files[`${name}/${value.name}`] = value.size > 1000 ? `${value.size} bytes` : await value.text();
  }
  return { accept: request.headers.accept, fields, files };
}
