import { floorNumbers, type HyperstaxState } from '@rainbow-rabbit/processes/arcade/games/hyperstax';
import type { Footprint } from './view';

/** A floor of the tower as the state keeps it. */
export interface Floor extends Footprint {
  /** From 1 to 7, or 0 after a cut. */
  colour: number;
}

/** Returns the floor at an index of the kept ones. */
export function floorAt({ tower }: HyperstaxState, index: number): Floor {
  const at = index * floorNumbers;
  const [x = 0, z = 0, width = 0, depth = 0, colour = 0] = tower.slice(at, at + floorNumbers);
  return { x, z, width, depth, colour };
}

/** Returns the number of floors that the state keeps. */
export const keptFloorsOf = ({ tower }: HyperstaxState): number => tower.length / floorNumbers;

/** Returns the top floor. */
export const topFloor = (state: HyperstaxState): Floor => floorAt(state, keptFloorsOf(state) - 1);

/** Returns the place of a block that is away from its place over a floor, along an axis. */
export function moved<Place extends Footprint>(place: Place, axis: 0 | 1, offset: number): Place {
  return axis === 0 ? { ...place, x: place.x + offset } : { ...place, z: place.z + offset };
}

/** Returns the part of the last block that was cut off, by what was left of it. */
export function cutPiece(left: Footprint, axis: 0 | 1, offset: number): Footprint {
  const { x, z, width, depth } = left;
  const length = Math.abs(offset);
  if (axis === 0) return { x: offset > 0 ? x + width : x - length, z, width: length, depth };
  return { x, z: offset > 0 ? z + depth : z - length, width, depth: length };
}

/** Returns the way in which a floor's upper side is seen under the next floor: a rim of it, or nothing. */
export function lidUnder(floor: Footprint, next: Footprint): 'plain' | 'hidden' {
  const isCovered =
    next.x <= floor.x &&
    next.z <= floor.z &&
    next.x + next.width >= floor.x + floor.width &&
    next.z + next.depth >= floor.z + floor.depth;
  return isCovered ? 'hidden' : 'plain';
}
