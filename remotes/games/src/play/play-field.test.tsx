import { nextTurn, withMessages } from '@rainbow-rabbit/shared/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import en from '../../locales/en.json';
import type { RunResult } from './domain/recorded-run';
import { GamePlayer } from './engine/game-player';
import { gameCode } from './game-code';
import { PlayField, type PlayFieldHandle } from './play-field';
import { dotGame, dotSounds } from './testing/dot-game';
import { installPageFrames } from './testing/page-frames';

jest.mock('./game-code', () => ({ gameCode: { whac: {} } }));

const start = () => ({ seed: 'AAAAAAAAAAAAAAAAAAAAAA', pace: 1 }) as const;
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const scene = () => screen.getByRole('application', { name: 'Whac a Rabbit: playing field' });
const key = (code: string) => fireEvent.keyDown(scene(), { code });
const isAsked = (name: string) => screen.queryByRole('button', { name }) !== null;
/** Lets the code of the game arrive. */
const settle = () => act(nextTurn);

let frames: ReturnType<typeof installPageFrames>;
let opened = 0;

beforeEach(() => {
  withMessages({ games: en });
  localStorage.clear();
  frames = installPageFrames();
  opened = 0;
  Object.assign(gameCode.whac, {
    openHere: (options: Omit<Parameters<typeof GamePlayer.open>[0], 'game'>) => {
      opened += 1;
      return GamePlayer.open({ ...options, game: dotGame } as never);
    },
    loadSounds: async () => dotSounds,
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.assign(navigator, { getGamepads: undefined });
});

async function openField(props: Partial<Parameters<typeof PlayField>[0]> = {}) {
  const onOver = jest.fn<void, [RunResult]>();
  const field = (more: Partial<Parameters<typeof PlayField>[0]> = {}) => (
    <PlayField game="whac" start={start()} onOver={onOver} {...props} {...more}>
      {props.children ?? <p>After the run</p>}
    </PlayField>
  );
  const { rerender, unmount } = render(field());
  await settle();
  const again = async () => {
    rerender(field({ start: start() }));
    await settle();
  };
  return { onOver, again, unmount, canvases: () => document.querySelectorAll('canvas').length };
}

test('a run is explained, begins with a tap, is played by keys, and ends with its result', async () => {
  const { onOver } = await openField();
  expect(screen.getByText(/Hit the rabbits in rainbow order/)).toBeTruthy();
  frames.draw(3);
  expect(frames.waiting).toBe(0);
  await press('Tap to start');
  expect(document.activeElement).toBe(scene());
  frames.draw(10);
  key('Space');
  frames.draw(10);
  const score = screen.getByText('Score').parentElement?.textContent;
  for (let lives = 0; lives < 3; lives += 1) key('Enter');
  frames.draw(5);
  expect(onOver).toHaveBeenCalledTimes(1);
  const [[result] = []] = onOver.mock.calls;
  expect(result).toMatchObject({ isOver: true, reason: 'over' });
  expect(score).toBe(`Score ${result?.score}`);
  expect(screen.getByText('After the run')).toBeTruthy();
  expect(screen.getAllByRole('status').some((one) => /The run is over/.test(one.textContent ?? ''))).toBe(
    true,
  );
  expect(frames.waiting).toBe(0);
});

test('a tap beside the card begins, too', async () => {
  await openField();
  const card = button('Tap to start').parentElement;
  await act(async () => void fireEvent.click(card?.parentElement as Element));
  expect(isAsked('Tap to start')).toBe(false);
  frames.draw(1);
  expect(frames.waiting).toBe(1);
});

test.each([
  ['its button', () => press('Pause')],
  ['Escape', async () => void key('Escape')],
  ['the window without the focus', () => act(async () => void fireEvent.blur(window))],
  [
    'a hidden page',
    () =>
      act(async () => {
        Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        fireEvent(document, new Event('visibilitychange'));
        Object.defineProperty(document, 'hidden', { value: false, configurable: true });
      }),
  ],
])('%s pauses, and nothing is asked of the browser meanwhile', async (_, pause) => {
  await openField();
  await press('Tap to start');
  frames.draw(5);
  await pause();
  await settle();
  expect(screen.getByRole('heading', { name: 'Paused' })).toBeTruthy();
  expect(document.activeElement).toBe(button('Go on'));
  expect(frames.waiting).toBe(0);
});

test('a paused run goes on after three, two, one', async () => {
  await openField();
  await press('Tap to start');
  await press('Pause');
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  await press('Go on');
  for (const left of ['3', '2', '1']) {
    expect([screen.getByText(left).textContent, frames.waiting]).toEqual([left, 0]);
    await act(() => jest.advanceTimersByTimeAsync(700));
  }
  expect(frames.waiting).toBe(1);
});

test('a page that is hidden during the count stays paused', async () => {
  await openField();
  await press('Tap to start');
  await press('Pause');
  await press('Go on');
  await act(async () => void fireEvent.blur(window));
  expect(isAsked('Go on')).toBe(true);
});

test('a paused run can be begun anew or left, if its owner says so', async () => {
  const [onRestart, onLeave] = [jest.fn(), jest.fn()];
  await openField({ onRestart, onLeave });
  await press('Tap to start');
  await press('Pause');
  await press('Start again');
  await press('Leave');
  expect([onRestart.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 1]);
  cleanup();
  await openField();
  await press('Tap to start');
  await press('Pause');
  expect([isAsked('Start again'), isAsked('Leave')]).toEqual([false, false]);
});

test('its owner pauses a run that goes on, and is told when there is none', async () => {
  const ref = createRef<PlayFieldHandle>();
  await openField({ ref });
  const pause = () => act(async () => ref.current?.pause());
  expect(await pause()).toBe(false);
  await press('Tap to start');
  expect(await pause()).toBe(true);
  expect([isAsked('Go on'), await pause()]).toEqual([true, false]);
  await press('Go on');
  expect([await pause(), isAsked('Go on')]).toEqual([true, true]);
});

test('the next run counts down at once, on the same player', async () => {
  const { again } = await openField();
  await press('Tap to start');
  frames.draw(3);
  await again();
  expect([screen.getByText('3').textContent, opened]).toEqual(['3', 1]);
});

test('a field waits for its run', async () => {
  const { again } = await openField({ start: undefined });
  expect(isAsked('Tap to start')).toBe(false);
  await again();
  expect(isAsked('Tap to start')).toBe(true);
});

test('a game that does not come says so, and can be asked for again', async () => {
  const { openHere } = gameCode.whac;
  Object.assign(gameCode.whac, { openHere: () => Promise.reject(new Error('no network')) });
  await openField({ onLeave: () => undefined });
  expect(screen.getByText('The game can’t be played right now.')).toBeTruthy();
  expect(isAsked('Leave')).toBe(true);
  Object.assign(gameCode.whac, { openHere });
  await press('Try again');
  await settle();
  expect(isAsked('Tap to start')).toBe(true);
});

test('a player that says nothing any more has died, which is told with the way to another run', async () => {
  const { canvases } = await openField();
  // Its frames never come.
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  await press('Tap to start');
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.getByText(en['play.cut'])).toBeTruthy();
  expect([isAsked('Play again'), canvases(), frames.waiting]).toEqual([true, 0, 0]);
});

test('a game that breaks in the middle of a run says that the run is lost, and its owner begins another', async () => {
  const broken = {
    ...dotGame,
    happenings: () => {
      throw new Error('planted');
    },
  };
  const { openHere } = gameCode.whac;
  Object.assign(gameCode.whac, {
    openHere: (options: never) => GamePlayer.open({ ...(options as object), game: broken } as never),
  });
  const onRestart = jest.fn();
  const { again, onOver } = await openField({ onRestart });
  await press('Tap to start');
  await act(async () => expect(() => frames.draw(5)).toThrow('planted'));
  expect(screen.getByText(en['play.cut'])).toBeTruthy();
  expect([isAsked('Pause'), frames.waiting, onOver.mock.calls.length]).toEqual([false, 0, 0]);
  Object.assign(gameCode.whac, { openHere });
  await press('Play again');
  expect(onRestart).toHaveBeenCalledTimes(1);
  await again();
  expect(screen.getByText('3')).toBeTruthy();
});

const pad = (...pressed: readonly number[]) => ({
  mapping: 'standard',
  buttons: Array.from({ length: 16 }, (_, button) => ({ pressed: pressed.includes(button) })),
  axes: [0, 0],
});

/** Connects a gamepad, and a clock that goes on at `pass`. */
function installPad() {
  let held = pad();
  let nowMs = 0;
  Object.assign(navigator, { getGamepads: () => [held] });
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  return {
    hold: (...pressed: readonly number[]) => {
      held = pad(...pressed);
      return act(async () => frames.draw(1));
    },
    pass: () => {
      nowMs += 1000;
    },
  };
}

test('a gamepad starts a run, pauses it, goes on, and presses what the result offers', async () => {
  const { hold, pass } = installPad();
  const tap = async (pressed: number) => {
    pass();
    await hold(pressed);
    await hold();
  };
  const onAgain = jest.fn();
  await openField({
    children: (
      <>
        <button type="button">Submit</button>
        <button type="button" onClick={onAgain}>
          Again
        </button>
      </>
    ),
  });
  // A press as soon as a panel comes was meant for the game.
  await hold(0);
  await hold();
  expect(isAsked('Tap to start')).toBe(true);
  await tap(0);
  expect(isAsked('Tap to start')).toBe(false);
  await tap(9);
  expect(isAsked('Go on')).toBe(true);
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  await tap(0);
  expect(isAsked('Go on')).toBe(false);
  for (let left = 3; left > 0; left -= 1) await act(() => jest.advanceTimersByTimeAsync(700));
  for (let lives = 0; lives < 3; lives += 1) await tap(1);
  frames.draw(2);
  expect(isAsked('Again')).toBe(true);
  for (const direction of [13, 13, 12, 15]) await tap(direction);
  expect(document.activeElement).toBe(button('Again'));
  await tap(0);
  expect(onAgain).toHaveBeenCalledTimes(1);
});

test('a gamepad presses nothing below another dialog', async () => {
  const { hold, pass } = installPad();
  await openField();
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  pass();
  await hold(0);
  expect(isAsked('Tap to start')).toBe(true);
  dialog.remove();
});

test('a pause says what leaving costs, where it costs something', async () => {
  await openField({ loss: 'This run is gone then.' });
  await press('Tap to start');
  expect(screen.queryByText('This run is gone then.')).toBeNull();
  await press('Pause');
  expect(screen.getByText('This run is gone then.')).toBeTruthy();
  expect(isAsked('Pause')).toBe(false);
});

test('a field that goes leaves nothing behind', async () => {
  const { unmount, canvases } = await openField();
  await press('Tap to start');
  frames.draw(3);
  unmount();
  expect([frames.waiting, canvases()]).toEqual([0, 0]);
  fireEvent.blur(window);
});

test('vibrations are felt unless switched off, or less motion is wanted', async () => {
  const vibrate = jest.fn();
  Object.assign(navigator, { vibrate });
  const tapOnce = async () => {
    await press('Tap to start');
    frames.draw(3);
    key('Space');
    frames.draw(3);
    cleanup();
  };
  await openField();
  await tapOnce();
  expect(vibrate.mock.calls).toEqual([[10]]);
  await openField({ isReduced: true });
  await tapOnce();
  await openField();
  await act(async () => void fireEvent.click(screen.getByRole('switch', { name: 'Vibration' })));
  await tapOnce();
  expect(vibrate).toHaveBeenCalledTimes(1);
  await openField();
  expect(screen.getByRole('switch', { name: 'Vibration' }).getAttribute('aria-checked')).toBe('false');
});
