import type { Reporter, TestModule } from 'vitest/node';
import { printTable } from './print-table.ts';

const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

/** Prints the ten test files that took longest, if there were more. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(files: readonly TestModule[]) {
    if (files.length <= 10) return;
    const slowest = files
      .map((file) => ({ name: file.relativeModuleId, ...file.diagnostic() }))
      .toSorted((one, other) => other.duration - one.duration)
      .slice(0, 10);
    const rows = slowest.map(({ name, collectDuration, duration }) => [
      name,
      inSeconds(collectDuration),
      inSeconds(duration),
    ]);
    printTable('The slowest test files, in seconds', ['file', 'import', 'tests'], rows);
  }
}
