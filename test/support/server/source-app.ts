import type { Express } from 'express';
import { pino } from 'pino';
import { defaultSite } from '../../../src/content/company/company.ts';
import { createApp, type AppOptions } from '../../../src/server/app.ts';

/** Creates the app from the sources with parts replaced. Its pages contain only the requested path and query. */
export function appWith(options: Partial<AppOptions> = {}): Express {
  return createApp({
    renderPage: ({ path, search }) => Promise.resolve({ html: Buffer.from(`<p>${path}${search}</p>`), style: '' }),
    scripts: [],
    version: '1',
    staticFolders: [],
    site: defaultSite,
    indexing: true,
    log: pino({ level: 'silent' }),
    readiness: { ready: true },
    trustProxy: 0,
    ...options,
  });
}
