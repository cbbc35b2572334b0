/** A point: x and y, or longitude and latitude. */
export type MapPoint = readonly [number, number];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Cuts a ring off at the edges of a box (Sutherland and Hodgman). The last point leads to the first one. */
export function clipRing(ring: readonly MapPoint[], { left, top, right, bottom }: Box): MapPoint[] {
  const edges: { depth: (point: MapPoint) => number }[] = [
    { depth: ([x]) => x - left },
    { depth: ([x]) => right - x },
    { depth: ([, y]) => y - top },
    { depth: ([, y]) => bottom - y },
  ];
  return edges.reduce<readonly MapPoint[]>(
    (points, { depth }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point;
        const [from, to] = [depth(before), depth(point)];
        const crossing: MapPoint[] = from < 0 !== to < 0 ? [between(before, point, from / (from - to))] : [];
        return to < 0 ? crossing : [...crossing, point];
      }),
    ring,
  ) as MapPoint[];
}

const between = ([ax, ay]: MapPoint, [bx, by]: MapPoint, share: number): MapPoint => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** Returns the area of a ring. */
export function sizeOf(ring: readonly MapPoint[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = ring.at(index - 1) ?? [x, y];
    return sum + beforeX * y - x * beforeY;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Leaves points out that are closer than a tolerance to the line between those that stay (Douglas and Peucker). */
export function simplifyRing(ring: readonly MapPoint[], tolerance: number): readonly MapPoint[] {
  const [first] = ring;
  if (!first) return ring;
  const open = simplifyLine([...ring, first], tolerance);
  return open.slice(0, -1);
}

function simplifyLine(line: readonly MapPoint[], tolerance: number): readonly MapPoint[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const { index, distance } = farthest(line, first, last);
  if (distance <= tolerance) return [first, last];
  return [
    ...simplifyLine(line.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplifyLine(line.slice(index), tolerance),
  ];
}

function farthest(line: readonly MapPoint[], [ax, ay]: MapPoint, [bx, by]: MapPoint) {
  const length = Math.hypot(bx - ax, by - ay);
  let found = { index: 0, distance: 0 };
  for (const [index, [x, y]] of line.entries()) {
    const distance =
      length === 0
        ? Math.hypot(x - ax, y - ay)
        : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
    if (distance > found.distance) found = { index, distance };
  }
  return found;
}
