/** Returns the grounds of the page's drawings. In forced colors they must be the page's, because lines have the color of text. */
export const drawingGrounds = () => [
  ...new Set(
    Array.from(document.querySelectorAll('svg'), (drawing) => getComputedStyle(drawing).getPropertyValue('--ground')),
  ),
];
