import { playTones, wakeSound } from './sound';

const tone = [{ pitch: 440, at: 0, lasts: 100 }];
const heard = { tones: 0 };
let context: FakeContext | undefined;

/** An audio context that sounds only when it was resumed, as browsers have it. */
class FakeContext {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  constructor() {
    context = this;
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
    const start = () => void heard.tones++;
    return { frequency: { value: 0 }, connect: () => undefined, start, stop: () => undefined };
  }
}

test('nothing sounds before the first tap; the audio hardware rests after the last tone, and comes back for the next', async () => {
  Object.assign(globalThis, { AudioContext: FakeContext });
  jest.useFakeTimers();
  await playTones(tone);
  expect([context, heard.tones]).toEqual([undefined, 0]);
  await wakeSound();
  await playTones(tone);
  expect([context?.state, heard.tones]).toEqual(['running', 1]);
  jest.advanceTimersByTime(1100);
  expect(context?.state).toBe('suspended');
  await playTones(tone);
  expect([context?.state, heard.tones]).toEqual(['running', 2]);
});

test('a tone that the browser lets sound long after its moment is left out', async () => {
  jest.useFakeTimers();
  await wakeSound();
  await context?.suspend();
  const before = heard.tones;
  if (context)
    context.resume = async () => {
      jest.advanceTimersByTime(501);
    };
  await playTones(tone);
  expect(heard.tones).toBe(before);
});
