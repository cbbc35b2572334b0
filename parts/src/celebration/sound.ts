/** One tone of a celebration. */
export interface Tone {
  /** In hertz. */
  pitch: number;
  /** Milliseconds after the moment. */
  at: number;
  /** In milliseconds. */
  lasts: number;
}

/** Loudness of a tone, from 0 to 1. */
const loudness = 0.18;
/** The time in which a tone begins, in seconds: a sudden begin clicks. */
const attackS = 0.008;

/** The one audio context of this page. It is undefined until the first tap that may sound. */
let context: AudioContext | undefined;

/** So long after the last tone or tap the audio hardware runs on, in milliseconds. */
const quietMs = 1000;

/** Tones that the browser lets sound later than this after their moment are left out, in milliseconds. */
const lateMs = 500;

let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * Makes this page ready to sound; resolves when it is. To be called while the player taps, as browsers let nothing sound
 * before. A browser that lacks or refuses sound stays silent.
 */
export async function wakeSound(): Promise<void> {
  try {
    context ??= new AudioContext();
    if (context.state !== 'running') await context.resume();
    restAfter(quietMs);
  } catch {
    // The page goes on without sound.
  }
}

/** Plays the tones, unless this page may not sound yet, and lets the audio hardware rest after the last one. */
export async function playTones(tones: readonly Tone[]): Promise<void> {
  const audio = context;
  if (!audio) return;
  const asked = performance.now();
  try {
    if (audio.state !== 'running') await audio.resume();
    if (performance.now() - asked > lateMs) return;
    for (const tone of tones) playTone(audio, tone);
    restAfter(quietMs + Math.max(...tones.map(({ at, lasts }) => at + lasts)));
  } catch {
    // The page goes on without sound.
  }
}

/** Lets the audio hardware rest after so many milliseconds, unless something sounds before. */
function restAfter(ms: number): void {
  clearTimeout(resting);
  resting = setTimeout(() => void context?.suspend().catch(() => undefined), ms);
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
