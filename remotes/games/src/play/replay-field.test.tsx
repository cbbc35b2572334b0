import { nextTurn, withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { LiveRun } from './domain/live-run';
import { GamePlayer } from './engine/game-player';
import { gameCode } from './game-code';
import { ReplayField } from './replay-field';
import { dotGame } from './testing/dot-game';
import { installPageFrames } from './testing/page-frames';

jest.mock('./game-code', () => ({ gameCode: { rabbit: {} } }));

const start = { seed: 'AAAAAAAAAAAAAAAAAAAAAA', pace: 1 } as const;
const settle = () => act(nextTurn);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const place = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Place in the run' });

let frames: ReturnType<typeof installPageFrames>;

/** A run of two seconds. */
function playedRun() {
  const run = new LiveRun(dotGame.simulation, start);
  while (run.steps < 120) {
    if (run.steps % 10 === 0) run.enter([1]);
    if (run.steps === 119) run.enter([2, 2, 2]);
    run.advance();
  }
  return { ...start, ...run.result('over') };
}

beforeEach(() => {
  withMessages({ games: en });
  frames = installPageFrames();
  Object.assign(gameCode.rabbit, {
    openHere: (options: object) => GamePlayer.open({ ...options, game: dotGame } as never),
  });
});

async function watch(score: (played: number) => number) {
  const run = playedRun();
  const [onChecked, onLeave] = [jest.fn(), jest.fn()];
  const { unmount } = render(
    <ReplayField game="rabbit" run={run} score={score(run.score)} onChecked={onChecked} onLeave={onLeave} />,
  );
  await settle();
  return { run, onChecked, onLeave, unmount };
}

test('a run is checked, then plays, rests and goes on, to its end and from its begin again', async () => {
  const { run, onChecked } = await watch((played) => played);
  expect(screen.getByText('The run is being checked…')).toBeTruthy();
  frames.draw(1);
  expect(onChecked).toHaveBeenCalledWith(true);
  expect(screen.getByText(`Checked: ${run.score}`)).toBeTruthy();
  frames.draw(40);
  expect(Number(place().value)).toBeGreaterThan(20);
  await press('Pause');
  expect(frames.waiting).toBe(0);
  await press('Play');
  frames.draw(100);
  expect([place().value, place().getAttribute('aria-valuetext'), frames.waiting]).toEqual(['120', '0:02', 0]);
  await press('Play');
  expect(place().value).toBe('0');
  frames.draw(20);
  expect(frames.waiting).toBe(1);
});

test('a run can be watched faster, and at any place', async () => {
  await watch((played) => played);
  frames.draw(1);
  await press('4×');
  expect(screen.getByRole('button', { name: '4×' }).getAttribute('aria-pressed')).toBe('true');
  frames.draw(12);
  expect(Number(place().value)).toBeGreaterThan(30);
  await act(async () => void fireEvent.change(place(), { target: { value: '7' } }));
  expect(place().value).toBe('7');
});

test('a run that does not lead to its score is not shown, and can be left', async () => {
  const { onChecked, onLeave } = await watch((played) => played + 1);
  frames.draw(1);
  expect(onChecked).toHaveBeenCalledWith(false);
  expect(screen.getByText(/does not lead to the score/)).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
  await press('Leave');
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('a field that goes leaves nothing behind', async () => {
  const { unmount } = await watch((played) => played);
  frames.draw(3);
  unmount();
  expect([frames.waiting, document.querySelector('canvas')]).toEqual([0, null]);
});
