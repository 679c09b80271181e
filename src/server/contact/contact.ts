import compression from 'compression';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import { allowOnly } from '../allow-only.ts';
import type { ContactMetrics } from '../metrics.ts';
import { isFromThisSite } from '../same-origin.ts';
import type { Delivery } from '../settings.ts';
import { answerRequest, answerSentPage, sentPath, type PageSettings, type Refusal } from './answers.ts';
import { createLimits, type IsOverLimit } from './limits.ts';
import { maxBodyBytes } from './read-body.ts';
import { createRelayTransports, createSendOnce } from './send-mail.ts';
import { notRead, takeRequest, type Intake } from './take-request.ts';
import { createUploadFolder } from './upload-folder.ts';
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
 * Takes the posts of the contact form. A request counts as sent when a mail relay has taken it, and not before. The server
 * keeps nothing of it, and the log says nothing of the visitor. Throws a SettingsError when there is no place for uploads.
 */
export function createContact({ delivery, site, security, log, metrics }: ContactOptions): Contact {
  const relays = createRelayTransports(delivery.relays);
  const { isOverLimit, isOverSpamLimit } = createLimits();
  const intake: Intake = {
    relays,
    addresses: delivery,
    uploadFolder: createUploadFolder(),
    slots: createUploadSlots(),
    sendOnce: createSendOnce(),
    isOverSpamLimit,
    time: metrics?.time,
  };

  const handler = Router({ caseSensitive: true, strict: true });
  handler.post('/contact', compression(), async (request, response) => {
    const start = performance.now();
    const requestLog = log.child({ id: response.get('X-Request-Id') });
    const wantsJson = request.accepts(['html', 'json']) === 'json';
    const refusal = await refusalOf(request, response, site.origin, isOverLimit);
    // A page shows the entries again. A script still has them, so that the body of a refused request need not be read.
    const taken =
      refusal && wantsJson
        ? notRead(refusal)
        : await takeRequest(intake, { request, response, refusal, log: requestLog });
    const { outcome, id, relay, files, bytes, signs } = taken;
    const spam = signs.length > 0 ? signs : undefined;
    const ms = Math.round(performance.now() - start);
    requestLog.info({ request: id, outcome, spam, relay, files, bytes, ms }, 'contact request');
    metrics?.count(outcome);
    if (outcome === 'tooLarge' && !request.complete) closeSoon(request, response);
    await answerRequest(taken, wantsJson, response, { site, security });
  });
  handler.all('/contact', allowOnly('GET', 'HEAD', 'POST'));
  handler.get(sentPath, (_request, response) => answerSentPage(response, { site, security }));

  return { handler, checkRelays: () => relays.check(log) };
}

/** Closes a connection on which too much is sent. Closed at once, a client that still sends would lose the response. */
function closeSoon({ socket }: Request, response: Response) {
  response.once('finish', () => setTimeout(() => socket.destroy(), 1_000).unref());
}

/** The reason to refuse a request, as far as its head tells. */
async function refusalOf(
  request: Request,
  response: Response,
  siteOrigin: string,
  isOverLimit: IsOverLimit,
): Promise<Refusal | undefined> {
  if (!isFromThisSite(request, siteOrigin)) return 'foreign';
  if (await isOverLimit(request, response)) return 'limited';
  return Number(request.get('Content-Length')) > maxBodyBytes ? 'tooLarge' : undefined;
}
