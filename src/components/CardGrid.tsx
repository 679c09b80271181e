import type { Point } from '../content/page-parts.ts';
import { CellGrid, type CellGridProps } from './CellGrid.tsx';

interface CardGridProps extends Omit<CellGridProps, 'count' | 'children'> {
  points: readonly Point[];
}

/** Titled paragraphs in ruled cells. Steps are an ordered list. */
export function CardGrid({ points, ...head }: CardGridProps) {
  const List = head.marks === 'steps' ? 'ol' : 'ul';
  return (
    <CellGrid {...head} count={points.length}>
      <List>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </CellGrid>
  );
}
