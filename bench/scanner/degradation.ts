import type { SeededRandom } from '../../shared/src/testing/seeded-random';

/** Place of a symbol before the camera, and the effects of light, lens and sensor on it. Lengths in pixels. */
export interface View {
  /** Side of one module before the camera, in pixels. */
  modulePx: number;
  /** Turn in the picture's plane, radians. */
  turn: number;
  /** Lean away from the camera, radians, and the direction of its axis. */
  tilt: number;
  tiltAxis: number;
  /** Offset of the symbol's middle from the picture's, in pixels. */
  offset: readonly [number, number];
  /** Bend around a vertical cylinder: half the angle that the symbol spans, radians. */
  bend: number;
  /** Deviation of the Gaussian blur. */
  blurPx: number;
  /** Length and direction of motion blur. */
  motionPx: number;
  motionAngle: number;
  /** Deviation of the sensor noise, grey levels. */
  noise: number;
  /** Grey of dark and light modules. */
  ink: readonly [dark: number, light: number];
  inverted: boolean;
  /** Share of light lost from one side of the picture to the other, and its direction. */
  shade: number;
  shadeAngle: number;
  /** Share of light taken by stripes of a screen, with their period and direction. */
  moire: number;
  moirePx: number;
  moireAngle: number;
  /** Share of the symbol's area covered by blots. */
  damage: number;
}

/** Returns the view of a usual frame from a hand-held phone, before anything makes it hard. */
export function easyView(random: SeededRandom, height: number): View {
  const modulePx = (height / 480) * random.between(4.5, 8);
  return {
    modulePx,
    turn: random.between(-0.15, 0.15),
    tilt: random.between(0, 0.25),
    tiltAxis: random.between(0, Math.PI),
    offset: [random.between(-0.04, 0.04) * height, random.between(-0.04, 0.04) * height],
    bend: 0,
    blurPx: random.between(0.5, 1),
    motionPx: 0,
    motionAngle: random.between(0, Math.PI),
    noise: random.between(2, 6),
    ink: [random.between(20, 60), random.between(180, 235)],
    inverted: false,
    shade: random.between(0, 0.15),
    shadeAngle: random.between(0, 2 * Math.PI),
    moire: 0,
    moirePx: 6,
    moireAngle: random.between(0, Math.PI),
    damage: 0,
  };
}

type Hardening = (view: View, random: SeededRandom) => Partial<View>;

/** Hardships by name: each changes an easy view within the range met at a venue. */
const hardenings = {
  rotation: (_, r) => ({ turn: r.between(0.3, Math.PI) * (r.next() < 0.5 ? 1 : -1) }),
  tilt: (_, r) => ({ tilt: r.between(0.6, 1.05) }),
  blur: (v, r) =>
    r.next() < 0.5
      ? { blurPx: v.modulePx * r.between(0.35, 0.75) }
      : { motionPx: v.modulePx * r.between(0.8, 1.8) },
  noise: (_, r) => ({ noise: r.between(12, 36) }),
  'low contrast': (_, r) => {
    const dark = r.between(60, 150);
    return { ink: [dark, dark + r.between(12, 45)] };
  },
  inverted: (_, r) => ({ inverted: true, noise: r.between(4, 12) }),
  'uneven light': (_, r) => ({ shade: r.between(0.5, 0.9) }),
  small: (v, r) => ({ modulePx: v.modulePx * r.between(0.27, 0.45), blurPx: r.between(0.4, 0.7) }),
  moire: (v, r) => ({ moire: r.between(0.3, 0.65), moirePx: v.modulePx * r.between(0.5, 2) }),
  curved: (_, r) => ({ bend: r.between(0.5, 1.15) }),
  damaged: (_, r) => ({ damage: r.between(0.02, 0.09) }),
} satisfies Record<string, Hardening>;

export type Hardship = keyof typeof hardenings;
export const hardships = Object.keys(hardenings) as [Hardship, ...Hardship[]];

/** A view with one named hardship, and in three frames of ten a second one. */
export function hardView(random: SeededRandom, height: number, hardship: Hardship): View {
  const easy = easyView(random, height);
  const second = random.next() < 0.3 ? hardenings[random.pick(hardships)](easy, random) : {};
  return { ...easy, ...second, ...hardenings[hardship](easy, random) };
}
