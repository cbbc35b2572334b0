import type { Me } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { WalletProvider } from '@rainbow-rabbit/shared/wallet';
import { render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import type { Place } from '../places/places';
import { type Game, GameContext } from '../session/game-context';
import { GameMenu } from './game-menu';
import { useGameTitle } from './use-game-title';

beforeEach(() => withMessages({ game: en }));

function GameMenuAt({ place }: { place: Place }) {
  useGameTitle(place);
  return <GameMenu onClose={() => undefined} onTell={() => undefined} />;
}

function show(me: Me, place: Place = 'me') {
  const game = {
    event: { slug: 'demo', name: 'Garden Party' },
    info: { reading: { status: 'loading' } },
    address: 'a' as Address,
    me: { reading: { status: 'current', value: me, at: 0 } },
  } as Game;
  const at = (current: Place) => (
    <AtPath path="/ja/rabbit/demo/me">
      <WalletProvider>
        <GameContext value={game}>
          <GameMenuAt place={current} />
        </GameContext>
      </WalletProvider>
    </AtPath>
  );
  const { rerender } = render(at(place));
  return { goTo: (next: Place) => rerender(at(next)) };
}

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent?.trim());

test('the menu leads to the front page and offers language, colors and sound, and the leaderboard to those without tabs', () => {
  show({ registered: false } as Me);
  expect(links()).toEqual(['About the game', 'Leaderboard', 'Rainbow Rabbit front page']);
  expect(screen.getByRole('link', { name: 'Rainbow Rabbit front page' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Colors' })).toBeTruthy();
});

test('a player has the leaderboard as a tab', () => {
  show({ registered: true } as Me);
  expect(links()).toEqual(['About the game', 'Rainbow Rabbit front page']);
});

test('the document is named after each screen and its event', () => {
  const { goTo } = show({ registered: true } as Me);
  expect(document.title).toBe('My rabbit · Garden Party');
  goTo('scan');
  expect(document.title).toBe('Scan rabbit · Garden Party');
  goTo('welcome');
  expect(document.title).toBe('Garden Party');
});
