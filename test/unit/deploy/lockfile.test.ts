import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { packages } from '../../../package-lock.json';
import { scripts } from '../../../package.json';

// npm forgets the hashes of other platforms' packages when it updates a package beside `node_modules`. To get them back, delete
// these entries and run `npm install --package-lock-only`.
it('npm checks each package against a hash in the lockfile', () => {
  const { '': _site, ...installed } = packages;
  const unchecked = Object.entries(installed).filter(([, entry]) => !('integrity' in entry));
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

it('npm installs the build tools also in production, and its audit leaves them out', () => {
  const omitted = (options: string[]) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    return execFileSync('npm', ['config', 'get', 'omit', ...options], { encoding: 'utf8', env }).trim();
  };
  expect(omitted([])).toBe('');
  expect(omitted(scripts.audit.split(' ').slice(2))).toBe('dev');
});
