import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { shimKit } from '../../../src/content/services/laser-alignment/limits.ts';
import { baseBound, stackOf, whole } from '../../../src/pages/laser-alignment/shims.ts';

it('a stack has the thickness, four shims of the kit at most, and the thickest first', () => {
  expect(stackOf(33)).toEqual([25, 5, 3]);
  assert(
    property(integer({ min: 0, max: 250 }), (thickness) => {
      const stack = stackOf(thickness) ?? [Number.NaN];
      expect(stack.reduce((sum, size) => sum + size, 0)).toBe(thickness);
      expect(stack.length).toBeLessThanOrEqual(shimKit.most);
      for (const size of stack) expect(shimKit.sizes).toContain(size);
      for (const [index, size] of stack.slice(1).entries()) expect(stack[index]).toBeGreaterThanOrEqual(size);
    }),
  );
  // Four shims cannot make these, and the last one comes out.
  for (const thickness of [501, 299, -3]) expect(stackOf(thickness)).toBeUndefined();
});

it('shims are whole mils, and never a negative zero', () => {
  expect(whole({ front: -9.1, back: 26.7 })).toEqual({ front: -9, back: 27 });
  expect(Object.is(whole({ front: -0.2, back: 0 }).front, 0)).toBe(true);
});

it('a pair of feet that lacks shims to take out is base-bound by the largest lack', () => {
  expect(baseBound({ front: -9, back: -27 }, { front: 10, back: 30 })).toBe(0);
  expect(baseBound({ front: -9, back: -27 }, { front: 2, back: 20 })).toBe(7);
  expect(baseBound({ front: 9, back: 27 }, { front: 0, back: 0 })).toBe(0);
  // After the pump is raised by it, nothing is missing.
  expect(baseBound({ front: -9 + 7, back: -27 + 7 }, { front: 2, back: 20 })).toBe(0);
});
