import type { Point } from '../content/page-parts.ts';
import { CellGrid, type CellGridProps } from './CellGrid.tsx';

interface CardGridProps extends Omit<CellGridProps, 'cells'> {
  points: readonly Point[];
}

/** Titled paragraphs in ruled cells. */
export function CardGrid({ points, ...head }: CardGridProps) {
  return <CellGrid {...head} cells={points.map((point) => ({ key: point.title, ...point }))} />;
}
