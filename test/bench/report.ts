import type { Usage } from './program.ts';

// Loaded into every program under measure: it tells the bench, when asked, what has been used so far.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const usage: Usage = { cpu: user + system, memory: process.memoryUsage.rss() };
  process.send?.(usage);
});
// No program outlives the bench.
process.on('disconnect', () => process.exit());
process.channel?.unref();
