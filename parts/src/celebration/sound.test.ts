import { audio, FakeAudioContext } from '../testing/fake-audio-context';
import { playTones, wakeSound } from './sound';

const tone = [{ pitch: 440, at: 0, lasts: 100 }];
test('nothing sounds before the first tap; the audio hardware rests after the last tone, and comes back for the next', async () => {
  Object.assign(globalThis, { AudioContext: FakeAudioContext });
  jest.useFakeTimers();
  await playTones(tone);
  expect(audio).toEqual({ contexts: [], tones: 0 });
  await wakeSound();
  await playTones(tone);
  expect([audio.contexts[0]?.state, audio.tones]).toEqual(['running', 1]);
  jest.advanceTimersByTime(1100);
  expect(audio.contexts[0]?.state).toBe('suspended');
  await playTones(tone);
  expect([audio.contexts[0]?.state, audio.tones]).toEqual(['running', 2]);
});

test('a tone that the browser lets sound long after its moment is left out', async () => {
  jest.useFakeTimers();
  await wakeSound();
  const [context] = audio.contexts;
  await context?.suspend();
  const before = audio.tones;
  if (context)
    context.resume = async () => {
      jest.advanceTimersByTime(501);
    };
  await playTones(tone);
  expect(audio.tones).toBe(before);
});
