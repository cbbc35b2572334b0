import { useWakingSound } from '@rainbow-rabbit/parts/celebration';
import { audio, FakeAudioContext } from '@rainbow-rabbit/parts/testing';
import { nextTurn, withMessages } from '@rainbow-rabbit/shared/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { gameSound } from './game-sound';
import { giveFeedback } from './give-feedback';
import { SoundButton } from './sound-button';

function Page() {
  useWakingSound(gameSound);
  return <SoundButton />;
}

const isOn = () => screen.getByRole('button').getAttribute('aria-label') === 'Turn the sounds off';
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));
/** Tones of one more moment. */
const tonesOfCollected = async () => {
  const before = audio.tones;
  giveFeedback('collected');
  await nextTurn();
  return audio.tones - before;
};

test('the game sounds from the first tap until sound is turned off, and the phone remembers the choice', async () => {
  withMessages({ game: en });
  Object.assign(globalThis, { AudioContext: FakeAudioContext });
  localStorage.clear();
  render(<Page />);
  expect(isOn()).toBe(true);
  expect([await tonesOfCollected(), audio.contexts.length]).toEqual([0, 0]);
  await act(async () => void fireEvent.click(document.body));
  expect(await tonesOfCollected()).toBe(3);
  expect(audio.contexts.length).toBe(1);

  await press();
  expect(isOn()).toBe(false);
  expect(await tonesOfCollected()).toBe(0);
  cleanup();
  render(<Page />);
  expect(isOn()).toBe(false);

  audio.tones = 0;
  await press();
  await nextTurn();
  expect([audio.contexts.length, audio.tones]).toEqual([1, 1]);
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
