/** Writes a table as Markdown, its columns in line; numbers stand to the right. */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]) {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  process.stdout.write(`\n${title}\n\n${[line(head), rule, ...rows.map(line)].join('\n')}\n`);
}

export const whole = (value: number) => Math.round(value).toLocaleString('en-US');

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** How often one number holds another. */
export const ratio = (one: number, other: number) => (one / other).toFixed(2);
