import type { Point } from '../content/page-parts.ts';
import { RuledCells, type RuledCellsProps } from './RuledCells.tsx';

interface PointCellsProps extends Omit<RuledCellsProps, 'count' | 'children'> {
  points: readonly Point[];
}

/** Titled paragraphs in ruled cells; steps among them keep their order. */
export function PointCells({ points, ...head }: PointCellsProps) {
  const List = head.marks === 'steps' ? 'ol' : 'ul';
  return (
    <RuledCells {...head} count={points.length}>
      <List>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </RuledCells>
  );
}
