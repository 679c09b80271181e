import type { RequestHandler } from 'express';
import { errorPage, errorPagePolicy } from './error-page.ts';

const interval = 100;

/**
 * Measures how late the event loop is, in milliseconds. The result is the lesser of the last two measurements, because a
 * single high one means that the machine paused. The timer does not keep the process alive.
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
 * Refuses pages with 503 while the delay exceeds the limit, so that some visitors come back later instead of all of them
 * waiting. The contact form is still served, because it is the way to the emergency crew, and so are files, which cost next to
 * nothing; their paths have an extension.
 */
export function refuseWhenLate(delay: () => number, limit: number): RequestHandler {
  return (request, response, next) => {
    if (delay() <= limit || /^\/contact$|\.\w+$/.test(request.path)) return next();
    response
      .status(503)
      .set({ 'Retry-After': '5', 'Cache-Control': 'no-store', 'Content-Security-Policy': errorPagePolicy })
      .type('html')
      .send(busy);
  };
}
