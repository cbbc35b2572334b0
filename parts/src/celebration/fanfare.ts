import type { Tone } from './sound';

const chord = (at: number, lasts: number): Tone[] =>
  [523.25, 659.25, 783.99, 1046.5].map((pitch) => ({ pitch, at, lasts }));

/** Three short chords and a long one, for winners. */
export const fanfare: readonly Tone[] = [
  ...chord(0, 140),
  ...chord(180, 140),
  ...chord(360, 140),
  ...chord(560, 1200),
];
