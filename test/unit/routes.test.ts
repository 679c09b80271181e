import { expect, it } from 'vitest';
import { findPage, notFoundPage, pagePaths } from '../../src/routes.tsx';

it('the page of a path is found in every spelling, and unknown paths take next to no processor time', () => {
  for (const path of pagePaths) {
    expect(findPage(path).path).toBe(path);
    expect(findPage(path.replaceAll('e', '%65')).path).toBe(path);
    expect(findPage(`${path}/`).path).toBe(path);
  }
  const before = process.cpuUsage();
  for (let index = 0; index < 10_000; index += 1) expect(findPage(`/services/x-${index}`) === notFoundPage).toBe(true);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(300);
});
