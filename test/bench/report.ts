import type { Usage } from './program.ts';

// Loaded into every program under measure: it tells the bench, when asked, what has been used so far.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const usage: Usage = { cpu: user + system, memory: process.memoryUsage.rss() };
  process.send?.(usage);
});
process.channel?.unref();
