import { CellGrid, type CellGridProps } from './CellGrid.tsx';

interface SentenceGridProps extends Omit<CellGridProps, 'count' | 'children'> {
  lines: readonly string[];
}

/** Single sentences in ruled cells: documents, signs. */
export function SentenceGrid({ lines, ...head }: SentenceGridProps) {
  return (
    <CellGrid {...head} count={lines.length}>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <p>{line}</p>
          </li>
        ))}
      </ul>
    </CellGrid>
  );
}
