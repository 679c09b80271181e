import { performance } from 'node:perf_hooks';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { formPath, sentPath } from '../../contact-form/link.ts';
import { errorPage, sendErrorPage } from './error-page.ts';

/** Milliseconds for which one turn of the event loop handles requests. A page takes about one. */
const budget = 5;
/** Requests that one turn handles at most. */
const mostPerTurn = 50;

/** The paths of the form's requests. */
const formPaths = [formPath, sentPath];

const busyPage = errorPage('Too many visitors at once', 'Please try again in a few seconds.');

interface Waiting {
  request: Request;
  handle: NextFunction;
  /** The time at which the request came into the queue. */
  since: number;
}

/**
 * Creates the queue in which requests wait to be handled. A page that has waited for more than `maxDelay` milliseconds may be
 * refused.
 *
 * Node accepts one new connection per turn of the event loop (libuv 1.45 and later). If a turn handled all requests that wait,
 * visitors who arrive together would wait for seconds before the server knows of them. So a turn handles only a few. Then new
 * connections, health checks and uploads go first, until there are none or until they have had as much time.
 */
export function createRequestQueue(maxDelay: number) {
  const form: Waiting[] = [];
  const files: Waiting[] = [];
  const pages: Waiting[] = [];
  /** The kinds take turns, so the one that was served last is at the end. */
  const kinds = [form, files, pages];
  const waiting = () => form.length + files.length + pages.length;
  let running = false;
  /** The times at which the last turn with requests began and ended. */
  let started = 0;
  let ended = 0;
  /** The time until which this turn handles requests; 0 if other events go first. */
  let deadline = 0;
  /** Events of the loop so far: data, connections, timers. */
  let events = 0;

  const late = new WeakSet<Request>();
  let refusedLast = false;

  /** Takes the next request. Drops those whose clients have left. */
  const take = (): Waiting | undefined => {
    for (;;) {
      const kind = kinds.find(({ length }) => length > 0);
      const next = kind?.shift();
      if (!kind || !next) return undefined;
      if (next.request.destroyed) continue;
      kinds.push(...kinds.splice(kinds.indexOf(kind), 1));
      if (kind === pages && performance.now() - next.since > maxDelay) late.add(next.request);
      return next;
    }
  };

  /** Begins a turn. It handles requests if no other event came in, or if the others have had as much time as requests had. */
  const begin = () => {
    const now = performance.now();
    const before = events;
    ({ events } = performance.nodeTiming.uvMetricsInfo);
    const isQuiet = events === before;
    const hasPaused = now - ended >= ended - started;
    if (!isQuiet && !hasPaused) return;
    started = now;
    deadline = now + budget;
  };

  const handleNext = () => {
    if (performance.now() < deadline) take()?.handle();
  };

  const end = () => {
    if (deadline > 0) ended = performance.now();
    deadline = 0;
    running = waiting() > 0;
    if (running) runTurn();
  };

  /** Queues the steps of a turn. Node runs the promises of one immediate before the next immediate. */
  const runTurn = () => {
    setImmediate(begin);
    for (let count = Math.min(waiting(), mostPerTurn); count > 0; count -= 1) setImmediate(handleNext);
    setImmediate(end);
  };

  /** Lets a request wait. */
  const enter: RequestHandler = (request, _response, next) => {
    const kind = formPaths.includes(request.path) ? form : /\.\w+$/.test(request.path) ? files : pages;
    kind.push({ request, handle: next, since: performance.now() });
    if (running) return;
    running = true;
    runTurn();
  };

  /**
   * Refuses a page that has waited for too long, and tells whether it did. It never refuses two in a row, because a refusal
   * takes a third of a page's time: clients that ask again at once would leave no time for pages.
   */
  const refuseLate = (request: Request, response: Response): boolean => {
    refusedLast = late.has(request) && !refusedLast;
    if (!refusedLast) return false;
    response.setHeader('Retry-After', '5');
    sendErrorPage(response, 503, busyPage);
    return true;
  };

  return { enter, refuseLate };
}
