import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import type { RequestHandler } from 'express';
import { pino, type Logger, type LevelWithSilent } from 'pino';
import { clientAddress } from '../client-address.ts';

/** Characters of a text in a line, and of an error's message or stack. Clients can send paths of 16 kB. */
const maxText = 1_000;
const maxStack = 4_000;
/** Characters of lines that are written together. */
const batchLength = 8_192;
/** Milliseconds until a line is written at the latest. */
const batchTime = 100;
/** Characters that may wait for the reader of the log. More lines are dropped, because a reader that stalls can stall for hours. */
const maxWaiting = 1_000_000;
/** Milliseconds that the last lines may take to be read. */
const exitTimeout = 1_000;

const { stdout } = process;
let dropped = 0;
/** Whether lines are being dropped at the moment. */
let dropping = false;

/** Returns the lines that were dropped since the start of the process. */
export const droppedLines = (): number => dropped;

/**
 * Creates the log of the process, which goes to stdout. Lines are collected and written together, which is faster. Writing never
 * blocks: Node writes to a pipe as to a socket, and what the pipe does not take waits in memory, up to a limit.
 *
 * pino's own destination (`sync: false`, pino 10.4.0, sonic-boom 4.2.1) fails when the reader stalls: its flush at exit waits for the
 * reader, so that the process never ends. If the reader goes on meanwhile, up to 16 kB of lines are lost in the middle.
 */
export function createLog(level: LevelWithSilent): Logger {
  const log = pino(
    {
      level,
      formatters: { log: (fields) => cutTexts(fields, maxText) },
      serializers: { err: (error: unknown) => cutTexts(describeError(error), maxStack) },
    },
    { write },
  );
  // The reader may be gone. The site goes on without it.
  stdout.on('error', () => {});
  stdout.on('drain', () => {
    if (!dropping) return;
    dropping = false;
    log.warn({ dropped }, 'lines of the log were dropped, because its reader was too slow');
  });
  process.once('exit', () => stdout.uncork());
  return log;
}

/** Returns a log that writes its lines whatever the level, because an operator must see them. */
export const always = (log: Logger): Logger => log.child({}, { level: 'info' });

/** Ends the process when the reader has read the log, or after a second. */
export function exitAfterLog(code: number): void {
  stdout.uncork();
  stdout.write('', () => process.exit(code));
  setTimeout(() => process.exit(code), exitTimeout);
}

function write(line: string) {
  if (stdout.writableLength > maxWaiting) {
    dropped += 1;
    dropping = true;
    return;
  }
  if (stdout.writableCorked === 0) {
    stdout.cork();
    setTimeout(() => stdout.uncork(), batchTime).unref();
  }
  stdout.write(line);
  if (stdout.writableLength >= batchLength) stdout.uncork();
}

/** Describes what was thrown, which can be anything, in texts: `stack` has the causes and properties of an error. */
function describeError(error: unknown): Record<string, unknown> {
  if (typeof error === 'string') return { message: error };
  const text = inspect(error);
  return error instanceof Error ? { type: error.name, message: error.message, stack: text } : { message: text };
}

/** Cuts the texts of a line, so that the line is bounded. */
function cutTexts(fields: Record<string, unknown>, most: number): Record<string, unknown> {
  const isLong = (value: unknown): value is string => typeof value === 'string' && value.length > most;
  if (!Object.values(fields).some((value) => isLong(value))) return fields;
  const cut = Object.entries(fields).map(([key, value]) => [key, isLong(value) ? `${value.slice(0, most)}…` : value]);
  return Object.fromEntries(cut);
}

/** Other characters could forge lines in logs further down. */
const acceptable = /^[\w.:@/+=-]{1,128}$/;

/**
 * Gives each request an id, the balancer's or a new one, and sends it back as X-Request-Id. Logs one line per request when it
 * ends, also when the client left early (`aborted`). The query is left out, because it may contain a visitor's words.
 */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const { method, path } = request;
    // Read at the start, because a closed socket no longer knows it.
    const ip = clientAddress(request);
    const given = request.get('X-Request-Id');
    const id = given && acceptable.test(given) ? given : randomUUID();
    response.setHeader('X-Request-Id', id);
    const trace = traceOf(request.get('traceparent'));
    const start = performance.now();
    response.once('close', () => {
      log.info({
        id,
        ...trace,
        method,
        path,
        status: response.statusCode,
        ms: Math.round((performance.now() - start) * 10) / 10,
        bytes: method === 'HEAD' ? 0 : Number(response.getHeader('Content-Length') ?? 0),
        ip,
        ...(response.writableFinished ? {} : { aborted: true }),
      });
    });
    next();
  };
}

/** Matches version, trace and the caller's span (W3C Trace Context, https://www.w3.org/TR/trace-context/). No id is all zeros. */
const traceparent = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(-.*)?$/;

/**
 * Reads the trace of a request for its line in the log. `span_id` is the caller's span, which the header names, because the
 * server creates no spans. A malformed header is ignored, as the standard asks.
 */
export function traceOf(header: string | undefined): { trace_id?: string; span_id?: string } {
  const [, version, trace, span, rest] = traceparent.exec(header ?? '') ?? [];
  // Only later versions may have more parts.
  if (!trace || !span || (version === '00' && rest !== undefined)) return {};
  return { trace_id: trace, span_id: span };
}
