import { below, type ChanceState, type RunPace, type Simulation } from '../../../../client/domain';

/** Width and depth of the first floor, which no floor exceeds. Places and sizes are in units of the rules. */
export const fullSize = 1500;
/** The farthest that a block swings from the place over the tower, to each side. */
export const swingReach = 1750;
/** Perfect drops in a row that complete a rainbow. */
export const rainbowFloors = 7;
/** Floors that the state keeps for whoever draws it. */
const keptFloors = 64;
/** Numbers of one kept floor: place and size along both axes, and its colour from 1 to 7, or 0 after a cut. */
export const floorNumbers = 5;

/** Events, one of which a step lets happen. */
export const staxEvents = { none: 0, cut: 1, perfect: 2, rainbow: 3, miss: 4, end: 5 } as const;

export interface HyperstaxState {
  chance: ChanceState;
  pace: RunPace;
  steps: number;
  floors: number;
  points: number;
  /** Perfect drops in a row, from 0 to 6; the seventh completes a rainbow and begins again. */
  streak: number;
  rainbows: number;
  perfects: number;
  /** Place of the top floor's lower corner, and its size, along the first and the second axis. */
  places: [number, number];
  sizes: [number, number];
  /** The axis along which the block swings. */
  axis: 0 | 1;
  /** Steps that the block rests before it swings and can be dropped; after the last one, steps until the run is over. */
  rest: number;
  /** Place in the swing, from −`swingEnd` to `swingEnd`, and the way in which it moves. */
  swing: number;
  way: 1 | -1;
  curve: number;
  /** Change of `swing` in a step, forth and back. */
  speeds: [number, number];
  /** One of `staxEvents`. */
  event: number;
  /** 1 after a miss, 2 at the end of the longest run. */
  ending: 0 | 1 | 2;
  /** Distance of the last block from its place, along its axis. No rule depends on this or on `tower`. */
  lastOffset: number;
  /** The last floors from below, the top one last. */
  tower: number[];
}

const longestSteps = 36_000;
/** Steps after the last drop, in which the run says goodbye. */
const farewellSteps = 90;
/** A block swings in sixteenths of a unit. */
const fine = 16;
const swingEnd = swingReach * fine;
const perfectOffset = 80;
const perfectGrowth = 24;
const rainbowGrowth = 180;
const restSteps = 12;
const slowest = 46 * fine;
const speedGain = 80 * fine;
/** Floors after which half of the gain in speed is reached. */
const halfGainFloors = 80;
const curves = { soft: 0, even: 1, uneven: 2 };
/** Floors below which each block swings softly. */
const softFloors = 5;

/** Points of a floor, of each colour that a streak has reached, and of a complete rainbow. */
const pointsOf = { floor: 10, colour: 5, rainbow: 100 };

/**
 * Returns how far the block is from its place over the tower, along its axis. A soft swing slows down at its ends, as
 * u (3 R² − u²) / 2 R² does between −R and R; in the middle, each curve has the same speed.
 */
export function offsetOf({ swing, curve }: HyperstaxState): number {
  const far = Math.abs(swing);
  const offset =
    curve === curves.even
      ? Math.floor(far / fine)
      : Math.floor((far * (3 * swingEnd * swingEnd - far * far)) / (2 * fine * swingEnd * swingEnd));
  return swing < 0 ? -offset : offset;
}

/** Brings the next block. */
function bring(state: HyperstaxState): void {
  const { chance, floors } = state;
  state.axis = floors % 2 === 0 ? 0 : 1;
  state.rest = restSteps;
  const isFromFar = below(chance, 2) === 0;
  state.swing = isFromFar ? -swingEnd : swingEnd;
  state.way = isFromFar ? 1 : -1;
  const kind = below(chance, 10);
  if (floors < softFloors || kind < 6) state.curve = curves.soft;
  else state.curve = kind < 8 ? curves.even : curves.uneven;
  const speed = slowest + Math.floor((speedGain * floors) / (floors + halfGainFloors));
  const varied = Math.floor((speed * (3 + state.pace) * (94 + below(chance, 13))) / 400);
  const middle = state.curve === curves.even ? varied : Math.floor((varied * 2) / 3);
  const [forth, back] = state.curve === curves.uneven ? [9, 7] : [8, 8];
  state.speeds = [Math.floor((middle * forth) / 8), Math.floor((middle * back) / 8)];
}

