import { inspect } from 'node:util';
import { destination, pino, type LevelWithSilent, type Logger } from 'pino';
import { truncate } from '../clean-text.ts';

/** Milliseconds for a reader to take the last lines when the process ends. */
const exitTimeout = 1_000;

/** Creates the process's log on stdout, and the function that ends the process after the last line. */
export function createLog(level: LevelWithSilent): { log: Logger; exit: (code: number) => void } {
  // Writes lines in batches and off the main thread. A stalled reader costs lines, but no memory or time.
  const stdout = destination({ sync: false, minLength: 4_096, maxLength: 1_000_000, periodicFlush: 100 });
  // The site continues if the log's disk is full.
  stdout.on('error', () => {});
  const exit = (code: number) => {
    stdout.flush((error) => {
      // On a full disk pino would retry the last lines forever. A pipe reports EINVAL after taking them.
      if (error && 'code' in error && error.code !== 'EINVAL') stdout.destroy();
      process.exit(code);
    });
    setTimeout(() => {
      // A destination that is not destroyed would wait for its reader at exit.
      stdout.destroy();
      process.exit(code);
    }, exitTimeout);
  };
  return { log: pino({ level, serializers: { err: describeError } }, stdout), exit };
}

/** Returns a log that ignores the level, for lines that an operator must see. */
export const always = (log: Logger): Logger => log.child({}, { level: 'info' });

/**
 * Describes a thrown value of any type. `stack` includes the causes and properties of an error. pino's serializer throws on a
 * frozen error, which would happen inside the handler of uncaught errors.
 */
function describeError(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { message: truncate(inspect(error), 1_000) };
  return { type: error.name, message: truncate(error.message, 1_000), stack: truncate(inspect(error), 4_000) };
}
