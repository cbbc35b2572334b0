export { Confetti } from './confetti';
export { fanfare } from './fanfare';
export { Podium, type PodiumStep, podiumColours } from './podium';
export { playTones, type Tone } from './sound';
export { type SoundChoice, soundChoice, useSoundChoice, useWakingSound } from './sound-choice';
export { vibrate } from './vibrate';
