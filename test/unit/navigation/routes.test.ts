import { expect, it } from 'vitest';
import { pagePaths, pages } from '../../../src/routes.tsx';

it('the page of a path is found in every spelling, and that of a longer path is not', () => {
  for (const path of pagePaths) {
    expect(pages.find(path)?.path).toBe(path);
    expect(pages.find(path.replaceAll('e', '%65'))?.path).toBe(path);
    expect(pages.find(`${path}/`)?.path).toBe(path);
    expect(pages.find(`${path}/x`)).toBeUndefined();
  }
});
