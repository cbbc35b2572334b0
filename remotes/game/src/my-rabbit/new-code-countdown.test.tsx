import { slotMs } from '@rainbow-rabbit/processes/rabbit/client';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { createLedgerClock } from '../ledger-time/domain/ledger-clock';
import { type Game, GameContext } from '../session/game-context';
import { NewCodeCountdown } from './new-code-countdown';

beforeEach(() => {
  withMessages({ game: en });
  jest.useFakeTimers({ now: 100 * slotMs });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('a new code says when it appears, second by second, and never a time that is over', () => {
  const ledgerClock = createLedgerClock(() => performance.now());
  render(
    <GameContext value={{ ledgerClock } as Game}>
      <NewCodeCountdown slot={103} />
    </GameContext>,
  );
  expect(screen.getByText('Your rabbit has a new code')).toBeTruthy();
  expect(screen.getByText('It appears here in 90 seconds.')).toBeTruthy();
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByText(/in 60 seconds/)).toBeTruthy();
  act(() => jest.advanceTimersByTime(90_000));
  expect(screen.getByText(/in 0 seconds/)).toBeTruthy();
});
