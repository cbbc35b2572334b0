import { type RunPose, standing } from './rabbit-pose';

/** Pictures of one bound, from landing to landing. */
export const runPictures = 8;
const lowPictures = 4;

/** Returns the pose at a part, from 0 to 1, of a bound. */
function bound(part: number): RunPose {
  const turn = part * 2 * Math.PI;
  const reach = Math.sin(turn);
  return {
    ...standing,
    pitch: -0.12 * Math.cos(turn),
    stretch: 1 + 0.12 * reach,
    lift: 3 + 3 * Math.cos(turn * 1 + 0.6),
    hind: -1.05 * reach + 0.1,
    fore: 1.0 * reach,
    ear: -0.85 - 0.22 * Math.cos(turn + 0.8),
  };
}

/** Returns the pose at a part of a low run: flat, with the ears on the back. */
function low(part: number): RunPose {
  const reach = Math.sin(part * 2 * Math.PI);
  return {
    ...standing,
    stretch: 1.16 + 0.04 * reach,
    lift: -7,
    squash: 0.82,
    hind: 0.95 - 0.45 * reach,
    fore: 1.0 + 0.35 * reach,
    ear: -1.55,
  };
}

const pictures = (count: number, pose: (part: number) => RunPose) =>
  Array.from({ length: count }, (_, index) => pose(index / count));

/** All poses, in the order of {@link pictureOf}. */
export const rabbitPoses: readonly RunPose[] = [
  ...pictures(runPictures, bound),
  ...pictures(lowPictures, low),
  { ...standing, pitch: -0.5, stretch: 0.92, lift: 2, hind: 0.35, fore: 0.5, ear: -0.12 },
  { ...standing, pitch: -0.5, stretch: 0.92, lift: 2, hind: 0.35, fore: 0.5, ear: -0.3, eye: 'shut' },
  { ...standing, pitch: -0.38, stretch: 1.12, lift: 4, hind: -1.0, fore: 0.95, ear: -1.0 },
  { ...standing, pitch: -0.05, stretch: 0.96, lift: 4, hind: 0.55, fore: 0.75, ear: -0.5 },
  { ...standing, pitch: 0.22, stretch: 1.06, lift: 4, hind: -0.5, fore: 0.9, ear: -0.1 },
  { ...standing, pitch: -0.12, stretch: 1, lift: 4, hind: 0.35, fore: 0.9, ear: 0, spread: 1, eye: 'happy' },
  {
    ...standing,
    pitch: -0.06,
    stretch: 1.02,
    lift: 4,
    hind: 0.2,
    fore: 1.05,
    ear: 0,
    spread: 0.86,
    eye: 'happy',
  },
  { ...standing, stretch: 0.86, lift: 4, hind: 0.9, fore: 1.1, ear: -0.9, eye: 'hurt' },
  { ...standing, pitch: -0.5, stretch: 0.92, lift: 0, hind: 0.9, fore: 0.9, ear: -0.9, eye: 'hurt' },
];

const sit = runPictures + lowPictures;

/** Places of the single pictures among {@link rabbitPoses}. */
export const pictureOf = {
  low: runPictures,
  sit,
  blink: sit + 1,
  rise: sit + 2,
  top: sit + 3,
  sink: sit + 4,
  glide: sit + 5,
  flap: sit + 6,
  hurt: sit + 7,
  dazed: sit + 8,
} as const;
export { lowPictures };
