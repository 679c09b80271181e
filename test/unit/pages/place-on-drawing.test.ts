import { expect, it } from 'vitest';
import { placeOnDrawing } from '../../../src/pages/home/PlantDrawing.tsx';

it('a number stands on the page where its point is in the drawing', () => {
  const size = { width: 1344, height: 460 };
  expect(placeOnDrawing([0, 460], size)).toEqual({ left: '0.0%', top: '100.0%' });
  expect(placeOnDrawing([684, 80], size)).toEqual({ left: '50.9%', top: '17.4%' });
});
