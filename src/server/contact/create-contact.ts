import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Site } from '../../content/company.ts';
import { renderRefused, renderSent } from '../../entry-server.tsx';
import type { SecurityOptions } from '../security-headers.ts';
import type { Delivery } from '../settings.ts';
import type { ContactMetrics } from './contact-metrics.ts';
import { contactRequests } from './contact-requests.ts';
import { createRelayTransports } from './relay-transports.ts';
import { createUploadFolder } from './upload-folder.ts';

export interface ContactOptions {
  delivery: Delivery;
  site: Site;
  security: SecurityOptions;
  log: Logger;
  metrics?: ContactMetrics | undefined;
}

export interface Contact {
  handler: RequestHandler;
  /** Warns of each relay that cannot be reached or refuses the login. */
  checkRelays: () => Promise<void>;
}

/** What takes contact requests, as the settings want it. Throws a SettingsError when there is no place for uploads. */
export function createContact({ delivery, site, security, log, metrics }: ContactOptions): Contact {
  const relays = createRelayTransports(delivery.relays);
  const handler = contactRequests({
    relays,
    addresses: delivery,
    uploadFolder: createUploadFolder(),
    siteOrigin: site.origin,
    security,
    renderRefused: (refused) => renderRefused(refused, site),
    renderSent: () => renderSent(site),
    log,
    count: metrics?.count,
    time: metrics?.time,
  });
  return {
    handler,
    checkRelays: () => relays.check(log),
  };
}
