import { CellGrid, type CellGridProps } from './CellGrid.tsx';

interface SentenceGridProps extends Omit<CellGridProps, 'cells'> {
  lines: readonly string[];
}

/** Single sentences in ruled cells: documents, signs. */
export function SentenceGrid({ lines, ...head }: SentenceGridProps) {
  return <CellGrid {...head} cells={lines.map((text) => ({ key: text, text }))} />;
}
