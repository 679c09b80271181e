import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import packageJson from '../../package.json';
import { found } from '../support/read-html.ts';

it('every kind of dependency is updated, and none before a release is seven days old', () => {
  const parts = readFileSync('.github/dependabot.yml', 'utf8').split('- package-ecosystem: ').slice(1);
  expect(parts.map((part) => part.slice(0, part.indexOf('\n')))).toEqual(['npm', 'docker']);
  for (const part of parts) expect(found(part, /cooldown: \{ default-days: (\d+) \}/g)).toEqual(['7']);
});

it('a new advisory stops no unrelated change: neither CI nor the tests ask for advisories', () => {
  expect(packageJson.scripts.audit).toBe('npm audit --omit=dev');
  expect(packageJson.scripts.test).not.toContain('audit');
  expect(readFileSync('.ci/run', 'utf8')).not.toContain('audit');
});
