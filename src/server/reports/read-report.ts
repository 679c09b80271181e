import { pagePaths } from '../../routes.tsx';
import { fileOf, withoutPersonalWords } from './scrub.ts';

/** A validated report. Every value is from a short list or within bounds. */
export interface TakenReport {
  timings: readonly TakenTiming[];
  visits: readonly Visit[];
  /** For the log. */
  errors: readonly Problem[];
  violations: readonly Problem[];
}

interface TakenTiming {
  route: string;
  metric: keyof typeof thresholds;
  rating: 'good' | 'needs-improvement' | 'poor';
  /** Seconds; of CLS the score. */
  value: number;
}

interface Visit {
  navigation: string;
  connection: string;
}

type Problem = Readonly<Record<string, string | number>>;

/** A value up to the first number is good, and above the second poor (https://web.dev/articles/vitals). `navigation` has those of LCP. */
const thresholds = {
  LCP: [2.5, 4],
  INP: [0.2, 0.5],
  CLS: [0.1, 0.25],
  TTFB: [0.8, 1.8],
  navigation: [2.5, 4],
} as const;
const metrics = ['LCP', 'INP', 'CLS', 'TTFB', 'navigation'] as const satisfies readonly (keyof typeof thresholds)[];

const navigations = ['navigate', 'reload', 'back-forward', 'back-forward-cache', 'prerender', 'soft-navigation'];
const connections = ['slow-2g', '2g', '3g', '4g'];
const blockedKinds = ['inline', 'eval', 'wasm-eval', 'data', 'blob', 'trusted-types-policy', 'trusted-types-sink'];

const maxTimings = 64;
const maxErrors = 5;
const maxViolations = 5;
/** Ten minutes: a longer time is a clock that was set. */
const maxMs = 600_000;

const nothing: TakenReport = { timings: [], visits: [], errors: [], violations: [] };

/** Reads a parsed body: the site's own report, or those of the browser's Reporting API. Undefined when it is neither. */
export function readReport(body: unknown): TakenReport | undefined {
  if (Array.isArray(body)) return { ...nothing, violations: all(body, maxViolations, readViolation) };
  if (!isObject(body)) return undefined;
  if (isObject(body['csp-report'])) return { ...nothing, violations: all([body['csp-report']], 1, readOldViolation) };
  const { timings, errors } = body;
  if (!Array.isArray(timings) || !Array.isArray(errors)) return undefined;
  const connection = oneOf(body['connection'], connections, 'unknown');
  return {
    timings: all(timings, maxTimings, readTiming),
    visits: all(timings, maxTimings, (timing) => readVisit(timing, connection)),
    errors: all(errors, maxErrors, readError),
    violations: [],
  };
}

function readTiming(timing: Fields): TakenTiming | undefined {
  const { name, value } = timing;
  const softly = timing['navigation'] === 'soft-navigation';
  const metric = metrics.find((known) => known === (softly && name === 'LCP' ? 'navigation' : name));
  if (!metric || typeof value !== 'number' || !(value >= 0 && value <= maxMs)) return undefined;
  const scaled = metric === 'CLS' ? value : value / 1000;
  const [good, poor] = thresholds[metric];
  const rating = scaled <= good ? 'good' : scaled <= poor ? 'needs-improvement' : 'poor';
  return { route: knownRoute(timing['route']), metric, rating, value: scaled };
}

/** Counts a visit once: by the first byte of its document, or by its paint if no document was loaded. */
function readVisit({ name, navigation }: Fields, connection: string): Visit | undefined {
  const type = typeof navigation === 'string' ? oneOf(navigation.replace('_', '-'), navigations, '') : '';
  const counts = name === (type === 'soft-navigation' || type === 'back-forward-cache' ? 'LCP' : 'TTFB');
  return counts && type ? { navigation: type, connection } : undefined;
}

function readError({ route, message, file, line, column }: Fields): Problem | undefined {
  if (typeof message !== 'string') return undefined;
  return {
    route: knownRoute(route),
    error: withoutPersonalWords(message),
    file: fileOf(file),
    line: count(line),
    column: count(column),
  };
}

function readViolation({ type, body }: Fields): Problem | undefined {
  if (type !== 'csp-violation' || !isObject(body)) return undefined;
  const { documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber, columnNumber } = body;
  return violation([documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber, columnNumber]);
}

/** As `report-uri` sends it, which browsers without the Reporting API use. */
function readOldViolation(report: Fields): Problem | undefined {
  return violation(
    ['document-uri', 'effective-directive', 'blocked-uri', 'source-file', 'line-number', 'column-number'].map(
      (name) => report[name],
    ),
  );
}

function violation([page, directive, blocked, file, line, column]: readonly unknown[]): Problem | undefined {
  if (typeof directive !== 'string' || !/^[a-z-]{1,40}$/.test(directive)) return undefined;
  return {
    route: knownRoute(pathOf(page)),
    directive,
    blocked: oneOf(blocked, blockedKinds, 'address'),
    file: fileOf(file),
    line: count(line),
    column: count(column),
  };
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Reads at most so many entries of a list, and leaves out those that are not as they must be. */
function all<Taken>(list: readonly unknown[], most: number, read: (fields: Fields) => Taken | undefined): Taken[] {
  return list.slice(0, most).flatMap((entry) => (isObject(entry) ? (read(entry) ?? []) : []));
}

const oneOf = (value: unknown, known: readonly string[], otherwise: string) =>
  known.find((one) => one === value) ?? otherwise;

/** The path of a page, which is the route of its reports, or `other`. */
const knownRoute = (route: unknown): string => oneOf(route, pagePaths, 'other');

const pathOf = (address: unknown) =>
  typeof address === 'string' && URL.canParse(address) ? new URL(address).pathname : '';

const count = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 10_000_000 ? value : 0;
