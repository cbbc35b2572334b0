import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { giveFeedback } from './give-feedback';
import { useWakingSound } from './sound-choice';
import { SoundSwitch } from './sound-switch';

const made = { contexts: 0, tones: 0 };

/** An audio context that sounds only when it was resumed, as browsers have it. */
class FakeContext {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  constructor() {
    made.contexts++;
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
    const start = () => void made.tones++;
    return { frequency: { value: 0 }, connect: () => undefined, start, stop: () => undefined };
  }
}

function Page() {
  useWakingSound();
  return <SoundSwitch />;
}

const soundSwitch = () => screen.getByRole('switch', { name: 'Sounds' });
const press = () => act(async () => void fireEvent.click(soundSwitch()));
/** Tones of one more moment. */
const tonesOfCollected = () => {
  const before = made.tones;
  giveFeedback('collected');
  return made.tones - before;
};

test('the game is silent until sound is asked for, and the phone remembers the choice', async () => {
  withMessages({ game: en });
  Object.assign(globalThis, { AudioContext: FakeContext });
  localStorage.clear();
  render(<Page />);
  fireEvent.click(document.body);
  expect(soundSwitch().getAttribute('aria-checked')).toBe('false');
  expect([tonesOfCollected(), made.contexts]).toEqual([0, 0]);

  await press();
  expect(soundSwitch().getAttribute('aria-checked')).toBe('true');
  expect(made).toEqual({ contexts: 1, tones: 1 });
  expect(tonesOfCollected()).toBe(3);
  cleanup();
  render(<Page />);
  expect(soundSwitch().getAttribute('aria-checked')).toBe('true');

  await press();
  expect(tonesOfCollected()).toBe(0);
  expect(made.contexts).toBe(1);
});

test('a phone feels each moment, and one without sound goes on', async () => {
  const vibrate = jest.fn();
  Object.assign(navigator, { vibrate });
  Object.assign(globalThis, { AudioContext: undefined });
  localStorage.clear();
  withMessages({ game: en });
  render(<Page />);
  await press();
  giveFeedback('read');
  expect(vibrate).toHaveBeenLastCalledWith([30]);
});

test('no phone is asked to shake before the first tap on the page', () => {
  const vibrate = jest.fn();
  Object.assign(navigator, { vibrate, userActivation: { hasBeenActive: false } });
  giveFeedback('caught');
  expect(vibrate).not.toHaveBeenCalled();
});
