/** The audio contexts of a test, and the number of tones that they have begun. */
export const audio: { contexts: FakeAudioContext[]; tones: number } = { contexts: [], tones: 0 };

/** An audio context that sounds only when it was resumed, as browsers have it: jsdom has none. */
export class FakeAudioContext {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  constructor() {
    audio.contexts.push(this);
  }
  async resume() {
    this.state = 'running';
  }
  async suspend() {
    this.state = 'suspended';
  }
  createGain() {
    const ramp = () => undefined;
    const gain = { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp };
    return { gain, connect: ramp };
  }
  createOscillator() {
    const start = () => void audio.tones++;
    return { frequency: { value: 0 }, connect: () => undefined, start, stop: () => undefined };
  }
}
