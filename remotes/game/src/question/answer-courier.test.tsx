import { keptValue } from '@rainbow-rabbit/parts/kept';
import type { EventInfo, ProcessSendOptions } from '@rainbow-rabbit/processes/rabbit/client';
import { AppError } from '@rainbow-rabbit/shared/errors';
import type { AskingOptions, WalletConnector } from '@rainbow-rabbit/shared/wallet';
import { act, cleanup, render } from '@testing-library/react';
import { createLedgerClock } from '../ledger-time/domain/ledger-clock';
import { type Game, GameContext } from '../session/game-context';
import { PlayerContext, type PlayerSession } from '../session/player-context';
import { AnswerCourier } from './answer-courier';
import { ownAnswerSchema } from './domain/answer-schema';

const answered = { keyDigest: 'digest', key: 'key', answeredAt: 1, revealed: true as const };
const judged = { phase: 'running', keyDigest: 'digest', reveal: { at: 2, key: 'key' } };

/** A player's phone after the reveal. */
function stage({ answer = answered as object | undefined, needsApproval = false } = {}) {
  const store = keptValue(['game', 'process', 'address', 'answer'], ownAnswerSchema);
  if (answer) store.write(answer as never);
  const connector = {
    signDataItem: async (_: unknown, asking?: AskingOptions) => {
      if (!asking?.isUnasked) throw new Error('It asks the player');
      if (needsApproval) throw new AppError('wallet.approval-needed');
      return new Uint8Array();
    },
  } as unknown as WalletConnector;
  const settle = jest.fn(async ({ signer }: ProcessSendOptions) => {
    await signer.signDataItem({ data: '' });
    return true;
  });
  const ledgerClock = createLedgerClock(() => 0);
  const client = { process: 'process', settle };
  const session = { address: 'address', connector, player: {} } as unknown as PlayerSession;
  const tree = (event: object) => {
    const reading = { status: 'current', value: event as EventInfo, at: 1 };
    const me = { reading: { status: 'current', value: { registered: true }, at: 1 } };
    const game = {
      event: { process: 'process' },
      client,
      ledgerClock,
      address: 'address',
      info: { reading },
      me,
    };
    return (
      <GameContext value={game as unknown as Game}>
        <PlayerContext value={session}>
          <AnswerCourier />
        </PlayerContext>
      </GameContext>
    );
  };
  const { rerender } = render(tree(judged));
  return {
    settle,
    hear: (event: object) => rerender(tree(event)),
    pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
  };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('a phone that answered', () => {
  it('keeps the judging going until there is a result', async () => {
    const { settle, hear, pass } = stage();
    await pass(14_999);
    expect(settle).not.toHaveBeenCalled();
    await pass(15_001);
    expect(settle).toHaveBeenCalledTimes(1);
    await pass(20_000);
    expect(settle).toHaveBeenCalledTimes(2);
    hear({ ...judged, phase: 'ended', winner: {} });
    await pass(600_000);
    expect(settle).toHaveBeenCalledTimes(2);
  });

  it('never asks its player for that', async () => {
    const { settle, pass } = stage({ needsApproval: true });
    await pass(600_000);
    expect(settle).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another key', { ...answered, keyDigest: 'other' }],
    ['no answer in the ledger', { ...answered, answeredAt: undefined }],
  ])('leaves it to others with %s', async (_, answer) => {
    const { settle, pass } = stage({ answer });
    await pass(600_000);
    expect(settle).not.toHaveBeenCalled();
  });
});
