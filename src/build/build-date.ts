import type { Plugin } from 'vite';

/**
 * Gives the code of a build the day on which it was made, as `import.meta.env.BUILD_DATE`. A build of old sources that
 * shall equal the first one says the day in SOURCE_DATE_EPOCH, as https://reproducible-builds.org asks.
 */
export function buildDate(): Plugin {
  return {
    name: 'build-date',
    apply: 'build',
    config() {
      const seconds = process.env.SOURCE_DATE_EPOCH;
      const date = seconds ? new Date(Number(seconds) * 1000) : new Date();
      return { define: { 'import.meta.env.BUILD_DATE': JSON.stringify(date.toISOString().slice(0, 10)) } };
    },
  };
}
