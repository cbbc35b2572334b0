import { browserOutbox } from '@rainbow-rabbit/parts/outbox';
import { messageName } from '@rainbow-rabbit/processes/common/client';
import { defaultOnlineWindowMs, type RabbitId, slotStart } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { createLedgerClock } from '../ledger-time/domain/ledger-clock';
import { type Game, GameContext } from '../session/game-context';
import { PlayerContext, type PlayerSession } from '../session/player-context';
import { type KeptScans, scanIdentity } from './domain/kept-scans';
import { KeptScansNotice } from './kept-scans-notice';

const process = 'p'.repeat(43) as ProcessId;
const address = 'a'.repeat(43);
const kept = [{ rabbit: 7 as RabbitId, slot: 1000, token: 'AwMDAwMDAwMDAw', readAt: 0 }];
const slotEnd = slotStart(1001);
const late = { slot: 1000, at: slotEnd + defaultOnlineWindowMs + 1 };

/** The notice of a player with these colours, at the end of the scan's slot. */
function show(collected: object[] = [], scans: KeptScans = kept) {
  const ledgerClock = createLedgerClock(() => 0);
  ledgerClock.hear(slotEnd);
  const game = {
    event: { process },
    ledgerClock,
    info: { reading: { status: 'loading' } },
  } as unknown as Game;
  render(
    <GameContext value={game}>
      <PlayerContext value={{ address, player: { collected } } as unknown as PlayerSession}>
        <KeptScansNotice kept={scans} />
      </PlayerContext>
    </GameContext>,
  );
  return (at: number) => act(() => ledgerClock.hear(at));
}

beforeEach(() => {
  localStorage.clear();
  withMessages({ game: en });
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('a scan that waits says when it becomes a late one, and how many of those are left', () => {
  const hear = show([late]);
  expect(screen.getByText('Rabbit #7: 120 s left')).toBeTruthy();
  hear(late.at);
  expect(screen.getByText('Rabbit #7: 90 s left, as a late scan')).toBeTruthy();
  expect(screen.getByText(/You have 2 left\.$/)).toBeTruthy();
});

test('a player who has had the late scans is asked to scan again', () => {
  const hear = show([late, late, late]);
  expect(screen.getByText('Rabbit #7: 120 s left')).toBeTruthy();
  hear(late.at);
  expect(screen.getByText('Rabbit #7: too late. Scan it again.')).toBeTruthy();
  expect(screen.getByText(/You have 0 left\.$/)).toBeTruthy();
});

test('a scan that was sent without an answer says so, whatever the time', () => {
  const name = messageName(process, address, scanIdentity({ rabbit: 7 as RabbitId }));
  const hear = show([late, late, late]);
  expect(screen.getByText('Rabbit #7: 120 s left')).toBeTruthy();
  const message = { id: 'm'.repeat(43) as TxId, item: 'AQ', signedAt: Date.now(), isPosted: true };
  act(() => browserOutbox.write(name, message));
  hear(late.at);
  expect(screen.getByText('Rabbit #7: sent, waiting for the answer')).toBeTruthy();
  expect(screen.queryByText(/You have 0 left/)).toBeNull();
});

test('a scan of a printed badge names no time: its code does not change', () => {
  show([], [{ rabbit: 7 as RabbitId, slot: 1000, token: 'CQkJCQkJCQkJCQkJ', printed: true, readAt: 0 }]);
  expect(screen.getByText('Rabbit #7: from its printed badge')).toBeTruthy();
});
