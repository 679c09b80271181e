import { join } from 'node:path';

// Linux drops a signal to process 1 of a container that has no handler for the signal. Loading the rest takes a quarter of a
// second, so the handlers come first and `import()` loads the rest. A signal during the start ends the process.
let stop = (_signal: NodeJS.Signals): void => process.exit(0);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(signal));

const { start } = await import('./src/server/production.ts');
// The build puts this file into dist/server, beside dist/client.
stop = await start(join(import.meta.dirname, '../client'));
