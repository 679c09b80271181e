import compression from 'compression';
import { Router, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { createAnswers, sentPath, type AnswerOptions } from './answers.ts';
import type { Outcome, Refusal } from './outcomes.ts';
import { maxBodyBytes } from './read-request.ts';
import { createRequestLimits } from './request-limits.ts';
import { isFromThisSite } from './same-site.ts';
import { createTaking, notRead, type TakingOptions } from './take-request.ts';

export interface ContactRequestOptions extends Omit<TakingOptions, 'isOverSpamLimit'>, AnswerOptions {
  siteOrigin: string;
  log: Logger;
  count: ((outcome: Outcome) => void) | undefined;
}

/**
 * Takes what the contact form posts. A request counts as sent when a mail relay has taken it, and not before. Nothing of
 * it is kept, and the log says nothing of a visitor.
 */
export function contactRequests(options: ContactRequestOptions): Router {
  const { siteOrigin, log, count } = options;
  const { isOverLimit, isOverSpamLimit } = createRequestLimits();
  const take = createTaking({ ...options, isOverSpamLimit });
  const { answer, sentPage } = createAnswers(options);

  /** What stands against a request before its body is read. */
  const refusalOf = async (request: Request, response: Response): Promise<Refusal | undefined> => {
    if (!isFromThisSite(request, siteOrigin)) return 'foreign';
    if (await isOverLimit(request, response)) return 'limited';
    return Number(request.get('Content-Length')) > maxBodyBytes ? 'tooLarge' : undefined;
  };

  const router = Router({ caseSensitive: true, strict: true });
  router.post('/contact', compression(), async (request, response) => {
    const start = performance.now();
    const requestLog = log.child({ id: response.get('X-Request-Id') });
    const wantsJson = request.accepts(['html', 'json']) === 'json';
    const refusal = await refusalOf(request, response);
    // A page shows again what was entered; a script has it still, and its body need not be read.
    const isRead = !refusal || !wantsJson;
    const taken = isRead ? await take(request, response, refusal, requestLog) : notRead(refusal);
    const { outcome, id, relay, files, bytes, signs } = taken;
    const spam = signs.length > 0 ? signs : undefined;
    const ms = Math.round(performance.now() - start);
    requestLog.info({ request: id, outcome, spam, relay, files, bytes, ms }, 'contact request');
    count?.(outcome);
    await answer(taken, wantsJson, response);
  });
  router.get(sentPath, (_request, response) => sentPage(response));
  return router;
}
