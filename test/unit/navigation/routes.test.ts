import { expect, it } from 'vitest';
import { pagePath, pagePaths } from '../../../src/routes.tsx';

it('the page of a path is found in every spelling, and that of a longer path is not', () => {
  for (const path of pagePaths) {
    expect(pagePath(path)).toBe(path);
    expect(pagePath(path.replaceAll('e', '%65'))).toBe(path);
    expect(pagePath(`${path}/`)).toBe(path);
    expect(pagePath(`${path}/x`)).toBeUndefined();
  }
});
