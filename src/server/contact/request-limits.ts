import type { Request, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';

/** Minutes, and how many requests an address may send in them. */
const span = 10;
const mostInSpan = 10;
/** How many of an address may be under way. */
const mostAtOnce = 2;

/**
 * Bounds what comes from one address (of IPv6 from one network), in this replica. The function returned tells whether a
 * request is over a limit, and has then set Retry-After. Those that fail by our fault do not count: the browser sends
 * them again by itself.
 */
export function createRequestLimits(): (request: Request, response: Response) => Promise<boolean> {
  const underWay = new Map<string, number>();
  const limit = rateLimit({
    windowMs: span * 60_000,
    limit: mostInSpan,
    skipFailedRequests: true,
    requestWasSuccessful: (_request, { statusCode }) => statusCode < 500,
    standardHeaders: true,
    legacyHeaders: false,
    // How far proxies are believed is the operator's setting.
    validate: false,
    handler: (_request, _response, next) => next(overLimit),
  });

  return async (request, response) => {
    const key = ipKeyGenerator(request.ip ?? '');
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
    const stopped = await new Promise((resolve) => void limit(request, response, resolve));
    if (stopped !== undefined && stopped !== overLimit) throw stopped;
    return stopped === overLimit;
  };
}

const overLimit = Symbol('over the limit');
