import {
  drawCommitment,
  drawnRabbits,
  type EventInfo,
  keyDigestOf,
  sealDrawPart,
} from '@rainbow-rabbit/processes/rabbit/client';
import { type AoClient, AoProvider } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { memoryAo, withMessages } from '@rainbow-rabbit/shared/testing';
import { act, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { type Game, GameContext } from '../session/game-context';
import { WhiteRabbitLine } from './white-rabbit-line';

const process = `${'A'.repeat(42)}E` as ProcessId;
const address = `${'B'.repeat(42)}A`;
const seed = new Uint8Array(32).fill(7);
const key = new Uint8Array(32).fill(9);
const frozen = { hash: 'B'.repeat(43), players: 5, at: 1, block: 1 };
const [first, second] = drawnRabbits({
  ...{ process, seed, players: frozen.players, hash: fromBase64Url(frozen.hash) },
  ...{ out: new Set(), count: 2 },
});
const dealOf = (edition: number, draw: number) => {
  const sealed = toBase64Url(sealDrawPart({ process, edition, key, seed, draw }));
  return { action: 'Deal', detail: { edition, keyDigest: keyDigestOf(key), sealed } };
};
/** Newest first, as the process lists them. */
const actsWith = (draw: number) =>
  [dealOf(2, draw), dealOf(1, 0), { action: 'Start' }, { action: 'Draw' }].map((row) => ({
    ...{ at: 1, address, reason: 'because' },
    ...row,
  }));
let acts = actsWith(0);

const asked: string[] = [];
const me = (rabbit: number) => ({
  ...{ registered: true, address, rabbit, nickname: `Fern ${rabbit}`, colour: 'green', banned: false },
  ...{ collected: [], complete: false, voided: 0, given: 0, at: 1 },
  chain: { start: 1, length: 1, after: 1, slot: 1, value: 'AAAAAAAAAAAAAA' },
});

function show(draw: Partial<NonNullable<EventInfo['draw']>>, total = acts.length) {
  const ao = memoryAo({
    read: async ({ tags, data }: Parameters<AoClient['read']>[0]) => {
      const action = tags.find(({ name }) => name === 'Action')?.value ?? '';
      asked.push(action);
      const reply = action === 'Me' ? me(JSON.parse(data ?? '{}').rabbit) : { total, rows: acts, at: 1 };
      return {
        Messages: [{ Target: '', Tags: [{ name: 'Action', value: action }], Data: JSON.stringify(reply) }],
      };
    },
  });
  const game = { event: { process } } as unknown as Game;
  const commitment = toBase64Url(drawCommitment({ process, seed }));
  const end = {
    draw: { commitment, acknowledgementKey: 'A', at: 1, ...draw },
    deal: { edition: 2, table: address as never, hash: 'H', count: 5, at: 1 },
    ...{ frozen, reveal: { at: 1, key: toBase64Url(key) } },
  };
  render(
    <AoProvider client={ao}>
      <GameContext value={game}>
        <WhiteRabbitLine end={end} />
      </GameContext>
    </AoProvider>,
  );
}

beforeEach(() => {
  acts = actsWith(0);
  withMessages({ game: en });
  asked.length = 0;
});

it('names the player whom the opened seed draws, with one read of a player', async () => {
  show({ seed: toBase64Url(seed) });
  expect(await screen.findByText(`The White Rabbit was Fern ${first}.`)).toBeTruthy();
  expect(asked).toEqual(['StaffLog', 'Me']);
});

it('names the one of the last further draw, and says that there was one', async () => {
  expect(second).not.toBe(first);
  acts = actsWith(1);
  show({ seed: toBase64Url(seed) });
  expect(await screen.findByText(`The White Rabbit was Fern ${second}.`)).toBeTruthy();
  expect(screen.getByText('The role was drawn once more.')).toBeTruthy();
});

it('says that an edition does not open', async () => {
  acts = actsWith(0).map((row) =>
    'detail' in row && row.detail.edition === 2
      ? { ...row, detail: { ...row.detail, sealed: 'A'.repeat(48) } }
      : row,
  );
  show({ seed: toBase64Url(seed) });
  expect(await screen.findByText(/^Part of the draw could not be opened/)).toBeTruthy();
});

it('reads nothing before the seed is open, and gives longer lists of acts up', async () => {
  show({});
  await act(async () => undefined);
  expect(asked).toEqual([]);
  show({ seed: toBase64Url(seed) }, 301);
  await act(async () => undefined);
  expect(asked).toEqual(['StaffLog']);
  expect(screen.queryByText(/White Rabbit/)).toBeNull();
});
