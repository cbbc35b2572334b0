import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { type Game, GameContext } from '../session/game-context';
import { useRelayTrust } from '../session/use-relay-trust';
import { LedgerCheckLine } from './ledger-check-line';
import type { LedgerCheck } from './use-leaderboard';

const withoutRelay = { slug: 'demo', process: 'p'.repeat(43) as ProcessId, name: 'Demo' };
const withRelay = { ...withoutRelay, relay: { broker: ['wss://broker.example/'], key: 'first key' } };

beforeEach(() => {
  withMessages({ game: en });
  localStorage.clear();
});

let refute: () => void;
function Stage({
  entry,
  check,
}: {
  entry: typeof withRelay | typeof withoutRelay;
  check: () => Promise<LedgerCheck>;
}) {
  const relayTrust = useRelayTrust(entry);
  refute = relayTrust.end;
  const game = { event: relayTrust.event, relayTrust } as unknown as Game;
  return (
    <GameContext value={game}>
      <LedgerCheckLine check={check} />
    </GameContext>
  );
}
const show = (entry: typeof withRelay | typeof withoutRelay, outcome: LedgerCheck = 'same') =>
  render(<Stage entry={entry} check={async () => outcome} />);

it('without a relay there is nothing to say', () => {
  const { container } = show(withoutRelay);
  expect(container.textContent).toBe('');
});

it.each([
  ['same', 'The ledger says the same.'],
  ['newer', 'The ledger was further on. This is its list now.'],
  ['failed', 'The ledger can’t be reached right now. Try again later.'],
] as const)('a check that comes out as %s is told', async (outcome, text) => {
  show(withRelay, outcome);
  expect(screen.getByText(/^Through the event’s relay/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Check with the ledger' }));
  expect(await screen.findByText(text)).toBeTruthy();
});

it('a relay that was refuted stays so over a reload, until the event names another key', () => {
  const { unmount } = show(withRelay);
  act(() => refute());
  expect(screen.getByText(/^The event’s relay contradicted the ledger/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  const again = show(withRelay);
  expect(screen.getByText(/^The event’s relay contradicted the ledger/)).toBeTruthy();
  again.unmount();
  show({ ...withRelay, relay: { ...withRelay.relay, key: 'second key' } });
  expect(screen.getByText(/^Through the event’s relay/)).toBeTruthy();
});
