import type { Tone } from '@rainbow-rabbit/parts/celebration';

/** The moments that a player feels and, if asked for, hears: all of them are known on the phone without network. */
export type Moment = 'read' | 'kept' | 'collected' | 'complete' | 'refused' | 'caught';

/** Tones of the major scale from C5 up, in hertz; the last one is an octave above the first. */
const scale = [523.25, 587.33, 659.25, 698.46, 783.99, 880, 987.77, 1046.5] as const;
const [c, d, e, , g, , , high] = scale;

/** The tones of each moment: they rise when something was won, and fall when it was not. */
export const tonesOf: Readonly<Record<Moment, readonly Tone[]>> = {
  read: [{ pitch: g, at: 0, lasts: 70 }],
  kept: [
    { pitch: e, at: 0, lasts: 90 },
    { pitch: e, at: 120, lasts: 90 },
  ],
  collected: [
    { pitch: c, at: 0, lasts: 110 },
    { pitch: e, at: 100, lasts: 110 },
    { pitch: high, at: 200, lasts: 260 },
  ],
  // One tone for each color, and the octave.
  complete: scale.map((pitch, index) => ({ pitch, at: index * 110, lasts: index === 7 ? 480 : 120 })),
  refused: [
    { pitch: d, at: 0, lasts: 120 },
    { pitch: d / 2, at: 110, lasts: 200 },
  ],
  caught: [
    { pitch: g, at: 0, lasts: 100 },
    { pitch: high, at: 110, lasts: 180 },
  ],
};

/** The shakes of each moment, in milliseconds on and off. */
export const shakesOf: Readonly<Record<Moment, readonly number[]>> = {
  read: [30],
  kept: [40, 80, 40],
  // Two short hops and a landing.
  collected: [60, 40, 60, 40, 160],
  // One hop for each color, and a long landing.
  complete: [...scale.slice(1).flatMap(() => [60, 60]), 400],
  refused: [200],
  caught: [80, 60, 80],
};
