import { inspect } from 'node:util';
import { destination, pino, type LevelWithSilent, type Logger } from 'pino';
import { truncate } from '../clean-text.ts';

/** Milliseconds that the last lines may take to be read when the process ends. */
const exitTimeout = 1_000;

/** Creates the log of the process, which goes to stdout, and the function that ends the process after the last line. */
export function createLog(level: LevelWithSilent): { log: Logger; exit: (code: number) => void } {
  // Lines are written together, and beside the main thread. A reader that stalls costs lines, and no memory or time.
  const stdout = destination({ sync: false, minLength: 4_096, maxLength: 1_000_000, periodicFlush: 100 });
  // The disk of the log may be full. The site goes on.
  stdout.on('error', () => {});
  const exit = (code: number) => {
    stdout.flush((error) => {
      // On a full disk pino would try the last lines for ever. A pipe reports EINVAL, and has taken them.
      if (error && 'code' in error && error.code !== 'EINVAL') stdout.destroy();
      process.exit(code);
    });
    setTimeout(() => {
      // At the end of the process a destination that is not destroyed waits for its reader.
      stdout.destroy();
      process.exit(code);
    }, exitTimeout);
  };
  return { log: pino({ level, serializers: { err: describeError } }, stdout), exit };
}

/** Returns a log that writes its lines whatever the level, because an operator must see them. */
export const always = (log: Logger): Logger => log.child({}, { level: 'info' });

/**
 * Describes what was thrown, which can be anything: `stack` has the causes and properties of an error. pino's own serializer throws
 * on a frozen error, and would do so inside the handler of uncaught errors.
 */
function describeError(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { message: truncate(inspect(error), 1_000) };
  return { type: error.name, message: truncate(error.message, 1_000), stack: truncate(inspect(error), 4_000) };
}
