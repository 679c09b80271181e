/** Prints a Markdown table. The first column is aligned left, the columns of numbers right. */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]) {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => {
    const padded = cells.map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column] ?? 0));
    return `| ${padded.join(' | ')} |`;
  };
  const rule = line(widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)));
  process.stdout.write(`\n${title}\n\n${[line(head), rule, ...rows.map(line)].join('\n')}\n`);
}
