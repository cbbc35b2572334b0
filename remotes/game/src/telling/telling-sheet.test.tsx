import { partMessages } from '@rainbow-rabbit/parts/testing';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import event from '../../locales/telling/en.json';
import { type Game, GameContext } from '../session/game-context';
import { TellingSheet } from './telling-sheet';

const relay = { broker: ['wss://broker.example/'], key: 'k'.repeat(87) };

const later = partMessages.telling;

beforeEach(() => withMessages({ game: { ...en, ...event }, telling: later }));
afterEach(() => Reflect.deleteProperty(navigator, 'standalone'));

function show(hasRelay = true) {
  const startsAt = Date.UTC(2026, 11, 5, 18);
  const game = {
    event: {
      ...{ process: 'p'.repeat(43) as ProcessId, slug: 'demo', name: 'Garden Party' },
      ...(hasRelay && { relay }),
    },
    info: { reading: { status: 'current', value: { phase: 'open', startsAt } as EventInfo, at: 0 } },
    address: 'a' as Address,
    me: { reading: { status: 'current', value: { registered: false }, at: 0 } },
  } as Game;
  render(
    <AtPath path="/rabbit/demo">
      <GameContext value={game}>
        <TellingSheet onClose={() => undefined} />
      </GameContext>
    </AtPath>,
  );
}

test('a Safari that is no app on the home screen says how to get there', async () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  show();
  expect(await screen.findByText(later['telling.home-screen'])).toBeTruthy();
});

test('without push or a relay, the sheet says so, and offers the date to keep', async () => {
  show();
  expect(await screen.findByText(later['telling.unsupported'])).toBeTruthy();
  expect(screen.queryByRole('button', { name: en['menu.telling'] })).toBeNull();
  show(false);
  expect(await screen.findByText(later['telling.without-relay'])).toBeTruthy();
  expect(screen.getAllByRole('button', { name: later['telling.calendar'] })).toHaveLength(2);
  const [link] = screen.getAllByRole('link', { name: later['telling.mail'] });
  expect(decodeURIComponent(link?.getAttribute('href') ?? '')).toMatch(
    /^mailto:\?subject=Garden Party&body=Garden Party\n.*2026.*\n.*#\/rabbit\/demo$/,
  );
});
