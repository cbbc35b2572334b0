import { slotMs } from '@rainbow-rabbit/processes/rabbit/client';
import { act, renderHook } from '@testing-library/react';
import { createLedgerClock } from '../ledger-time/domain/ledger-clock';
import { type Game, GameContext } from '../session/game-context';
import { useElapsed, useSlot } from './use-slot';

const hour = 3_600_000;
const phoneTime = 1000 * slotMs;

beforeEach(() => jest.useFakeTimers({ now: phoneTime }));
afterEach(() => jest.useRealTimers());

function open() {
  const ledgerClock = createLedgerClock(() => performance.now());
  const running = () => {
    const slot = useSlot();
    return { slot, elapsedMs: useElapsed(slot, 2000) };
  };
  const view = renderHook(running, {
    wrapper: ({ children }) => <GameContext value={{ ledgerClock } as Game}>{children}</GameContext>,
  });
  return { ledgerClock, result: view.result };
}

describe('the running slot', () => {
  it("follows this phone's clock, slot by slot", () => {
    const { result } = open();
    expect(result.current).toEqual({ slot: 1000, elapsedMs: 0 });
    act(() => jest.advanceTimersByTime(2000));
    expect(result.current).toEqual({ slot: 1000, elapsedMs: 2000 });
    act(() => jest.advanceTimersByTime(slotMs - 2000));
    expect(result.current).toEqual({ slot: 1001, elapsedMs: 0 });
  });

  it("is the ledger's as soon as a reply says that this phone's clock is behind", () => {
    const { ledgerClock, result } = open();
    act(() => ledgerClock.hear(phoneTime + hour + 5000));
    expect(result.current).toEqual({ slot: 1000 + hour / slotMs, elapsedMs: 5000 });
    act(() => jest.advanceTimersByTime(slotMs - 5000));
    expect(result.current.slot).toBe(1001 + hour / slotMs);
  });

  it("stays this phone's when the ledger is behind it, as between two of its blocks", () => {
    const { ledgerClock, result } = open();
    act(() => ledgerClock.hear(phoneTime - hour));
    expect(result.current.slot).toBe(1000);
  });
});
