/**
 * The sheets that a skyline is printed with, each in a colour of its city (`skyline.module.css`): from the sun behind
 * everything to what is dark or lit in front. Five of them are drawn as lines.
 */
export const sheets = [
  'glow',
  'far',
  'mid',
  'mid2',
  'near',
  'paper',
  'roof',
  'leaf',
  'pop',
  'pop2',
  'shade',
  'lit',
  'dark',
  'water',
  'ground',
  'line',
  'ring',
  'wire',
  'wave',
  'spray',
] as const;

type Sheet = (typeof sheets)[number];

/** A skyline in 800 × 260 units, its ground at 220: SVG paths, each with the sheet that prints it, from back to front. */
export type SkylineArt = readonly (readonly [sheet: Sheet, path: string])[];
