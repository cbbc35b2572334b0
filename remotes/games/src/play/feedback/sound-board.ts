import type { Sounds } from '../game';

/** The sounds of one game, made once. */
export interface SoundBoard {
  /** Makes the page ready to sound; to be called while the player taps or presses a key. */
  wake: () => void;
  play: (name: string) => void;
  /** Gives the audio hardware back. */
  close: () => void;
}

/**
 * Makes the sounds of a game. To be called at a tap or a key on this page: it makes
 * an audio context. Rejects where there is no audio context, or the code doesn't come.
 */
export async function openSoundBoard(load: () => Promise<Sounds>): Promise<SoundBoard> {
  const [sounds, { ZZFX }] = await Promise.all([load(), import('zzfx')]);
  if (ZZFX.audioContext.state === 'closed') ZZFX.audioContext = new AudioContext();
  const context = ZZFX.audioContext;
  const buffers = new Map<string, AudioBuffer>();
  for (const [name, [volume, , ...others]] of Object.entries(sounds)) {
    const samples = ZZFX.buildSamples(volume, 0, ...others);
    const buffer = context.createBuffer(1, Math.max(1, samples.length), ZZFX.sampleRate);
    buffer.getChannelData(0).set(samples);
    buffers.set(name, buffer);
  }
  const board: SoundBoard = {
    wake: () => {
      // After a call, iOS calls the context interrupted.
      if (context.state !== 'running' && context.state !== 'closed')
        void context.resume().catch(() => undefined);
    },
    play: (name) => {
      const buffer = buffers.get(name);
      if (!buffer || context.state !== 'running') return;
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.connect(context.destination);
      source.start();
    },
    close: () => void context.close().catch(() => undefined),
  };
  board.wake();
  return board;
}
