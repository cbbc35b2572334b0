import { keptValue } from '@rainbow-rabbit/parts/kept';
import {
  claimWindowEnd,
  createRabbitClient,
  defaultClaimWindowMs,
  keyDigestOf,
  type RabbitId,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { Address, DataItemInput, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { memoryAo, withMessages } from '@rainbow-rabbit/shared/testing';
import type { AskingOptions, WalletConnector } from '@rainbow-rabbit/shared/wallet';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { createLedgerClock } from '../ledger-time/domain/ledger-clock';
import { type Game, GameContext } from '../session/game-context';
import { itemSignerOf } from '../session/item-signer';
import { PlayerContext, type PlayerSession } from '../session/player-context';
import { ConfirmColoursLine } from './confirm-colours-line';
import { DisclosingProvider } from './disclosing-context';
import { heldTokensSchema } from './held-tokens.domain';

const process = 'p'.repeat(43) as ProcessId;
const address = 'a'.repeat(43) as Address;
const held = { rabbit: 7 as RabbitId, slot: 1000, token: 'AwMDAwMDAwMDAw' };
const windowEnd = claimWindowEnd(held.slot, defaultClaimWindowMs);
const minuteMs = 60_000;

/** A player whose phone holds one token, and whose clock shows five minutes more than the ledger's. */
function setUp({
  event = { claimWindowMs: defaultClaimWindowMs },
  complete = false,
  unaskedFailure,
}: {
  event?: object | 'unknown';
  complete?: boolean;
  /** The wallet's failure where it may not ask. */
  unaskedFailure?: AppError;
} = {}) {
  jest.setSystemTime(windowEnd - minuteMs + 5 * minuteMs);
  keptValue(['game', process, address, 'held-tokens'], heldTokensSchema).write([held]);
  const ledgerClock = createLedgerClock(() => performance.now());
  /** The limits of asking, for each message that the wallet was given. */
  const askings: (AskingOptions | undefined)[] = [];
  const connector = {
    signDataItem: async (_: DataItemInput, asking?: AskingOptions) => {
      askings.push(asking);
      if (asking?.isUnasked && unaskedFailure) throw unaskedFailure;
      return new Uint8Array();
    },
  } as unknown as WalletConnector;
  const disclosed: unknown[] = [];
  const ao = memoryAo({
    answer({ data = '' }) {
      const { disclosures } = JSON.parse(data);
      disclosed.push(...disclosures);
      const outcomes = disclosures.map(({ rabbit, slot }: typeof held) => ({
        rabbit,
        slot,
        ok: true,
        confirmed: 1,
        struck: 0,
      }));
      const Data = JSON.stringify({ disclosed: outcomes, at: 1 });
      return { Messages: [{ Target: address, Tags: [{ name: 'Action', value: 'Disclosed' }], Data }] };
    },
  });
  const game = {
    event: { process },
    client: createRabbitClient(ao, process),
    ledgerClock,
    info: {
      reading: event === 'unknown' ? { status: 'loading' } : { status: 'current', value: event },
    },
    me: { refresh: async () => undefined },
  } as unknown as Game;
  const session = {
    address,
    connector,
    signer: itemSignerOf(connector, address),
    player: { collected: [], complete },
  } as unknown as PlayerSession;
  render(
    <GameContext value={game}>
      <PlayerContext value={session}>
        <DisclosingProvider isQuiet>
          <ConfirmColoursLine />
        </DisclosingProvider>
      </PlayerContext>
    </GameContext>,
  );
  return {
    disclosed,
    askings,
    hear: (at: number) => act(() => ledgerClock.hear(at)),
    pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
  };
}

beforeEach(() => {
  localStorage.clear();
  withMessages({ game: en });
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('disclosing on a phone whose clock is five minutes fast', () => {
  it('waits until the claim window has closed on the ledger', async () => {
    const { hear, disclosed, pass } = setUp();
    hear(windowEnd - minuteMs);
    await pass(minuteMs);
    expect(disclosed).toEqual([]);
    await pass(2 * minuteMs);
    expect(disclosed).toEqual([held]);
  });

  it('waits for a reply after a reload', async () => {
    const { hear, disclosed, pass } = setUp();
    await pass(30 * minuteMs);
    expect(disclosed).toEqual([]);
    hear(windowEnd + minuteMs);
    await pass(minuteMs);
    expect(disclosed).toEqual([held]);
  });

  it('takes the longest window that there is while the one of the event is unknown', async () => {
    const { hear, disclosed, pass } = setUp({ event: 'unknown' });
    hear(windowEnd + 2 * minuteMs);
    await pass(2 * minuteMs);
    expect(disclosed).toEqual([]);
  });
});

describe('disclosing', () => {
  const key = new Uint8Array(32).fill(3);
  const event = { claimWindowMs: defaultClaimWindowMs, keyDigest: keyDigestOf(key) };
  const slotEnd = windowEnd - defaultClaimWindowMs;

  it('needs no pause for another scan once all seven colors are there', async () => {
    const { hear, disclosed, pass } = setUp({ complete: true });
    hear(windowEnd);
    await pass(9000);
    expect(disclosed).toEqual([]);
    await pass(11_000);
    expect(disclosed).toEqual([held]);
  });

  it('needs no secrecy once the key is revealed', async () => {
    const { hear, disclosed, pass } = setUp({
      event: { ...event, reveal: { at: 1, key: toBase64Url(key) } },
      complete: true,
    });
    hear(slotEnd);
    await pass(10_000);
    expect(disclosed).toEqual([held]);
  });

  it.each([
    ['of another event', toBase64Url(new Uint8Array(32).fill(4))],
    ['that is none', '?'],
  ])('stays secret for a reveal with a key %s, whoever answers the read', async (_, other) => {
    const { hear, disclosed, pass } = setUp({
      event: { ...event, reveal: { at: 1, key: other } },
      complete: true,
    });
    hear(slotEnd);
    await pass(minuteMs);
    expect(disclosed).toEqual([]);
  });
});

describe('disclosing without a tap of the player', () => {
  it('asks nothing, and shows nothing when the wallet signs unasked', async () => {
    const { hear, disclosed, askings, pass } = setUp();
    hear(windowEnd + 2 * minuteMs);
    await pass(minuteMs);
    expect(disclosed).toEqual([held]);
    expect(askings).toEqual([{ isUnasked: true }]);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('leaves what needs approval to the player, with a deadline, and asks once they tap', async () => {
    const { hear, askings, pass } = setUp({ unaskedFailure: new AppError('wallet.approval-needed') });
    hear(windowEnd + 2 * minuteMs);
    await pass(5 * minuteMs);
    expect(askings).toEqual([{ isUnasked: true }]);
    expect(screen.getByText('1 color needs confirming, 23 min left')).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' })));
    expect(askings).toHaveLength(2);
    expect(askings[1]?.isUnasked).toBeUndefined();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('goes on by itself where the wallet is away for a while', async () => {
    const unaskedFailure = new AppError('wallet.broker-unreachable', { retryable: true });
    const { hear, askings, pass } = setUp({ unaskedFailure });
    hear(windowEnd + 2 * minuteMs);
    await pass(2 * minuteMs);
    expect(askings.length).toBeGreaterThan(1);
    expect(askings.every((asking) => asking?.isUnasked)).toBe(true);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
