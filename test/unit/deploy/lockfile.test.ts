import { expect, it } from 'vitest';
import { packages } from '../../../package-lock.json';

// npm forgets the hashes of other platforms' packages when it updates a package beside `node_modules`. To get them back, delete
// these entries and run `npm install --package-lock-only`.
it('npm checks each package against a hash in the lockfile', () => {
  const { '': _site, ...installed } = packages;
  const unchecked = Object.entries(installed).filter(([, entry]) => !('integrity' in entry));
  expect(unchecked.map(([path]) => path)).toEqual([]);
});
