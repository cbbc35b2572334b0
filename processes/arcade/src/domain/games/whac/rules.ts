import { below, type ChanceState, type RunPace, type Simulation } from '../../../../client/domain';
import { courseAt, whacSteps } from './course';

export { whacSteps };

/** Holes of the meadow, row by row: three by three. */
export const holes = 9;

/** Rabbits by number: 0 for none, 1 to 7 for the colours in the order of the sky. */
export const whiteRabbit = 8;

/** Highest multiplier. */
export const mostTimes = 10;

/** The last event at a hole. `late` is a press that costs nothing: on a rabbit that has just gone, or comes this moment. */
export const whacMarks = {
  none: 0,
  right: 1,
  rainbow: 2,
  wrong: 3,
  white: 4,
  spared: 5,
  empty: 6,
  late: 7,
} as const;
type Mark = (typeof whacMarks)[keyof typeof whacMarks];

/** Times are numbers of steps; lists have an entry for each hole. */
export interface WhacState {
  chance: ChanceState;
  pace: RunPace;
  now: number;
  score: number;
  /** The colour whose turn it is, from 1 to 7. */
  wanted: number;
  /** The multiplier, from 1 to {@link mostTimes}. */
  times: number;
  /** Full rainbows since the last mistake. */
  rainbows: number;
  nextCome: number;
  /** Rabbits that came since the last one of the wanted colour. */
  others: number;
  /** The rabbit that is there, or 0. */
  who: number[];
  came: number[];
  /** When it goes. */
  goes: number[];
  /** When the hole may have a rabbit again; until then a press on it costs nothing. */
  free: number[];
  /** For whoever draws it, and no part of the rules: the last event at each hole, its step, its rabbit, and the points it gave. */
  mark: Mark[];
  marked: number[];
  markedWho: number[];
  gain: number[];
}

const points = { right: 10, early: 5, wrong: 2, white: 150, spared: 20, rainbow: 100 };
/** Full rainbows in a row that raise the bonus of the next one. */
const mostRainbows = 5;
/** Steps after which a hole may have a rabbit again: a press that was meant for the last one meets none. */
const rest = 30;
/** Steps within which nobody can have seen the White Rabbit. */
const unseen = 10;
/** Steps until a full meadow is looked at again. */
const recheck = 6;
/** Rabbits of other colours, at most, that come one after the other while the wanted one is away. */
const mostOthers = 2;

const each = (value: number): number[] => Array.from({ length: holes }, () => value);

function start(chance: ChanceState, pace: RunPace): WhacState {
  return {
    chance,
    pace,
    now: 0,
    score: 0,
    wanted: 1,
    times: 1,
    rainbows: 0,
    nextCome: 20,
    others: 0,
    who: each(0),
    came: each(0),
    goes: each(0),
    free: each(0),
    mark: Array.from({ length: holes }, () => whacMarks.none),
    marked: each(0),
    markedWho: each(0),
    gain: each(0),
  };
}

function note(state: WhacState, hole: number, mark: Mark, gain: number): void {
  state.mark[hole] = mark;
  state.marked[hole] = state.now;
  state.markedWho[hole] = state.who[hole] ?? 0;
  state.gain[hole] = gain;
  state.score = Math.max(0, state.score + gain);
}

function leave(state: WhacState, hole: number): void {
  state.who[hole] = 0;
  state.free[hole] = state.now + rest;
}

/** Hits the rabbit whose turn it is: the sooner after it came, the better. */
function hitRight(state: WhacState, hole: number): void {
  const [came = 0, goes = 0] = [state.came[hole], state.goes[hole]];
  const early = Math.floor((points.early * (goes - state.now)) / (goes - came));
  let gain = (points.right + early) * state.times;
  state.times = Math.min(mostTimes, state.times + 1);
  state.others = 0;
  if (state.wanted < 7) {
    state.wanted += 1;
    note(state, hole, whacMarks.right, gain);
    return;
  }
  state.wanted = 1;
  state.rainbows = Math.min(mostRainbows, state.rainbows + 1);
  gain += points.rainbow * state.rainbows;
  note(state, hole, whacMarks.rainbow, gain);
}

