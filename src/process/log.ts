import { inspect } from 'node:util';
import { pino, type Logger, type LevelWithSilent } from 'pino';

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
 * Creates the log of the process, which goes to stdout. Lines are collected and written together, which is faster. Writing to a
 * pipe never blocks: Node writes to it as to a socket, and what the pipe does not take waits in memory, up to a limit.
 *
 * With pino's own destination (`sync: false`; pino 10.4.0, sonic-boom 4.2.1, Node 20 and 24) the process never ends while the reader
 * stalls, because a flush at exit waits for the reader. If the reader goes on, the lines that were being written are lost.
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
