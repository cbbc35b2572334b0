import type { Player } from '@rainbow-rabbit/processes/rabbit/client';
import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { type Game, GameContext } from '../session/game-context';
import { RainbowComplete } from './rainbow-complete';

beforeEach(() => withMessages({ game: en }));

const at = new Date(2026, 5, 1, 15, 42).getTime();
const collected = [{ at: at - 60_000 }, { at }] as Player['collected'];

const complete = (player: Partial<Player>, phase = 'running') => {
  const game = {
    info: { reading: { status: 'current', value: { phase, prize: 'A golden carrot' }, at: 1 } },
  };
  return (
    <AtPath path="/rabbit/demo/me">
      <GameContext value={game as unknown as Game}>
        <RainbowComplete player={{ nickname: 'Fern', collected, ...player }} />
      </GameContext>
    </AtPath>
  );
};

test('a rainbow of seven colours is celebrated before it has a block, and says that the block follows', () => {
  const { rerender } = render(complete({}));
  expect(screen.getByRole('heading', { name: 'Your rainbow is complete!' })).toBeTruthy();
  expect(screen.getByText(/^Your block gets its number once all seven codes are checked/)).toBeTruthy();
  rerender(complete({ block: 1234, rank: 2 }));
  expect(screen.getByText('Block #1234')).toBeTruthy();
  expect(screen.getByText(/^Finished at 3:42\sPM, place 2$/)).toBeTruthy();
  expect(screen.queryByText(/^Your block gets its number/)).toBeNull();
});

test('a complete rainbow says what comes next, until the game is over', () => {
  const { rerender } = render(complete({}));
  expect(screen.getByRole('heading', { name: 'What happens next' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('The grand prize: A golden carrot')).toBeTruthy();
  rerender(complete({}, 'ended'));
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(screen.getByText(/^The game is over/)).toBeTruthy();
});

test('a complete rainbow leaves room for what the app offers, and says when the room comes and goes', () => {
  const rooms: number[] = [];
  const look = () => rooms.push(document.querySelectorAll('[data-moment="rainbow-complete"]').length);
  window.addEventListener('rr-moment', look);
  render(complete({})).unmount();
  window.removeEventListener('rr-moment', look);
  expect(rooms).toEqual([1, 0]);
});
