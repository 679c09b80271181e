import { join } from 'node:path';

// Linux drops a signal to process 1 of a container that has no handler for it, and loading the rest takes a quarter of a second.
// So the handlers come first, and the rest is loaded by `import()`. During the start a signal ends the process.
let stop = (_signal: NodeJS.Signals): void => process.exit(0);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(signal));

const { start } = await import('./src/server/production.ts');
// In the build this file is in dist/server, beside dist/client.
stop = await start(join(import.meta.dirname, '../client'));
