import type { Plugin } from 'vite';

/**
 * Defines `import.meta.env.BUILD_DATE`, the day of the build. SOURCE_DATE_EPOCH overrides it for a build that must equal an
 * earlier one (https://reproducible-builds.org).
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
