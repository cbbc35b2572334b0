import type { EventInfo, Player } from '@rainbow-rabbit/processes/rabbit/client';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { type Game, GameContext } from '../session/game-context';
import { PlayerContext } from '../session/player-context';
import { TeamScores } from './team-scores';

beforeEach(() => withMessages({ game: en }));

function show(teams: EventInfo['teams']) {
  const game = { info: { reading: { status: 'current', value: { teams } as EventInfo, at: 0 } } } as Game;
  render(
    <GameContext value={game}>
      <PlayerContext value={{ player: { colour: 'blue' } as Player, address: 'a' } as never}>
        <TeamScores />
      </PlayerContext>
    </GameContext>,
  );
  return screen.queryAllByRole('listitem').map((row) => row.textContent);
}

test('teams stand by what a player of them has on average, those without players are left out', () => {
  const rows = show({ players: [3, 2, 2, 0, 1, 1, 1], colours: [6, 5, 5, 0, 0, 7, 1] });
  expect(rows).toEqual([
    'Indigo7.0',
    'Yellow2.5',
    'Blue (your team)2.5',
    'Green2.0',
    'Violet1.0',
    'Orange0.0',
  ]);
});

test('before the first colour there is no score', () => {
  expect(show({ players: [1, 1, 1, 1, 1, 1, 1], colours: [0, 0, 0, 0, 0, 0, 0] })).toEqual([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
