export type Point = readonly [x: number, y: number];
type Quad = readonly [Point, Point, Point, Point];

/** Takes a multiple of one equation from another, such that the unknown of this column is gone from it. */
function removeUnknown(row: number[], pivot: readonly number[], column: number): void {
  const factor = row[column] ?? 0;
  for (const [k, value] of pivot.entries()) row[k] = (row[k] ?? 0) - factor * value;
}

/** Solves linear equations, each given by its factors and then its sum. */
function solve(equations: readonly number[][]): number[] {
  const rest = [...equations];
  const solved: number[][] = [];
  for (let column = 0; column < equations.length; column++) {
    const sizeOf = (row: number[]) => Math.abs(row[column] ?? 0);
    const largest = rest.reduce((best, row) => (sizeOf(row) > sizeOf(best) ? row : best));
    rest.splice(rest.indexOf(largest), 1);
    const pivot = largest.map((value) => value / (largest[column] ?? 1));
    for (const row of [...rest, ...solved]) removeUnknown(row, pivot, column);
    solved.push(pivot);
  }
  return solved.map((row) => row.at(-1) ?? 0);
}

/**
 * Returns the projection of a plane that takes four points to four others. Points of which three lie on one line give
 * numbers that are not finite.
 */
export function projectionOnto(from: Quad, to: Quad): (x: number, y: number) => Point {
  const equations = from.flatMap(([x, y], i) => {
    const [u, v] = to[i] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solve(equations);
  return (x, y) => {
    const depth = g * x + h * y + 1;
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
  };
}
