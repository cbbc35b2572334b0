import type { Sounds } from '../../play/game';

/** The parameters of zzfx that these sounds use. */
interface Tone {
  volume: number;
  hz: number;
  attack?: number;
  sustain: number;
  release: number;
  /** 0 sine, 1 triangle, 2 sawtooth. */
  shape?: number;
  curve?: number;
  slide?: number;
  /** Change of pitch in Hz, and the time after which it comes. */
  jump?: readonly [hz: number, seconds: number];
  noise?: number;
  delay?: number;
}

/** Returns a tone as the list that zzfx takes. */
function toneOf({ volume, hz, sustain, release, attack = 0.004, shape = 0, curve = 1, ...more }: Tone) {
  const { slide = 0, jump = [0, 0], noise = 0, delay = 0 } = more;
  return [volume, 0, hz, attack, sustain, release, shape, curve, slide, 0, ...jump, 0, noise, 0, 0, delay];
}

/** The white keys from C5, one for each colour of the rainbow. */
const keysHz = [523, 587, 659, 698, 784, 880, 988];

const bells = keysHz.map((hz, index) => [
  `perfect${index + 1}`,
  toneOf({ volume: 0.7, hz, sustain: 0.05, release: 0.3, curve: 1.7, delay: 0.07 }),
]);

export const hyperstaxSounds: Sounds = {
  ...Object.fromEntries(bells),
  drop: toneOf({ volume: 0.9, hz: 190, sustain: 0.02, release: 0.11, curve: 1.3, slide: -3, noise: 0.3 }),
  cut: toneOf({ volume: 0.8, hz: 130, sustain: 0.03, release: 0.16, shape: 2, slide: -2, noise: 1.2 }),
  rainbow: toneOf({
    volume: 0.9,
    hz: 523,
    sustain: 0.3,
    release: 0.6,
    shape: 1,
    jump: [131, 0.09],
    delay: 0.11,
  }),
  milestone: toneOf({ volume: 0.6, hz: 784, sustain: 0.09, release: 0.3, jump: [263, 0.08], delay: 0.05 }),
  miss: toneOf({ volume: 0.9, hz: 330, attack: 0.02, sustain: 0.16, release: 0.5, shape: 1, slide: -5 }),
  end: toneOf({ volume: 0.9, hz: 392, sustain: 0.4, release: 0.9, shape: 1, jump: [131, 0.14], delay: 0.14 }),
};
