import type { RequestHandler } from 'express';
import { errorPagePolicy } from './error-page.ts';

const interval = 100;

/** By how many milliseconds the event loop is late just now. The timer does not keep the process alive. */
export function watchDelay(): () => number {
  let expected = performance.now() + interval;
  let delay = 0;
  setInterval(() => {
    const now = performance.now();
    delay = Math.max(0, now - expected);
    expected = now + interval;
  }, interval).unref();
  // Between two ticks a loop that is blocked shows in the time since the last.
  return () => Math.max(delay, performance.now() - expected);
}

const page =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Busy</title><h1>Too many visitors at once</h1><p>Please try again in a few seconds.</p></html>';

/** Refuses new pages while the event loop is late: a few wait and come back, instead of all waiting for ever. */
export function refuseWhenLate(delay: () => number, limit: number): RequestHandler {
  return (_request, response, next) => {
    if (delay() <= limit) return next();
    response
      .status(503)
      .set({ 'Retry-After': '5', 'Cache-Control': 'no-store', 'Content-Security-Policy': errorPagePolicy })
      .type('html')
      .send(page);
  };
}
