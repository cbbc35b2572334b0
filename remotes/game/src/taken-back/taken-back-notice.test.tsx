import type { Player } from '@rainbow-rabbit/processes/rabbit/client';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { type Game, GameContext } from '../session/game-context';
import { PlayerContext, type PlayerSession } from '../session/player-context';
import { TakenBackNotice } from './taken-back-notice';
import { useWatchForTaken } from './use-watch-for-taken';

const game = {
  event: { process: 'process' },
  info: { reading: { status: 'loading' } },
} as unknown as Game;

function Watched() {
  useWatchForTaken();
  return <TakenBackNotice />;
}

/** The screen of a player who has these colours at a time of the ledger; what is missing then has proved false. */
function screenAt(at: number, ...collected: Partial<Player['collected'][number]>[]) {
  const player = { address: 'me', at, banned: false, voided: 1 - collected.length, collected };
  return (
    <GameContext value={game}>
      <PlayerContext value={{ address: 'me', player } as unknown as PlayerSession}>
        <Watched />
      </PlayerContext>
    </GameContext>
  );
}

const green = {
  colour: 'green',
  rabbit: 7,
  nickname: 'Moss',
  slot: 0,
  status: 'pending',
} as Player['collected'][number];
const text = 'from Moss: the code could not be confirmed.';

beforeEach(() => {
  localStorage.clear();
  withMessages({ game: en });
});
afterEach(cleanup);

test('a colour that falls is named with the reason, also after a reload, until the player has it again', () => {
  const { rerender, unmount } = render(screenAt(1, green));
  expect(screen.queryByText(text)).toBeNull();
  rerender(screenAt(2));
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('Scan another rabbit of the same color.')).toBeTruthy();
  unmount();
  const reloaded = render(screenAt(3));
  expect(screen.getByText(text)).toBeTruthy();
  reloaded.rerender(screenAt(4, { ...green, rabbit: 9 as typeof green.rabbit }));
  expect(screen.queryByText(text)).toBeNull();
});

test('an answer from before the scan, which arrives late, takes nothing back', () => {
  const { rerender } = render(screenAt(1));
  rerender(screenAt(3, green));
  rerender(screenAt(2));
  rerender(screenAt(4, green));
  expect(screen.queryByText(text)).toBeNull();
});

test('a player who has read it can put it away', () => {
  const { rerender } = render(screenAt(1, green));
  rerender(screenAt(2));
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText(text)).toBeNull();
});

test('a colour that the staff struck before it was confirmed says so', () => {
  const { rerender } = render(screenAt(1, green));
  rerender(screenAt(2, { ...green, colour: 'red', rabbit: 8 as typeof green.rabbit }));
  expect(screen.getByText('from Moss: the staff took it back.')).toBeTruthy();
});
