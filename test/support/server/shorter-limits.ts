import { preloading } from './server-process.ts';

/** Node's options for a server whose time limits for headers and requests are forty times shorter, as the time until it checks them. */
export const shorterLimits = preloading(`
  import http from 'node:http';
  import { syncBuiltinESMExports } from 'node:module';
  for (const limit of ['headersTimeout', 'requestTimeout']) {
    const ofServer = new WeakMap();
    Object.defineProperty(http.Server.prototype, limit, {
      get() { return ofServer.get(this) / 40; },
      set(milliseconds) { ofServer.set(this, milliseconds); },
    });
  }
  const { createServer } = http;
  http.createServer = ({ connectionsCheckingInterval, ...options }, listener) =>
    createServer({ ...options, connectionsCheckingInterval: connectionsCheckingInterval / 40 }, listener);
  syncBuiltinESMExports();
`);
