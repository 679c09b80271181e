import { RuledCells, type RuledCellsProps } from './RuledCells.tsx';

interface LineCellsProps extends Omit<RuledCellsProps, 'count' | 'children'> {
  lines: readonly string[];
}

/** Single sentences in ruled cells: documents, signs. */
export function LineCells({ lines, ...head }: LineCellsProps) {
  return (
    <RuledCells {...head} count={lines.length}>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <p>{line}</p>
          </li>
        ))}
      </ul>
    </RuledCells>
  );
}
