import type { ChanceState, RunPace } from '../../../../client/domain';

/** Parts of a unit of length: places, heights and speeds of a run are whole numbers of them. */
export const runUnit = 256;

/** The kinds of obstacles, in the order in which a run meets them first. */
export const obstacles = ['log', 'branch', 'puddle', 'hedge', 'fence', 'stream'] as const;

/** Rainbow colours that build a bridge, in the order of the sky. Orbs on a bridge count on from here. */
export const bridgeColours = 7;

/** Half the width of the rabbit, and its heights upright and ducked. */
export const halfWidth = 10 * runUnit;
export const uprightHeight = 42 * runUnit;
export const duckedHeight = 20 * runUnit;

/** The state of a run. Lengths are in parts of a unit, times in steps, flags 0 or 1. */
export interface RabbitRun {
  chance: ChanceState;
  pace: RunPace;
  steps: number;
  /** 0 while the run goes on, 1 after a fall, 2 after the longest run. */
  ending: 0 | 1 | 2;
  /** Steps until the rabbit sets out by itself. */
  rest: number;
  distance: number;
  height: number;
  /** Height that is gained in a step. */
  rise: number;
  isHeld: 0 | 1;
  /** Steps that this hop can still glide. */
  glide: number;
  /** Steps for which a press in the air still hops on landing. */
  wish: number;
  /** Steps since the rabbit ducked; 0 when it is upright. */
  duck: number;
  isLettingUp: 0 | 1;
  /** Steps until a stumble is over; nothing is met before. */
  slow: number;
  /** Steps until a stumble is forgiven. */
  shaken: number;
  /** Steps until a fall ends the run; 0 without a fall. */
  fall: number;
  /** Colours of this rainbow so far. */
  progress: number;
  /** Colours of this rainbow that were laid out so far. */
  dealt: number;
  bridges: number;
  bridgeStart: number;
  bridgeEnd: number;
  /** Points besides those for the distance. */
  bonus: number;
  /** Obstacles that were laid out so far. */
  laid: number;
  /** Orbs that were laid out on bridges so far. */
  sparkles: number;
  /** Place of what is laid out next. */
  horizon: number;
  /** The obstacles in sight: kind, place of the near end, width. */
  obstacleKinds: number[];
  obstacleStarts: number[];
  obstacleWidths: number[];
  /** Obstacles in sight that lie behind the rabbit. */
  obstaclesPassed: number;
  /** The orbs in sight: colour by its place in the rainbow, place and height of the middle. */
  orbColours: number[];
  orbPlaces: number[];
  orbHeights: number[];
  orbsPassed: number;
  /** Moments of the latest step (`runMoments`), for eyes and ears; no rule reads them. */
  moments: number;
}

/** Moments of a step, as bits of `RabbitRun.moments`. */
export const runMoments = {
  hop: 1,
  glide: 2,
  land: 4,
  duck: 8,
  right: 16,
  wrong: 32,
  sparkle: 64,
  bridge: 128,
  stumble: 256,
  fall: 512,
  home: 1024,
} as const;

/** Speed at the start, and the speed that is gained with time, by pace. */
const firstSpeed = [800, 960, 1150] as const;
const gainedSpeed = [800, 1200, 1350] as const;
/** Steps after which half of the speed is gained. */
const halfGainSteps = 4500;

/** Returns the way of a step, apart from stumbles. */
export function runSpeed({ pace, steps }: RabbitRun): number {
  return firstSpeed[pace] + Math.floor((gainedSpeed[pace] * steps) / (steps + halfGainSteps));
}

/** Returns true while the rabbit is on a rainbow bridge. */
export function isOnBridge({ distance, bridgeEnd }: RabbitRun): boolean {
  return distance < bridgeEnd;
}