/** Moves the block by one step, back from the end of its swing. */
function move(state: HyperstaxState): void {
  const { way } = state;
  const next = state.swing + way * state.speeds[way === 1 ? 0 : 1];
  if (next * way <= swingEnd) {
    state.swing = next;
  } else {
    state.swing = way * 2 * swingEnd - next;
    state.way = way === 1 ? -1 : 1;
  }
}

/** Grows the top floor along an axis, to both sides, by an even number of units. */
function grow(state: HyperstaxState, axis: 0 | 1, by: number): void {
  const half = Math.floor(Math.min(by, fullSize - state.sizes[axis]) / 2);
  state.places[axis] -= half;
  state.sizes[axis] += 2 * half;
}

/** Counts a perfect drop; returns its colour. */
function reward(state: HyperstaxState): number {
  const colour = state.streak + 1;
  state.perfects += 1;
  state.points += pointsOf.colour * colour;
  grow(state, state.axis, perfectGrowth);
  state.event = staxEvents.perfect;
  state.streak = colour;
  if (colour < rainbowFloors) return colour;
  state.streak = 0;
  state.rainbows += 1;
  state.points += pointsOf.rainbow;
  grow(state, 0, rainbowGrowth);
  grow(state, 1, rainbowGrowth);
  state.event = staxEvents.rainbow;
  return colour;
}

/** Cuts off what hangs over. */
function cut(state: HyperstaxState, offset: number): void {
  state.sizes[state.axis] -= Math.abs(offset);
  if (offset > 0) state.places[state.axis] += offset;
  state.streak = 0;
  state.event = staxEvents.cut;
}

/** Ends the play; the run is over once it has said goodbye. */
function end(state: HyperstaxState, ending: 1 | 2, event: number): void {
  state.ending = ending;
  state.event = event;
  state.rest = farewellSteps;
}

function drop(state: HyperstaxState): void {
  const offset = offsetOf(state);
  const far = Math.abs(offset);
  state.lastOffset = offset;
  if (far >= state.sizes[state.axis]) {
    end(state, 1, staxEvents.miss);
    return;
  }
  let colour = 0;
  if (far <= perfectOffset) colour = reward(state);
  else cut(state, offset);
  state.floors += 1;
  state.points += pointsOf.floor;
  const { places, sizes, tower } = state;
  tower.push(...places, ...sizes, colour);
  if (tower.length > keptFloors * floorNumbers) tower.splice(0, floorNumbers);
  bring(state);
}

const isOver = ({ ending, rest }: HyperstaxState): boolean => ending !== 0 && rest === 0;

/**
 * HyperStax: a swinging block is dropped on the tower, along one axis of the ground and then along the other. What hangs over
 * is cut off, a perfect drop grows the top floor, and seven in a row complete a rainbow. A block that misses ends the run.
 */
export const hyperstaxRules: Simulation<HyperstaxState> = {
  inputKinds: 1,
  longestSteps,
  start(chance, pace) {
    const state: HyperstaxState = {
      chance,
      pace,
      steps: 0,
      floors: 0,
      points: 0,
      streak: 0,
      rainbows: 0,
      perfects: 0,
      places: [0, 0],
      sizes: [fullSize, fullSize],
      axis: 0,
      rest: 0,
      swing: 0,
      way: 1,
      curve: 0,
      speeds: [0, 0],
      event: staxEvents.none,
      ending: 0,
      lastOffset: 0,
      tower: [0, 0, fullSize, fullSize, 0],
    };
    bring(state);
    return state;
  },
  step(state, inputs) {
    if (isOver(state)) return;
    state.steps += 1;
    state.event = staxEvents.none;
    if (state.rest > 0) state.rest -= 1;
    else if (inputs.length > 0) drop(state);
    else move(state);
    if (state.steps >= longestSteps - farewellSteps && state.ending === 0) end(state, 2, staxEvents.end);
  },
  isOver,
  score: (state) => state.points,
  numbers: (state) => [
    ...state.chance,
    state.pace,
    state.steps,
    state.floors,
    state.points,
    state.streak,
    state.rainbows,
    state.perfects,
    ...state.places,
    ...state.sizes,
    state.axis,
    state.rest,
    state.swing,
    state.way,
    state.curve,
    ...state.speeds,
    state.ending,
  ],
};
