import { act, renderHook } from '@testing-library/react';
import { createLedgerClock } from '../ledger-time/domain/ledger-clock';
import { type Game, GameContext } from './game-context';
import { useNeededLedgerTime } from './use-ledger-time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function stage(isNeeded: boolean, relay: object | undefined) {
  const ledgerClock = createLedgerClock(() => performance.now());
  const refresh = jest.fn(async () => undefined);
  const game = { ledgerClock, event: { relay }, info: { refresh } } as unknown as Game;
  renderHook(() => useNeededLedgerTime(isNeeded), {
    wrapper: ({ children }) => <GameContext value={game}>{children}</GameContext>,
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return { ledgerClock, refresh, pass };
}

it('asks the ledger, ever less often, until a reply tells its time', async () => {
  const { ledgerClock, refresh, pass } = stage(true, {});
  await pass(0);
  expect(refresh).toHaveBeenCalledTimes(1);
  await pass(60_000 * 8);
  const asked = refresh.mock.calls.length;
  expect(asked).toBeGreaterThanOrEqual(2);
  expect(asked).toBeLessThanOrEqual(4);
  ledgerClock.hear(1000);
  await pass(60_000 * 60);
  expect(refresh).toHaveBeenCalledTimes(asked);
});

it.each([
  ['the time is not needed', false, {}],
  ['the event has no relay, so that the phone reads anyway', true, undefined],
])('asks nothing while %s', async (_, isNeeded, relay) => {
  const { refresh, pass } = stage(isNeeded, relay);
  await pass(60_000 * 8);
  expect(refresh).not.toHaveBeenCalled();
});