/** Begins the order anew, after a rabbit that should have been left alone. */
function beginAnew(state: WhacState, times: number): void {
  state.wanted = 1;
  state.rainbows = 0;
  state.times = times;
}

function press(state: WhacState, hole: number): void {
  const who = state.who[hole];
  if (who === 0) {
    if (state.now < (state.free[hole] ?? 0)) {
      note(state, hole, whacMarks.late, 0);
      return;
    }
    state.times = Math.max(1, state.times - 1);
    note(state, hole, whacMarks.empty, 0);
    return;
  }
  if (who === whiteRabbit) {
    if (state.now - (state.came[hole] ?? 0) < unseen) {
      note(state, hole, whacMarks.late, 0);
      return;
    }
    note(state, hole, whacMarks.white, -points.white);
    beginAnew(state, 1);
  } else if (who === state.wanted) {
    hitRight(state, hole);
  } else {
    note(state, hole, whacMarks.wrong, points.wrong);
    beginAnew(state, Math.max(1, Math.floor(state.times / 2)));
  }
  leave(state, hole);
}

/** Returns the rabbit that comes next: the wanted one when it has been away too long, else by chance. */
function nextRabbit(state: WhacState, isWantedThere: boolean, isWhiteThere: boolean): number {
  const chance = below(state.chance, 100);
  const other = below(state.chance, 7);
  if (!isWantedThere && (state.others >= mostOthers || chance < 40)) return state.wanted;
  if (chance < 65) return ((state.wanted + (other % 2)) % 7) + 1;
  if (chance >= 88 && !isWhiteThere) return whiteRabbit;
  return other + 1;
}

/** Lets a rabbit come, unless there are enough; the wanted one comes even then. */
function letCome(state: WhacState): void {
  const free: number[] = [];
  let there = 0;
  for (let hole = 0; hole < holes; hole += 1) {
    if (state.who[hole] !== 0) there += 1;
    else if (state.now >= (state.free[hole] ?? 0)) free.push(hole);
  }
  const isWantedThere = state.who.includes(state.wanted);
  const isFull = there >= courseAt(state.pace, 'most', state.now);
  if (free.length === 0 || (isFull && isWantedThere)) {
    state.nextCome = state.now + recheck;
    return;
  }
  const who = isFull ? state.wanted : nextRabbit(state, isWantedThere, state.who.includes(whiteRabbit));
  const hole = free[below(state.chance, free.length)] ?? 0;
  state.others = who === state.wanted ? 0 : state.others + 1;
  state.who[hole] = who;
  state.came[hole] = state.now;
  state.goes[hole] = state.now + courseAt(state.pace, 'stay', state.now);
  const gap = courseAt(state.pace, 'gap', state.now);
  state.nextCome = state.now + gap + below(state.chance, Math.floor(gap / 2) + 1);
}

function step(state: WhacState, inputs: readonly number[]): void {
  if (state.now >= whacSteps) return;
  for (const hole of inputs) press(state, hole);
  for (let hole = 0; hole < holes; hole += 1) {
    if (state.who[hole] === 0 || state.now < (state.goes[hole] ?? 0)) continue;
    if (state.who[hole] === whiteRabbit) note(state, hole, whacMarks.spared, points.spared);
    leave(state, hole);
  }
  if (state.now >= state.nextCome) letCome(state);
  state.now += 1;
}

/** Whac a Rabbit: hit the rabbits in the order of the rainbow, and leave the White Rabbit alone. An input is a hole. */
export const whacRules: Simulation<WhacState> = {
  inputKinds: holes,
  longestSteps: whacSteps,
  start,
  step,
  isOver: ({ now }) => now >= whacSteps,
  score: ({ score }) => score,
  numbers: (state) => [
    state.pace,
    state.now,
    state.score,
    state.wanted,
    state.times,
    state.rainbows,
    state.nextCome,
    state.others,
    ...state.chance,
    ...state.who,
    ...state.came,
    ...state.goes,
    ...state.free,
  ],
};
