/** Returns a percentile: 0.5 is the median, 1 the largest value. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}
