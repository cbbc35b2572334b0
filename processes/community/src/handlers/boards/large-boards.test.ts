import { addressOf } from '../../../../common/testing/addresses';
import { costOfMessages, type MeasuredMessage } from '../../../../common/testing/message-cost';
import { maxBoardFound, maxBoardPage, maxBoardTitleLength, maxEntries, maxSources } from '../../../client';
import { largeBoardAddress, largeBoardId, makeLargeBoard } from '../../../testing/large-board';
import { LiveCommunity } from '../../../testing/live-community';

jest.setTimeout(300_000);

const game = addressOf('game');
const dayMs = 86_400_000;
const large = 100_000;

let community: LiveCommunity;
beforeAll(async () => {
  community = await LiveCommunity.start();
});
afterAll(() => community.stop());

/** Makes a board of a size, on which some points came today. */
async function boardOf(rows: number, nameOf?: string): Promise<void> {
  await community.reset();
  await community.act('City', { slug: 'ph', zone: 'Asia/Manila' });
  await community.act('Season', {
    title: 'Autumn',
    startsAt: community.now,
    endsAt: community.now + 60 * dayMs,
    best: 50,
  });
  const title = '\u{1F430}'.repeat(maxBoardTitleLength);
  await community.act('Source', {
    process: game,
    kind: 'game',
    board: largeBoardId,
    city: 'ph',
    title,
    on: true,
  });
  await community.act('Round', {
    kind: 'challenge',
    ref: largeBoardId,
    title: 'Hop',
    startsAt: community.now,
    endsAt: community.now + 60 * dayMs,
  });
  // a message that makes this the day and the month of the boards
  await community.send(addressOf('ann'), 'Join', { city: 'ph' });
  await community.live.evaluateLua(
    'CommunityState.boards.personOf, CommunityState.boardPeople.total = {}, 0',
  );
  await makeLargeBoard(community, rows, nameOf);
  community.pass(dayMs);
  await community.send(game, 'Points', pointsFor(rows, 1).data);
}

async function costsOf(...messages: Omit<MeasuredMessage, 'at'>[]): Promise<number[]> {
  const costs = await costOfMessages(
    community.live,
    messages.map((message) => ({ ...message, at: community.now })),
  );
  expect(costs.map(({ refused }) => refused)).toEqual(messages.map(() => undefined));
  return costs.map(({ instructions }) => instructions);
}

/** A batch of the most entries, for people all over a board. */
const pointsFor = (rows: number, batch: number): Omit<MeasuredMessage, 'at'> => ({
  from: game,
  action: 'Points',
  data: {
    batch,
    entries: Array.from({ length: maxEntries }, (_, index) => ({
      address: largeBoardAddress(1 + ((index * 7919 + batch * 104_729) % rows)),
      points: 1 + index,
      kind: 'game',
      why: '開'.repeat(80),
    })),
  },
});

const read = (action: string, data: object): Omit<MeasuredMessage, 'at'> => ({
  from: addressOf('reader'),
  action,
  data: { id: largeBoardId, ...data },
});

/** Returns the most that points cost on a board of a size: the first of a day, some more, and the first of a month. */
async function costOfPoints(rows: number): Promise<number> {
  community.pass(dayMs);
  const batches = await costsOf(...[2, 3, 4].map((batch) => pointsFor(rows, batch)));
  community.pass(40 * dayMs);
  return Math.max(...batches, ...(await costsOf(pointsFor(rows, 5))));
}

