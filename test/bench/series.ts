import { outputOf, spawnOn, usageOf, type Program } from './program.ts';

/** What one measurement found. */
export interface Measurement {
  /** Requests for each second of the server's processor time: what a core can do, whatever else the machine does. */
  perCpuSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

interface LoadReport {
  requests: { total: number };
  latency: { p50: number; p99: number };
  statusCodeStats: Record<string, { count: number }>;
  errors: number;
}

/** One kind of request. */
export interface Target {
  path: string;
  status: number;
  headers: Readonly<Record<string, string>>;
}

const connections = 16;

/** Loads a program for so many seconds from the other core. Fails when any answer has another status. */
async function measure(program: Program, target: Target, seconds: number): Promise<Measurement> {
  const headers = Object.entries(target.headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const autocannon = ['node_modules/autocannon/autocannon.js', '--json', '-c', String(connections)];
  const before = await usageOf(program);
  const load = spawnOn(1, [
    process.execPath,
    ...autocannon,
    '-d',
    String(seconds),
    ...headers,
    program.base + target.path,
  ]);
  const report: LoadReport = JSON.parse(await outputOf(load));
  const after = await usageOf(program);
  const statuses = Object.keys(report.statusCodeStats).join();
  if (statuses !== String(target.status) || report.errors > 0) {
    throw new Error(`${target.path}: answers ${statuses}, ${report.errors} errors`);
  }
  return {
    perCpuSecond: (report.requests.total / (after.cpu - before.cpu)) * 1e6,
    p50: report.latency.p50,
    p99: report.latency.p99,
  };
}

/** One kind of request to one program, measured in every round. */
export class Series {
  readonly #found: Measurement[] = [];
  readonly #program: Program;
  readonly #target: Target;

  constructor(program: Program, path: string, headers: Target['headers'], status = 200) {
    this.#program = program;
    this.#target = { path, headers, status };
  }

  async measure(seconds: number): Promise<void> {
    this.#found.push(await measure(this.#program, this.#target, seconds));
  }

  get perCpuSecond() {
    return median(this.#found.map((one) => one.perCpuSecond));
  }

  get p50() {
    return median(this.#found.map((one) => one.p50));
  }

  get p99() {
    return median(this.#found.map((one) => one.p99));
  }
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
