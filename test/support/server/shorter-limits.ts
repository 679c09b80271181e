import { preloading } from './server-process.ts';

/** Node's options for a server whose time limits for headers and requests are forty times shorter. */
export const shorterLimits = preloading(`
  import { Server } from 'node:http';
  for (const limit of ['headersTimeout', 'requestTimeout']) {
    const ofServer = new WeakMap();
    Object.defineProperty(Server.prototype, limit, {
      get() { return ofServer.get(this) / 40; },
      set(milliseconds) { ofServer.set(this, milliseconds); },
    });
  }
`);
