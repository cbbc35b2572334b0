import type { RunPace } from '../../../../client/domain';

/** Steps of a run: 60 seconds. */
export const whacSteps = 3600;

/** The growth of a run: each number at its first step and at its last one. */
interface Course {
  /** Steps that a rabbit is there. */
  stay: readonly [from: number, to: number];
  /** Shortest time in steps between two rabbits; chance makes it up to half as long again. */
  gap: readonly [from: number, to: number];
  /** Rabbits that are there at once, the wanted one aside. */
  most: readonly [from: number, to: number];
}

/** The course of each pace: calm, usual, wild. */
const courses: Readonly<Record<RunPace, Course>> = {
  0: { stay: [150, 96], gap: [38, 15], most: [3, 5] },
  1: { stay: [120, 74], gap: [30, 10], most: [3, 6] },
  2: { stay: [96, 54], gap: [24, 7], most: [4, 7] },
};

/** Returns what a course has come to: a whole number between its two ends. */
export function courseAt(pace: RunPace, part: keyof Course, now: number): number {
  const [from, to] = courses[pace][part];
  return from < to
    ? from + Math.floor(((to - from) * now) / whacSteps)
    : from - Math.floor(((from - to) * now) / whacSteps);
}
