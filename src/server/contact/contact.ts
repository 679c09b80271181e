import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { formPath, sentPath } from '../../contact-form/link.ts';
import { clientKey } from '../client.ts';
import type { Delivery } from '../operations/settings.ts';
import { answerPost, answerSentPage, type PageSettings } from './answers.ts';
import type { ContactMetrics } from './contact-metrics.ts';
import { createLimits } from './limits.ts';
import { createSendForm } from './send-form.ts';
import { createRelayTransports } from './send-mail.ts';
import { takePost, type Intake } from './take-post.ts';
import { createUploadFolders } from './upload-folder.ts';
import { createUploadSlots } from './uploads.ts';

export interface ContactOptions extends PageSettings {
  delivery: Delivery;
  log: Logger;
  metrics?: ContactMetrics | undefined;
}

export interface Contact {
  handler: RequestHandler;
  /** Warns of each relay that cannot be reached or refuses the login. */
  checkRelays: () => Promise<void>;
}

/**
 * Takes the posts of the contact form. A form counts as sent when a mail relay has taken it, and not before. The server
 * keeps nothing of it, and the log says nothing of the visitor. Throws a SettingsError when there is no place for uploads.
 */
export function createContact({ delivery, site, security, log, metrics }: ContactOptions): Contact {
  const relays = createRelayTransports(delivery, site.origin);
  const limits = createLimits();
  const intake: Intake = {
    siteOrigin: site.origin,
    limits,
    storage: { folders: createUploadFolders(), slots: createUploadSlots() },
    sendForm: createSendForm({ relays, addresses: delivery, limits, metrics }),
  };

  const handlePost = async (request: Request, response: Response) => {
    const start = performance.now();
    const address = clientKey(request);
    const wantsJson = request.accepts(['html', 'json']) === 'json';
    const postLog = log.child({ id: response.get('X-Request-Id') });
    const taken = await takePost(intake, { request, address, wantsJson, log: postLog });
    const { id, relay, files, bytes, signs = [] } = taken;
    let { outcome } = taken;
    if (outcome === 'tooLarge' && !request.complete) closeSoon(request, response);
    try {
      await answerPost(taken, wantsJson, request, response, { site, security });
    } catch (error) {
      // The page of the answer failed. The app's error handler logs that and sends another one.
      outcome = 'error';
      throw error;
    } finally {
      const spam = signs.length > 0 ? signs : undefined;
      const ms = Math.round(performance.now() - start);
      postLog.info({ request: id, outcome, spam, relay, files, bytes, ms }, 'contact request');
      metrics?.count(outcome);
    }
  };

  const handler: RequestHandler = (request, response, next) => {
    const { method, path } = request;
    if (path === formPath && method === 'POST') return handlePost(request, response);
    if (path !== sentPath || (method !== 'GET' && method !== 'HEAD')) return next();
    response.locals['route'] = sentPath;
    return answerSentPage(request, response, { site, security });
  };

  return { handler, checkRelays: () => relays.check(log) };
}

/** Closes the connection of a client that sends too much, a second after the response, so that the client can read that. */
function closeSoon({ socket }: Request, response: Response) {
  response.once('finish', () => setTimeout(() => socket.destroy(), 1_000).unref());
}
