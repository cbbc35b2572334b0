declare module 'zzfx' {
  /** The synthesiser. The module makes an audio context when it loads. */
  export const ZZFX: {
    audioContext: AudioContext;
    readonly sampleRate: number;
    volume: number;
    /** Returns the samples of a sound. */
    buildSamples: (...parameters: readonly (number | undefined)[]) => readonly number[];
  };
}
