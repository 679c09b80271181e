import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { Script } from 'node:vm';
import { SettingsError, type Environment } from './environment.ts';

/** The operator's analytics script, as the site serves it. */
export interface AnalyticsFile {
  /** Its path, with a hash of its content. */
  path: string;
  content: string;
}

/** Bytes that the file may have. It is small: what it loads is the product's. */
const largest = 100_000;

/** Reads the file that ANALYTICS_FILE names. Throws a SettingsError if browsers could not run it. */
export function analyticsFile({ ANALYTICS_FILE: file, ANALYTICS_SCRIPT: old }: Environment): AnalyticsFile | undefined {
  if (old !== undefined)
    throw new SettingsError(
      'ANALYTICS_SCRIPT is now ANALYTICS_FILE: write a file that loads the script, and name its origin in ANALYTICS_HOSTS (src/server/README.md, "Analytics")',
    );
  if (file === undefined) return undefined;
  const content = scriptIn(file);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { path: `/assets/analytics-${hash}.js`, content };
}

function scriptIn(file: string): string {
  const refuse = (problem: string) =>
    new SettingsError(`ANALYTICS_FILE=${JSON.stringify(file)} ${problem.split('\n', 1).join()}`);
  const bytes = bytesIn(file, refuse);
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Compiles it and does not run it.
    void new Script(text);
  } catch (error) {
    throw refuse(
      `is no script: ${text === undefined ? 'it is not UTF-8' : String(error)}. Write JavaScript without HTML`,
    );
  }
  if (text.trim() === '') throw refuse('is empty: it must have a script, or not be set');
  return text;
}

function bytesIn(file: string, refuse: (problem: string) => SettingsError): Uint8Array {
  try {
    const stats = statSync(file);
    if (!stats.isFile()) throw refuse('is not a file');
    if (stats.size > largest) throw refuse(`is too large: it may have ${largest} bytes`);
    return readFileSync(file);
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw refuse(`cannot be read${reason}: it must be a readable file`);
  }
}
