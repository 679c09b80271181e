import { fstatSync } from 'node:fs';

/** Returns the sizes of the files that this process has open, by their descriptors. */
export const sizesOfOpenFiles = (): number[] =>
  Array.from({ length: 1000 }, (_, descriptor) => {
    try {
      return fstatSync(descriptor).size;
    } catch {
      return 0;
    }
  });
