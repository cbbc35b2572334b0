import { claimWindowEnd, defaultClaimWindowMs, type RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { act, render } from '@testing-library/react';
import { createLedgerClock } from '../ledger-time/domain/ledger-clock';
import { type Game, GameContext } from '../session/game-context';
import { PlayerContext, type PlayerSession } from '../session/player-context';
import { gameStorage } from '../stored/game-storage';
import { DisclosingProvider } from './disclosing-context';
import { heldTokensSchema } from './domain/held-tokens';

const held = { rabbit: 7 as RabbitId, slot: 1000, token: 'AwMDAwMDAwMDAw' };
const windowEnd = claimWindowEnd(held.slot, defaultClaimWindowMs);
const minuteMs = 60_000;

/** A player whose phone holds one token, and whose clock shows five minutes more than the ledger's. */
function setUp({ claimWindowMs }: { claimWindowMs?: number } = { claimWindowMs: defaultClaimWindowMs }) {
  jest.setSystemTime(windowEnd - minuteMs + 5 * minuteMs);
  gameStorage(['process', 'address', 'held-tokens'], heldTokensSchema).write([held]);
  const ledgerClock = createLedgerClock(() => performance.now());
  const disclose = jest.fn(async () => [{ rabbit: 7, slot: 1000, ok: true, confirmed: 1, struck: 0 }]);
  const game = {
    event: { process: 'process' },
    client: { disclose },
    ledgerClock,
    info: {
      reading: claimWindowMs ? { status: 'current', value: { claimWindowMs } } : { status: 'loading' },
    },
    me: { refresh: async () => undefined },
  } as unknown as Game;
  const session = {
    address: 'address',
    method: 'QuickWallet',
    player: { collected: [] },
  } as unknown as PlayerSession;
  render(
    <GameContext value={game}>
      <PlayerContext value={session}>
        <DisclosingProvider isQuiet>{null}</DisclosingProvider>
      </PlayerContext>
    </GameContext>,
  );
  return {
    disclose,
    hear: (at: number) => act(() => ledgerClock.hear(at)),
    pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
  };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('disclosing on a phone whose clock is five minutes fast', () => {
  it('waits until the claim window has closed on the ledger', async () => {
    const { hear, disclose, pass } = setUp();
    hear(windowEnd - minuteMs);
    await pass(minuteMs);
    expect(disclose).not.toHaveBeenCalled();
    await pass(2 * minuteMs);
    expect(disclose).toHaveBeenCalledTimes(1);
  });

  it('waits for a reply after a reload', async () => {
    const { hear, disclose, pass } = setUp();
    await pass(30 * minuteMs);
    expect(disclose).not.toHaveBeenCalled();
    hear(windowEnd + minuteMs);
    await pass(minuteMs);
    expect(disclose).toHaveBeenCalledTimes(1);
  });

  it('takes the longest window that there is while the one of the event is unknown', async () => {
    const { hear, disclose, pass } = setUp({});
    hear(windowEnd + 2 * minuteMs);
    await pass(2 * minuteMs);
    expect(disclose).not.toHaveBeenCalled();
  });
});