it('replies have at most 20 KB, whatever the names', async () => {
  await boardOf(1000, "string.format('%s%04d', string.rep('\\u{1F430}', 20), person)");
  await community.live.evaluateLua(`
    local rows = CommunityState.boardRows
    for row = 1, rows.total do
      rows.points[row] = rows.points[row] + 999990000
      if rows.oldPoints[row] >= 0 then rows.oldPoints[row] = rows.oldPoints[row] + 999990000 end
    end`);
  const bytes = async (action: string, data: object) =>
    Buffer.byteLength(JSON.stringify(await community.read(action, { id: largeBoardId, ...data })));
  const sizes = [
    await bytes('Board', { limit: maxBoardPage, offset: 900, city: undefined }),
    await bytes('BoardPlace', { address: largeBoardAddress(500), around: 20 }),
    await bytes('BoardSearch', { name: '\u{1F430}' }),
  ];
  expect(maxBoardFound).toBeLessThan(maxBoardPage);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(20_480);
  // as near to the bound as a page can be
  expect(sizes[0]).toBeGreaterThan(14_000);
});

it('moves somebody with points of as many sources as there can be to the lists of people at a cost that stays small', async () => {
  await boardOf(10);
  const address = addressOf('everywhere');
  const event = addressOf('event');
  const entries = [{ address, points: 1, kind: 'game', why: 'because' }];
  for (let number = 1; number < maxSources; number += 1) {
    const process = addressOf(`source ${number}`);
    await community.act('Source', {
      process,
      kind: 'game',
      board: `game-hop${number}`,
      title: 'Game',
      on: true,
    });
    await community.send(process, 'Points', { batch: 1, entries });
  }
  await community.act('Admission', { admission: { by: 'events', events: [event] } });
  await community.send(address, 'Enter', {});
  const answer = { address, isPerson: true, hasRainbow: true };
  const [cost = 0] = await costsOf({ from: event, action: 'Person', data: answer });
  expect(cost).toBeLessThan(8_000_000);
  const place = { id: 'game-hop1', address };
  expect(await community.read('BoardPlace', place)).toMatchObject({ list: 'admitted', place: 1 });
});

describe('a board of a hundred thousand rows', () => {
  const smaller: number[] = [];
  beforeAll(async () => {
    for (const rows of [10, 1000]) {
      await boardOf(rows);
      smaller.push(await costOfPoints(rows));
    }
    await boardOf(large);
  });

  it.each([
    ['of everybody', {}],
    ['of the month', { period: 'month' }],
    ['of a city', { city: 'ph' }],
  ])('has any page of a list %s at most at twice the cost of the first', async (_, list) => {
    const rows = 'city' in list ? large / 2 : large;
    const offsets = [0, 75, 1000, rows / 3, rows / 2, rows - 20_000, rows - maxBoardPage].map(Math.floor);
    const pages = offsets.map((offset) => read('Board', { ...list, offset, limit: maxBoardPage }));
    const [first = 0, ...others] = await costsOf(...pages);
    expect(Math.max(...others)).toBeLessThan(2 * first);
    const { at: _at, ...page } = await community.read<{
      at: number;
      rows: { place: number }[];
      total: number;
    }>('Board', { id: largeBoardId, ...list, offset: rows - maxBoardPage, limit: maxBoardPage });
    expect(page.total).toBe(rows);
    expect(page.rows.map(({ place }) => place)).toEqual(
      Array.from({ length: maxBoardPage }, (_, index) => rows - maxBoardPage + index + 1),
    );
  });

  it('has places, searches and choices of a city at a cost that stays small', async () => {
    const address = largeBoardAddress(70_001);
    const costs = await costsOf(
      read('BoardPlace', { address, around: 20 }),
      read('BoardSearch', { name: 'p07' }),
      read('BoardSearch', { name: 'P', city: 'ph', period: 'month' }),
      read('Boards', { id: undefined }),
      { from: address, action: 'Join', data: { city: 'ph' } },
      { from: address, action: 'Profile', data: { name: 'Newcomer' } },
    );
    expect(Math.max(...costs)).toBeLessThan(2_000_000);
  });

  it('takes points at a cost by the logarithm of its rows, also the first of a day and of a month', async () => {
    const [few = 0, some = 0] = smaller;
    const many = await costOfPoints(large);
    expect(some / few).toBeLessThan(Math.log(1000) / Math.log(10));
    expect(many / some).toBeLessThan(Math.log(large) / Math.log(1000));
    expect(many).toBeLessThan(8_000_000);
  });
});
