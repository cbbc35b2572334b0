import { createHash } from 'node:crypto';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { addressOf } from '../../processes/common/testing/addresses';
import { processId } from '../../processes/common/testing/live-process';
import { drawCommitment, eligibleRabbits, whiteRabbits } from '../../processes/rabbit/client';
import { EventUnderTest } from '../../processes/rabbit/testing/event-under-test';
import type { EventLogEntry } from './log-entry';
import { recomputeDraw } from './recompute-draw';
import { LoggedEvent } from './testing/logged-event';

jest.setTimeout(300_000);

const process = processId as ProcessId;
const seed = createHash('sha256').update('seed of a draw').digest();
const otherSeed = createHash('sha256').update('another seed').digest('base64url');
const commitment = toBase64Url(drawCommitment({ process, seed }));
const count = 12;

let event: EventUnderTest;
let game: LoggedEvent;
beforeAll(async () => {
  event = await EventUnderTest.start();
});
afterAll(() => event.stop());
beforeEach(async () => {
  game = await LoggedEvent.start(event, count);
});

const deal = (edition: number, acts: number) =>
  game.act('Deal', {
    ...{ edition, acts, count, table: addressOf(`table ${edition}`), hash: addressOf(`hash ${edition}`) },
  });

it('finds the White Rabbit of each edition by the log, as the client does', async () => {
  const all = eligibleRabbits({ count, log: [], acts: 0 });
  const [first = 0] = whiteRabbits({ seed, editions: [{ edition: 1, eligible: all }] });
  await game.act('Draw', { commitment });
  await deal(1, 4);
  await game.act('Ban', { rabbit: first });
  await deal(2, 6);
  await game.act('Unban', { rabbit: first });
  // refused: it counts for nothing
  await game.send(addressOf('stranger'), 'Ban', { rabbit: 1, reason: 'because' });
  await deal(3, 8);
  await game.act('End');
  expect(recomputeDraw(game.log)).toEqual({ result: 'secret', commitment, editions: [], contradictions: [] });
  expect(await game.act('OpenDraw', { seed: toBase64Url(seed), redraws: [3] })).toBe(true);
  const own = recomputeDraw(game.log);
  const editions = [
    { edition: 1, eligible: all },
    { edition: 2, eligible: all.filter((rabbit) => rabbit !== first) },
    { edition: 3, eligible: all },
  ];
  const expected = whiteRabbits({ seed, editions, redraws: [3] });
  expect(own).toMatchObject({ result: 'opened', commitment, contradictions: [] });
  expect(own.editions.map(({ whiteRabbit }) => whiteRabbit)).toEqual(expected);
  expect(own.editions.map(({ eligible }) => eligible)).toEqual([count, count - 1, count]);
  expect(own.editions.map(({ address }) => address)).toEqual(
    expected.map((rabbit) => game.player(rabbit as number).address),
  );
  expect(new Set(expected).size).toBe(3);
});

describe('of a planted', () => {
  beforeEach(async () => {
    await game.act('Draw', { commitment });
    await deal(1, 4);
    await game.act('End');
    await game.act('OpenDraw', { seed: toBase64Url(seed) });
  });
  /** Changes the data of the entries of an action. */
  const changed = (action: string, change: EventLogEntry['data']) => ({
    ...game.log,
    entries: game.log.entries.map((entry) =>
      entry.action === action ? { ...entry, data: { ...entry.data, ...change } } : entry,
    ),
  });
  const wrong = ['The seed is not the one that the staff committed to.'];

  it('seed or commitment it says that they don’t belong together', () => {
    expect(recomputeDraw(game.log).contradictions).toEqual([]);
    expect(recomputeDraw(changed('OpenDraw', { seed: otherSeed })).contradictions).toEqual(wrong);
    expect(recomputeDraw(game.log, otherSeed).contradictions).toEqual(wrong);
    expect(recomputeDraw(changed('Draw', { commitment: otherSeed })).contradictions).toEqual(wrong);
  });

  it('further draw of an edition that was not dealt it says so', () => {
    expect(recomputeDraw(changed('OpenDraw', { redraws: [2] })).contradictions).toEqual([
      expect.stringContaining('edition 2'),
    ]);
  });

  it('message that its sender did not sign nothing counts', () => {
    const forged = game.log.entries.map((entry) =>
      entry.action === 'OpenDraw' ? { ...entry, forgery: 'its signature is wrong' } : entry,
    );
    expect(recomputeDraw({ ...game.log, entries: forged })).toMatchObject({ result: 'secret' });
  });
});

it('finds no draw in an event without one', () => {
  expect(recomputeDraw(game.log)).toEqual({ result: 'none', editions: [], contradictions: [] });
});
