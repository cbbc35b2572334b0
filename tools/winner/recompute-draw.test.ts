import { createHash } from 'node:crypto';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { addressOf } from '../../processes/common/testing/addresses';
import { processId } from '../../processes/common/testing/live-process';
import { type RabbitId, rabbitColours, sealAcknowledgement } from '../../processes/rabbit/client';
import { EventUnderTest } from '../../processes/rabbit/testing/event-under-test';
import { TestDraw } from '../../processes/rabbit/testing/test-draw';
import type { EventLogEntry } from './log-entry';
import { recomputeDraw } from './recompute-draw';
import { LoggedEvent } from './testing/logged-event';

jest.setTimeout(300_000);

const process = processId as ProcessId;
const draw = new TestDraw();
const otherSeed = createHash('sha256').update('another seed').digest('base64url');
const { commitment } = draw.commit;
const count = 2 * rabbitColours.length;

let event: EventUnderTest;
let game: LoggedEvent;
/** The players in the order in which they are drawn. */
let drawn: readonly RabbitId[];
let again: () => Promise<LoggedEvent>;
beforeAll(async () => {
  event = await EventUnderTest.start();
  game = await LoggedEvent.open(event, draw.commit);
  await game.join(count);
  await game.act('Ban', { rabbit: 3 });
  await game.act('Start');
  again = await game.keep();
  const { frozen } = await event.read<{ frozen: { hash: string; players: number } }>('Info');
  drawn = draw.rabbits(frozen, count - 1, [3]);
});
afterAll(() => event.stop());
beforeEach(async () => {
  game = await again();
});

const deal = (edition: number, sealed: string) =>
  game.act('Deal', {
    ...{ edition, count, sealed, table: addressOf(`table ${edition}`), hash: addressOf(`hash ${edition}`) },
  });
/** Lets a player answer the card of an edition. */
async function acknowledge(rabbit: number, edition: number, agreed: boolean): Promise<void> {
  const address = game.player(rabbit).address as Address;
  const acknowledgementKey = fromBase64Url(draw.commit.acknowledgementKey);
  const sealed = await sealAcknowledgement({ process, address, edition, agreed, acknowledgementKey });
  await game.send(address, 'Acknowledge', { edition, sealed: toBase64Url(sealed) });
}
const rolesOf = () => recomputeDraw(game.log).editions.map(({ whiteRabbit }) => whiteRabbit);

it('the draw is secret until its seed is open', async () => {
  await deal(1, draw.sealed(1));
  expect(recomputeDraw(game.log)).toMatchObject({ result: 'secret', commitment, editions: [] });
});

it('finds the White Rabbit of each edition by the seed that the staff opened, as the client does', async () => {
  const [first = 0, second = 0] = drawn;
  await deal(1, draw.sealed(1));
  await acknowledge(first, 1, false);
  await acknowledge(second, 1, true);
  await deal(2, draw.sealed(2, 1));
  await game.act('End');
  expect(await game.act('OpenDraw', { seed: draw.text, redraws: [2] })).toBe(true);
  expect(recomputeDraw(game.log)).toMatchObject({
    ...{ result: 'opened', commitment, eligible: count - 1, unproven: [], contradictions: [] },
    editions: [
      { edition: 1, draw: 0, whiteRabbit: first, address: game.player(first).address },
      { edition: 2, draw: 1, whiteRabbit: second, address: game.player(second).address },
    ],
  });
});

it('a further draw that nobody had declined is named', async () => {
  const [first = 0] = drawn;
  await deal(1, draw.sealed(1));
  await acknowledge(first, 1, true);
  await deal(2, draw.sealed(2, 1));
  await game.act('End');
  await game.act('OpenDraw', { seed: draw.text, redraws: [2] });
  const { unproven, contradictions } = recomputeDraw(game.log);
  expect([unproven, contradictions]).toEqual([
    [`Edition 2 went to another player though rabbit ${first} had not declined.`],
    [],
  ]);
});

it('a commitment after registrations, which the process refuses, would be named', async () => {
  await game.act('End');
  await game.act('OpenDraw', { seed: draw.text });
  const [configure, committed, ...rest] = game.entries;
  const late = [configure, ...rest.slice(0, 4), committed, ...rest.slice(4)] as EventLogEntry[];
  expect(recomputeDraw({ ...game.log, entries: late }).contradictions).toEqual([
    'The staff committed to the seed after 3 registrations.',
  ]);
  expect(await game.act('Draw', draw.commit)).toBe(false);
});

describe('of a planted', () => {
  beforeEach(async () => {
    await deal(1, draw.sealed(1));
    await game.act('End');
    await game.act('OpenDraw', { seed: draw.text });
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

  it('key of the answers to the role cards it says that it is not the seed’s', () => {
    const { acknowledgementKey } = new TestDraw('other').commit;
    expect(recomputeDraw(changed('Draw', { acknowledgementKey })).contradictions).toHaveLength(1);
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

  it('registration another player would have been drawn', () => {
    const [first = 0] = rolesOf() as number[];
    const moved = game.log.entries.map((entry) =>
      entry.action === 'Register' ? { ...entry, block: entry.block + 1 } : entry,
    );
    const [other = 0] = recomputeDraw({ ...game.log, entries: moved }).editions.map(
      ({ whiteRabbit }) => whiteRabbit,
    );
    expect([first, other].every((rabbit) => rabbit > 0 && rabbit <= count)).toBe(true);
    expect(first).toBe(drawn[0]);
  });
});

it('finds no draw in an event without one', async () => {
  const entries = game.entries.filter(({ action }) => action !== 'Draw');
  expect(recomputeDraw({ ...game.log, entries })).toEqual({
    result: 'none',
    editions: [],
    unproven: [],
    contradictions: [],
  });
});
