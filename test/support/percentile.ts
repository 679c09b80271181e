/** The value that this part of them does not exceed: 0.5 is the median, 1 the largest. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}
