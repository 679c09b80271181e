import { pino, stdSerializers, type Logger, type LevelWithSilent } from 'pino';

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
let batch = '';
let dropped = 0;
/** Whether lines are being dropped at the moment. */
let dropping = false;

/** Returns the lines that were dropped since the start of the process. */
export const droppedLines = (): number => dropped;

/**
 * Creates the log of the process, which goes to stdout. Lines are collected and written together, which is faster. Writing never
 * blocks: Node writes to a pipe as to a socket, and what the pipe does not take waits in memory, up to a limit.
 */
export function createLog(level: LevelWithSilent): Logger {
  const log = pino(
    {
      level,
      formatters: { log: (fields) => cutTexts(fields, maxText) },
      serializers: { err: (error: Error) => cutTexts({ ...stdSerializers.err(error) }, maxStack) },
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
  process.once('exit', flush);
  return log;
}

/** Ends the process when the reader has read the log, or after a second. */
export function exitAfterLog(code: number): void {
  flush();
  stdout.write('', () => process.exit(code));
  setTimeout(() => process.exit(code), exitTimeout);
}

function write(line: string) {
  if (stdout.writableLength + batch.length > maxWaiting) {
    dropped += 1;
    dropping = true;
    return;
  }
  if (batch === '') setTimeout(flush, batchTime).unref();
  batch += line;
  if (batch.length >= batchLength) flush();
}

function flush() {
  if (batch !== '') stdout.write(batch);
  batch = '';
}

/** Cuts the texts of a line, so that the line is bounded. */
function cutTexts(fields: Record<string, unknown>, most: number): Record<string, unknown> {
  const cut = { ...fields };
  for (const [key, value] of Object.entries(cut))
    if (typeof value === 'string' && value.length > most) cut[key] = `${value.slice(0, most)}…`;
  return cut;
}
