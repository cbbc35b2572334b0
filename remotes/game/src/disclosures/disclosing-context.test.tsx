import { keptValue } from '@rainbow-rabbit/parts/kept';
import {
  claimWindowEnd,
  defaultClaimWindowMs,
  keyDigestOf,
  type ProcessSendOptions,
  type RabbitId,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { DataItemInput } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import type { AskingOptions, WalletConnector } from '@rainbow-rabbit/shared/wallet';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { createLedgerClock } from '../ledger-time/domain/ledger-clock';
import { type Game, GameContext } from '../session/game-context';
import { PlayerContext, type PlayerSession } from '../session/player-context';
import { ConfirmColoursLine } from './confirm-colours-line';
import { DisclosingProvider } from './disclosing-context';
import { heldTokensSchema } from './domain/held-tokens';

const held = { rabbit: 7 as RabbitId, slot: 1000, token: 'AwMDAwMDAwMDAw' };
const windowEnd = claimWindowEnd(held.slot, defaultClaimWindowMs);
const minuteMs = 60_000;

/** A player whose phone holds one token, and whose clock shows five minutes more than the ledger's. */
function setUp({
  event = { claimWindowMs: defaultClaimWindowMs },
  complete = false,
  needsApproval = false,
}: {
  event?: object | 'unknown';
  complete?: boolean;
  needsApproval?: boolean;
} = {}) {
  jest.setSystemTime(windowEnd - minuteMs + 5 * minuteMs);
  keptValue(['game', 'process', 'address', 'held-tokens'], heldTokensSchema).write([held]);
  const ledgerClock = createLedgerClock(() => performance.now());
  /** The limits of asking, for each message that the wallet was given. */
  const askings: (AskingOptions | undefined)[] = [];
  const connector = {
    signDataItem: async (_: DataItemInput, asking?: AskingOptions) => {
      askings.push(asking);
      if (asking?.isUnasked && needsApproval) throw new AppError('wallet.approval-needed');
      return new Uint8Array();
    },
  } as unknown as WalletConnector;
  const disclose = jest.fn(async (_: unknown, { signer }: ProcessSendOptions) => {
    await signer.signDataItem({ data: '' });
    return [{ rabbit: 7, slot: 1000, ok: true, confirmed: 1, struck: 0 }];
  });
  const game = {
    event: { process: 'process' },
    client: { disclose, process: 'process' },
    ledgerClock,
    info: {
      reading: event === 'unknown' ? { status: 'loading' } : { status: 'current', value: event },
    },
    me: { refresh: async () => undefined },
  } as unknown as Game;
  const session = {
    address: 'address',
    connector,
    signer: connector,
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
    disclose,
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
    const { hear, disclose, pass } = setUp({ event: 'unknown' });
    hear(windowEnd + 2 * minuteMs);
    await pass(2 * minuteMs);
    expect(disclose).not.toHaveBeenCalled();
  });
});

describe('disclosing', () => {
  const key = new Uint8Array(32).fill(3);
  const event = { claimWindowMs: defaultClaimWindowMs, keyDigest: keyDigestOf(key) };
  const slotEnd = windowEnd - defaultClaimWindowMs;

  it('needs no pause for another scan once all seven colors are there', async () => {
    const { hear, disclose, pass } = setUp({ complete: true });
    hear(windowEnd);
    await pass(9000);
    expect(disclose).not.toHaveBeenCalled();
    await pass(11_000);
    expect(disclose).toHaveBeenCalledTimes(1);
  });

  it('needs no secrecy once the key is revealed', async () => {
    const { hear, disclose, pass } = setUp({
      event: { ...event, reveal: { at: 1, key: toBase64Url(key) } },
      complete: true,
    });
    hear(slotEnd);
    await pass(10_000);
    expect(disclose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['of another event', toBase64Url(new Uint8Array(32).fill(4))],
    ['that is none', '?'],
  ])('stays secret for a reveal with a key %s, whoever answers the read', async (_, other) => {
    const { hear, disclose, pass } = setUp({
      event: { ...event, reveal: { at: 1, key: other } },
      complete: true,
    });
    hear(slotEnd);
    await pass(minuteMs);
    expect(disclose).not.toHaveBeenCalled();
  });
});

describe('disclosing without a tap of the player', () => {
  it('asks nothing, and shows nothing when the wallet signs unasked', async () => {
    const { hear, disclose, askings, pass } = setUp();
    hear(windowEnd + 2 * minuteMs);
    await pass(minuteMs);
    expect(disclose).toHaveBeenCalledTimes(1);
    expect(askings).toEqual([{ isUnasked: true }]);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('leaves what needs approval to the player, with a deadline, and asks once they tap', async () => {
    const { hear, askings, pass } = setUp({ needsApproval: true });
    hear(windowEnd + 2 * minuteMs);
    await pass(5 * minuteMs);
    expect(askings).toEqual([{ isUnasked: true }]);
    expect(screen.getByText('1 color needs confirming, 23 min left')).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' })));
    expect(askings).toHaveLength(2);
    expect(askings[1]?.isUnasked).toBeUndefined();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
