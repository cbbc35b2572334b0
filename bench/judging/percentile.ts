/** Returns the value that 95 % of the values don't exceed; NaN for an empty list. */
export const percentile95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * 0.95)] ?? Number.NaN;
