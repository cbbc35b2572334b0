import type { Sounds } from '../../play/game';

/** Parameters of zzfx by name, in its order, with the values that it takes for those that are left out. */
const silence = {
  volume: 1,
  randomness: 0,
  frequency: 220,
  attack: 0,
  sustain: 0,
  release: 0.1,
  shape: 0,
  shapeCurve: 1,
  slide: 0,
  deltaSlide: 0,
  pitchJump: 0,
  pitchJumpTime: 0,
  repeatTime: 0,
  noise: 0,
  modulation: 0,
  bitCrush: 0,
  delay: 0,
  sustainVolume: 1,
  decay: 0,
};

const sound = (parameters: Partial<typeof silence>): readonly number[] =>
  Object.values({ ...silence, ...parameters });

/** A rising scale in C major, plucked: one note for each colour but the last one, which completes the rainbow. */
const scale = [523.25, 587.33, 659.25, 698.46, 783.99, 880].map((frequency) =>
  sound({
    volume: 0.9,
    frequency,
    sustain: 0.04,
    release: 0.18,
    shape: 1,
    shapeCurve: 1.6,
    decay: 0.03,
    sustainVolume: 0.7,
  }),
);

/** The sounds of the game by the names of its happenings. */
export const whacSounds: Sounds = {
  pop: sound({ volume: 0.4, randomness: 0.1, frequency: 240, attack: 0.01, release: 0.06, slide: 18 }),
  ...Object.fromEntries(scale.map((note, index) => [`hit-${index + 1}`, note])),
  rainbow: sound({
    volume: 1.8,
    frequency: 523.25,
    attack: 0.01,
    sustain: 0.3,
    release: 0.3,
    shape: 1,
    shapeCurve: 1.8,
    pitchJump: 261.6,
    pitchJumpTime: 0.09,
    delay: 0.1,
    sustainVolume: 0.8,
  }),
  wrong: sound({
    volume: 0.8,
    frequency: 160,
    sustain: 0.07,
    release: 0.12,
    shape: 2,
    slide: -4,
    noise: 0.4,
  }),
  white: sound({
    frequency: 392,
    sustain: 0.2,
    release: 0.3,
    shape: 1,
    slide: -2,
    pitchJump: -110,
    pitchJumpTime: 0.14,
  }),
  spared: sound({
    volume: 0.5,
    frequency: 1318.5,
    sustain: 0.05,
    release: 0.2,
    pitchJump: 440,
    pitchJumpTime: 0.06,
  }),
  empty: sound({ volume: 0.5, randomness: 0.1, frequency: 80, sustain: 0.02, release: 0.06, noise: 3 }),
  hurry: sound({
    volume: 0.7,
    frequency: 659.25,
    sustain: 0.26,
    release: 0.12,
    shape: 1,
    pitchJump: 220,
    pitchJumpTime: 0.08,
    repeatTime: 0.16,
  }),
  tick: sound({ volume: 0.5, frequency: 880, sustain: 0.02, release: 0.05, shape: 1 }),
  end: sound({
    volume: 1.9,
    frequency: 523.25,
    attack: 0.02,
    sustain: 0.4,
    release: 0.5,
    shape: 1,
    shapeCurve: 1.7,
    pitchJump: 261.6,
    pitchJumpTime: 0.16,
    delay: 0.1,
    sustainVolume: 0.7,
  }),
};
