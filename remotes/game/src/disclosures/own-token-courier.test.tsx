import { createChain, createRabbitClient, earlyMs, slotMs } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import type { AskingOptions, WalletConnector } from '@rainbow-rabbit/shared/wallet';
import { act, cleanup, render } from '@testing-library/react';
import { chainStore } from '../chain/chain-store';
import { createLedgerClock } from '../ledger-time/domain/ledger-clock';
import { type Game, GameContext } from '../session/game-context';
import { PlayerContext, type PlayerSession } from '../session/player-context';
import { OwnTokenCourier, withinMs } from './own-token-courier';

const process = 'p'.repeat(43) as ProcessId;
const address = 'Q'.repeat(43) as Address;
const seed = new Uint8Array(10).fill(5);
const start = 59_000_000;
const length = 40;
const minuteMs = 60_000;

/** A phone some slots after the start of its chain. */
async function stage({
  slots = 20,
  hasChain = true,
  isAway = false,
  isEarly = false,
  needsApproval = false,
} = {}) {
  jest.setSystemTime((start + slots) * slotMs);
  if (hasChain) chainStore(process, address).write([{ seed: toBase64Url(seed), start, length }]);
  const askings: (AskingOptions | undefined)[] = [];
  const connector = {
    signDataItem: async (_: unknown, asking?: AskingOptions) => {
      askings.push(asking);
      if (needsApproval) throw new AppError('wallet.approval-needed');
      return new Uint8Array();
    },
  } as unknown as WalletConnector;
  const disclosed: { rabbit: number; slot: number; token: string }[] = [];
  const ao = memoryAo({
    onPost() {
      if (isAway) throw new AppError('ao.unreachable', { retryable: true });
    },
    answer({ data = '' }) {
      const [own] = JSON.parse(data).disclosures;
      disclosed.push(own);
      if (isEarly) return { Messages: [], Error: 'rr:disclosure.early' };
      const Data = JSON.stringify({ disclosed: [{ ...own, ok: true, confirmed: 1, struck: 1 }], at: 1 });
      return { Messages: [{ Target: address, Tags: [{ name: 'Action', value: 'Disclosed' }], Data }] };
    },
  });
  const ledgerClock = createLedgerClock(() => performance.now());
  const game = { event: { process }, client: createRabbitClient(ao, process), ledgerClock, address };
  const player = { rabbit: 9, chain: { start, length } };
  const own = { reading: { status: 'current', value: { registered: true, ...player }, at: 1 } };
  render(
    <GameContext value={{ ...game, me: own } as unknown as Game}>
      <PlayerContext value={{ address, connector, player } as unknown as PlayerSession}>
        <OwnTokenCourier />
      </PlayerContext>
    </GameContext>,
  );
  // the same hashes as those of the component, which began before
  await act(() => createChain({ address, length, seed }).then(() => undefined));
  await act(() => jest.advanceTimersByTimeAsync(withinMs + minuteMs));
  return { disclosed, askings };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const tokenAt = async (place: number) => {
  const chain = await createChain({ address, length, seed });
  return toBase64Url(chain.tokenAt(place) ?? new Uint8Array());
};

describe('the own token after a reveal', () => {
  it('is that of the last slot that may have been claimed, shown once and without a question', async () => {
    const { disclosed, askings } = await stage();
    expect(disclosed).toHaveLength(1);
    const own = disclosed[0] ?? { rabbit: 0, slot: 0, token: '' };
    expect(own.rabbit).toBe(9);
    expect([20, 21]).toContain(own.slot - start - earlyMs / slotMs);
    expect(own.token).toBe(await tokenAt(own.slot - start));
    expect(askings).toEqual([{ isUnasked: true }]);
  });

  it('is the last one of a chain that ends', async () => {
    const { disclosed } = await stage({ slots: length - 1 });
    expect(disclosed).toMatchObject([{ slot: start + length, token: await tokenAt(length) }]);
  });

  it('is shown again while the network is away, or the ledger knows of no reveal', async () => {
    for (const state of [{ isAway: true }, { isEarly: true }]) {
      const { askings } = await stage(state);
      expect(askings.length).toBeGreaterThan(3);
      cleanup();
    }
  });

  it('is left to others where the wallet would ask, and without the chain', async () => {
    expect((await stage({ needsApproval: true })).askings).toHaveLength(1);
    cleanup();
    localStorage.clear();
    expect((await stage({ hasChain: false })).askings).toEqual([]);
  });
});
