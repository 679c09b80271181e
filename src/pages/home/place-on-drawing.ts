/** Returns the place on the page of a point of a drawing, in percent of the drawing's size. The point is in its units. */
export function placeOnDrawing([x, y]: readonly [x: number, y: number], size: { width: number; height: number }) {
  return { left: `${((100 * x) / size.width).toFixed(1)}%`, top: `${((100 * y) / size.height).toFixed(1)}%` };
}
