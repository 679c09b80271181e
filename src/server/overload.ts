import type { RequestHandler } from 'express';
import { errorPage, errorPagePolicy } from './error-page.ts';

const interval = 100;

/**
 * By how many milliseconds the event loop is late: the lesser of the last two measurements, since one that stands alone
 * is a machine that paused, and no reason to send anybody away. The timer does not keep the process alive.
 */
export function watchDelay(): () => number {
  let expected = performance.now() + interval;
  let last = 0;
  let delay = 0;
  setInterval(() => {
    const now = performance.now();
    const late = Math.max(0, now - expected);
    delay = Math.min(last, late);
    last = late;
    expected = now + interval;
  }, interval).unref();
  return () => delay;
}

const busy = errorPage('Too many visitors at once', 'Please try again in a few seconds.');

/**
 * Refuses new pages while they would come late: a few wait and come back, instead of all waiting for ever. Files, which
 * alone have an ending to their name, cost nothing.
 */
export function refuseWhenLate(delay: () => number, limit: number): RequestHandler {
  return (request, response, next) => {
    if (delay() <= limit || /\.\w+$/.test(request.path)) return next();
    response
      .status(503)
      .set({ 'Retry-After': '5', 'Cache-Control': 'no-store', 'Content-Security-Policy': errorPagePolicy })
      .type('html')
      .send(busy);
  };
}
