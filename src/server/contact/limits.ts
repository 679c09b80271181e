import type { Request, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { clientKey } from '../client-address.ts';

/** Minutes. */
const span = 10;
/** Requests that an address may send in a span: all, and those that look like spam. */
const mostInSpan = 10;
const mostMarkedInSpan = 3;
/** Requests of one address that may be under way. */
const mostAtOnce = 2;

/** Tells whether a request is over a limit, and has then set Retry-After. */
export type IsOverLimit = (request: Request, response: Response) => Promise<boolean>;

/**
 * Bounds the requests of one address (of IPv6 of one network), in this replica. Those that fail by our fault do not
 * count: the browser sends them again by itself. Requests that look like spam count towards a second limit as well.
 */
export function createLimits(): { isOverLimit: IsOverLimit; isOverSpamLimit: IsOverLimit } {
  const underWay = new Map<string, number>();
  const isOverRate = rateOf(mostInSpan);

  const isOverLimit: IsOverLimit = async (request, response) => {
    const key = clientKey(request);
    const count = underWay.get(key) ?? 0;
    if (count >= mostAtOnce) {
      response.setHeader('Retry-After', '5');
      return true;
    }
    underWay.set(key, count + 1);
    response.once('close', () => {
      const rest = (underWay.get(key) ?? 1) - 1;
      if (rest > 0) underWay.set(key, rest);
      else underWay.delete(key);
    });
    return isOverRate(request, response);
  };
  return { isOverLimit, isOverSpamLimit: rateOf(mostMarkedInSpan) };
}

const overLimit = Symbol('over the limit');

/** Counts the requests of each address, and tells of those that are too many in the span. */
function rateOf(limit: number): IsOverLimit {
  const count = rateLimit({
    windowMs: span * 60_000,
    limit,
    keyGenerator: clientKey,
    skipFailedRequests: true,
    requestWasSuccessful: (_request, { statusCode }) => statusCode < 500,
    standardHeaders: true,
    legacyHeaders: false,
    // The operator decides how far proxies are trusted.
    validate: false,
    handler: (_request, _response, next) => next(overLimit),
  });
  return async (request, response) => {
    const stopped = await new Promise((resolve) => void count(request, response, resolve));
    if (stopped !== undefined && stopped !== overLimit) throw stopped;
    return stopped === overLimit;
  };
}
