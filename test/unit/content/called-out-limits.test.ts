import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { content } from '../../../src/content/services/equipment-installation/page.ts';
import { calledOut } from '../../../src/pages/service/CalledOutLimits.tsx';

const rows = [...calledOut.left, ...calledOut.right];

it('every limit of the table has one number on the drawing', () => {
  expect(rows.toSorted((one, other) => one - other)).toEqual([...content.figures.rows.keys()]);
  const drawing = readFileSync('src/drawings/installation/sole-plate.svg', 'utf8');
  const numbers = Array.from(drawing.matchAll(/<text [^>]*>(\d+)</g), ([, number]) => Number(number));
  expect(numbers).toEqual([...rows.keys()].map((index) => index + 1));
});

it('each number is at the part that its limit is about', () => {
  // The parts that the leader lines lead to, in the order of the numbers.
  const parts = 'projection depth removed tension frames shaft level coplanar voids anchors'.split(' ');
  for (const [index, part] of parts.entries())
    expect(content.figures.rows[rows[index] ?? -1]?.[0]?.toLowerCase()).toContain(part);
});
