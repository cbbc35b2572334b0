import { drawRabbit, type EventInfo, type RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { type AoClient, AoProvider } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { type Game, GameContext } from '../session/game-context';
import { WhiteRabbitLine } from './white-rabbit-line';

const process = `${'A'.repeat(42)}E` as ProcessId;
const address = `${'B'.repeat(42)}A`;
const seed = new Uint8Array(32).fill(7);
const numbers = [1, 2, 3, 4, 5] as RabbitId[];
const [first, second] = [0, 1].map((draw) => {
  const earlier = draw === 1 && drawRabbit({ seed, draw: 0, eligible: numbers });
  return drawRabbit({ seed, draw, eligible: numbers.filter((number) => number !== earlier) });
});
/** Newest first, as the process lists them. */
const acts = [
  { action: 'OpenDraw' },
  { action: 'Deal', detail: { edition: 2, count: 5, acts: 0 } },
  { action: 'Deal', detail: { edition: 1, count: 5, acts: 0 } },
  { action: 'Draw' },
].map((row) => ({ at: 1, address, reason: 'because', ...row }));

const asked: string[] = [];
const me = (rabbit: number) => ({
  ...{ registered: true, address, rabbit, nickname: `Fern ${rabbit}`, colour: 'green', banned: false },
  ...{ collected: [], complete: false, voided: 0, given: 0, at: 1 },
  chain: { start: 1, length: 1, after: 1, slot: 1, value: 'AAAAAAAAAAAAAA' },
});

function show(draw: Partial<EventInfo['draw']>, total = acts.length) {
  const never = () => Promise.reject(new Error('The ending sends nothing.'));
  const ao: AoClient = {
    send: never,
    result: never,
    read: async ({ tags, data }: Parameters<AoClient['read']>[0]) => {
      const action = tags.find(({ name }) => name === 'Action')?.value ?? '';
      asked.push(action);
      const reply = action === 'Me' ? me(JSON.parse(data ?? '{}').rabbit) : { total, rows: acts, at: 1 };
      return {
        Messages: [{ Target: '', Tags: [{ name: 'Action', value: action }], Data: JSON.stringify(reply) }],
      };
    },
  };
  const game = { event: { process } } as unknown as Game;
  const dealt = { commitment: address, at: 1, ...draw };
  render(
    <AoProvider client={ao}>
      <GameContext value={game}>
        <WhiteRabbitLine draw={dealt} />
      </GameContext>
    </AoProvider>,
  );
}

beforeEach(() => {
  withMessages({ game: en });
  asked.length = 0;
});

it('names the player whom the opened seed draws, with one read of a player', async () => {
  show({ seed: toBase64Url(seed) });
  expect(await screen.findByText(`The White Rabbit was Fern ${first}.`)).toBeTruthy();
  expect(asked).toEqual(['StaffLog', 'Me']);
});

it('names the one of the last further draw', async () => {
  expect(second).not.toBe(first);
  show({ seed: toBase64Url(seed), redraws: [2] });
  expect(await screen.findByText(`The White Rabbit was Fern ${second}.`)).toBeTruthy();
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
