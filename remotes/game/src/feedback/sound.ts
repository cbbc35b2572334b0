import type { Tone } from './feedback.domain';

/** Loudness of a tone, from 0 to 1. */
const loudness = 0.18;
/** The time in which a tone begins, in seconds: a sudden begin clicks. */
const attackS = 0.008;

/** The one audio context of this page. It is undefined until the player has asked for sound. */
let context: AudioContext | undefined;

/**
 * Makes this page ready to sound; resolves when it is. To be called while the player taps, as browsers let nothing sound
 * before. A browser that lacks or refuses sound stays silent.
 */
export async function wakeSound(): Promise<void> {
  try {
    context ??= new AudioContext();
    if (context.state !== 'running') await context.resume();
  } catch {
    // The game goes on without sound.
  }
}

/** Lets the audio hardware rest. */
export function restSound(): void {
  void context?.suspend().catch(() => undefined);
}

/** Plays the tones, unless this page may not sound yet. */
export function playTones(tones: readonly Tone[]): void {
  if (context?.state !== 'running') return;
  for (const tone of tones) playTone(context, tone);
}

function playTone(audio: AudioContext, { pitch, at, lasts }: Tone): void {
  const begin = audio.currentTime + at / 1000;
  const end = begin + lasts / 1000;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loudness, begin + attackS);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(audio.destination);
  const oscillator = audio.createOscillator();
  oscillator.type = 'triangle';
  oscillator.frequency.value = pitch;
  oscillator.connect(gain);
  oscillator.start(begin);
  oscillator.stop(end);
}
