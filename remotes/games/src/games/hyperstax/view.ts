import { fullSize } from '@rainbow-rabbit/processes/arcade/games/hyperstax';
import type { SceneSize } from '../../play/game';

/** Least width of the scene, in which the game takes place; the sky goes on beside it. */
export const leastWidth = 360;
const usualHeight = 500;
/** Height on a canvas that is wider than high, so that the tower is not too small. */
const landscapeHeight = 400;
const mostHeight = 780;

/** Returns the size of the scene that fills a canvas. */
export function sizeFor({ width, height }: SceneSize): SceneSize {
  const least = width > height ? landscapeHeight : usualHeight;
  const wide = Math.round((least * width) / height);
  if (wide >= leastWidth) return { width: wide, height: least };
  return { width: leastWidth, height: Math.min(mostHeight, Math.round((leastWidth * height) / width)) };
}

/** Units of the scene per unit of the rules, along an axis of the ground. */
export const unit = 120 / fullSize;
/** Height of a floor. */
export const floorHeight = 24;
/** Height of the plinth, on which the first floor rests. */
export const plinthHeight = 84;
/** Height of the ground; the upper side of the first floor has height 0. */
export const groundHeight = -plinthHeight - floorHeight;
/** The middle of the first floor, along both axes of the rules. */
export const startPlace = fullSize / 2;

/** The axes of the ground lead right down and left down. */
const [across, down] = [0.866, 0.5];

/** Returns the place of a point of the rules in the world, in units of the scene; heights go up. */
export const worldX = (x: number, z: number): number => (x - z) * unit * across;
export const worldY = (x: number, z: number, height: number): number => (x + z) * unit * down - height;

/** Factors that turn the canvas onto a side of a block: its width leads along an axis, its height or depth onwards. */
export const sides = {
  left: [across, down, 0, 1],
  right: [across, -down, 0, 1],
  top: [across, down, -across, down],
} as const;

/** A block on the ground's grid, in units of the rules. */
export interface Footprint {
  x: number;
  z: number;
  width: number;
  depth: number;
}

/** The eye: the point of the world that is drawn at `focusY` in the middle, and how large. */
export interface Camera {
  x: number;
  y: number;
  /** Height of that point over the first floor, in units of the scene. */
  height: number;
  zoom: number;
  focusY: number;
}

/** Returns the place of the top of the tower on the scene while it is played, from above. */
export const playFocusY = ({ height }: SceneSize): number => Math.round(height * 0.58);
