import { bridgeColours, type RabbitRun, runMoments } from '@rainbow-rabbit/processes/arcade/games/rabbit';
import type { Happening } from '../../play/game';

/** Moments that are heard and felt, besides the colours, each with its happening. */
const felt: readonly (readonly [moment: number, happening: Happening])[] = [
  [runMoments.hop, { sound: 'hop', vibrateMs: 8 }],
  [runMoments.glide, { sound: 'glide' }],
  [runMoments.land, { sound: 'land' }],
  [runMoments.duck, { sound: 'duck', vibrateMs: 8 }],
  [runMoments.wrong, { sound: 'wrong' }],
  [runMoments.sparkle, { sound: 'sparkle', vibrateMs: 6 }],
  [runMoments.bridge, { sound: 'bridge', vibrateMs: 120, note: 'rainbow' }],
  [runMoments.stumble, { sound: 'stumble', vibrateMs: 90, note: 'mistake' }],
  [runMoments.fall, { sound: 'fall', vibrateMs: 220 }],
  [runMoments.home, { sound: 'home', vibrateMs: 120 }],
];

/** Returns what the latest step let be heard and felt: a collected colour sounds by its place in the rainbow. */
export function rabbitHappenings({ moments, progress }: RabbitRun): readonly Happening[] {
  if (moments === 0) return [];
  const others = felt.flatMap(([moment, happening]) => (moments & moment ? [happening] : []));
  if (!(moments & runMoments.right)) return others;
  const colour = (progress + bridgeColours - 1) % bridgeColours;
  return [{ sound: `colour-${colour}`, vibrateMs: 18 }, ...others];
}
