import { expect, it } from 'vitest';
import { pagePaths, pages } from '../../../src/routes.tsx';

it('the page of a path is found in every spelling, and unknown paths take next to no processor time', () => {
  for (const path of pagePaths) {
    expect(pages.find(path)?.path).toBe(path);
    expect(pages.find(path.replaceAll('e', '%65'))?.path).toBe(path);
    expect(pages.find(`${path}/`)?.path).toBe(path);
  }
  const unknown = Array.from({ length: 10_000 }, (_, index) => `/services/x-${index}`);
  const before = process.cpuUsage();
  const found = new Set(unknown.map(pages.find));
  const { user, system } = process.cpuUsage(before);
  expect([...found]).toEqual([undefined]);
  // It takes some 10 ms. Matching the patterns of routes took 700 to 1,300.
  expect((user + system) / 1000).toBeLessThan(300);
});
