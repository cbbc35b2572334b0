/** Size of the scene in units. */
export const whacSize = { width: 360, height: 520 };

/** HolePlace of a hole: the middle of its opening, and the scale of what is there; what is farther away is smaller. */
export interface HolePlace {
  x: number;
  y: number;
  scale: number;
}

/** Half the width and height of a hole's opening, at scale 1. */
export const opening = { x: 39, y: 14.5 };

const rows = [
  { y: 239, scale: 0.86, spread: 103 },
  { y: 355, scale: 0.96, spread: 111 },
  { y: 478, scale: 1.06, spread: 118 },
];

/** The nine holes, row by row. */
export const holePlaces: readonly HolePlace[] = rows.flatMap(({ y, scale, spread }) =>
  [-1, 0, 1].map((column) => ({ x: whacSize.width / 2 + column * spread, y, scale })),
);

/** Height of a rabbit's middle over its hole, at scale 1, and the farthest reach of a press around it. */
const middle = 36;
const reach = 84;

/** Returns the hole that a press means: the nearest one, by the middle of the rabbit that would be there. */
export function holeAt(x: number, y: number): number | undefined {
  let [nearest, distance]: [number | undefined, number] = [undefined, reach];
  for (const [hole, place] of holePlaces.entries()) {
    const away = Math.hypot(x - place.x, y - (place.y - middle * place.scale));
    if (away < distance) [nearest, distance] = [hole, away];
  }
  return nearest;
}
