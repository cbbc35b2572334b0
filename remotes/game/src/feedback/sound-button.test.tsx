import { useWakingSound } from '@rainbow-rabbit/parts/celebration';
import { nextTurn, withMessages } from '@rainbow-rabbit/shared/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { gameSound } from './game-sound';
import { giveFeedback } from './give-feedback';
import { SoundButton } from './sound-button';

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
  useWakingSound(gameSound);
  return <SoundButton />;
}

const isOn = () => screen.getByRole('button').getAttribute('aria-label') === 'Turn the sounds off';
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));
/** Tones of one more moment. */
const tonesOfCollected = async () => {
  const before = made.tones;
  giveFeedback('collected');
  await nextTurn();
  return made.tones - before;
};

test('the game sounds from the first tap until sound is turned off, and the phone remembers the choice', async () => {
  withMessages({ game: en });
  Object.assign(globalThis, { AudioContext: FakeContext });
  localStorage.clear();
  render(<Page />);
  expect(isOn()).toBe(true);
  expect([await tonesOfCollected(), made.contexts]).toEqual([0, 0]);
  await act(async () => void fireEvent.click(document.body));
  expect(await tonesOfCollected()).toBe(3);
  expect(made.contexts).toBe(1);

  await press();
  expect(isOn()).toBe(false);
  expect(await tonesOfCollected()).toBe(0);
  cleanup();
  render(<Page />);
  expect(isOn()).toBe(false);

  made.tones = 0;
  await press();
  await nextTurn();
  expect(made).toEqual({ contexts: 1, tones: 1 });
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
