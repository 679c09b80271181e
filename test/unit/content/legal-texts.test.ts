import { expect, it } from 'vitest';
import { terms } from '../../../src/content/legal/terms.ts';

const { deadlines } = terms.atAGlance;

it.each(deadlines)('the clause “$clause” states the $days days that the page shows at its top', ({ clause, days }) => {
  const stated = terms.sections.find(({ id }) => id === clause);
  expect(stated?.paragraphs.join(' ')).toContain(`${days} days`);
});

it('the deadlines are in the order of their length', () => {
  expect(deadlines.length).toBeGreaterThan(3);
  expect(deadlines).toEqual(deadlines.toSorted((one, two) => one.days - two.days));
});
