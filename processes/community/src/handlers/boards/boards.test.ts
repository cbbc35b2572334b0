import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { addressOf } from '../../../../common/testing/addresses';
import { firstCities } from '../../../client';
import { BoardModel, type ModelList, type ModelRow } from '../../../testing/board-model';
import { LiveCommunity } from '../../../testing/live-community';

jest.setTimeout(300_000);

const event = addressOf('event');
const game = addressOf('game');
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const community = LiveCommunity.forTests();
beforeEach(async () => {
  for (const slug of ['ph', 'adi']) await community.act('City', { slug, zone: 'Asia/Manila' });
  await community.act('Source', { process: event, kind: 'event', board: event, city: 'ph', on: true });
  await community.act('Source', {
    process: game,
    kind: 'game',
    board: 'game-hop',
    title: 'Hop',
    on: true,
  });
  await community.act('Admission', { admission: { by: 'events', events: [event] } });
});

const entry = (name: string, points: number, isPerson = true) => ({
  address: addressOf(name),
  points,
  kind: 'game',
  why: 'because',
  ...(isPerson && { isPerson }),
});
/** Lets the community ask the event about a wallet, which says that it is a person. */
async function admit(address: string): Promise<void> {
  await community.send(address, 'Enter', {});
  await community.send(event, 'Person', { address, isPerson: true, hasRainbow: true });
}
const openSeason = (days: number) =>
  community.act('Season', {
    title: 'Season',
    startsAt: community.now,
    endsAt: community.now + days * dayMs,
    best: 3,
  });
const rowsOf = async (list: object) => (await community.read<{ rows: ModelRow[] }>('Board', list)).rows;

describe('boards', () => {
  it('are those of everybody, of the league, of cities and of sources', async () => {
    expect(await community.read('Boards')).toMatchObject({
      total: 12,
      boards: [
        { id: 'overall', kind: 'overall', rows: 0, changedAt: 0 },
        { id: 'league', kind: 'league' },
        ...firstCities.map((city) => ({ id: `city-${city}`, kind: 'city', city })),
        { id: event, kind: 'event', city: 'ph' },
        { id: 'game-hop', kind: 'game', title: 'Hop' },
      ],
    });
    await community.send(event, 'Points', { batch: 1, entries: [entry('ann', 5), entry('bob', 7)] });
    expect(await community.read('Boards', { offset: 10, limit: 1 })).toMatchObject({
      boards: [{ id: event, rows: 2, changedAt: community.now }],
    });
    for (const id of [event, 'overall', 'city-ph'])
      expect((await rowsOf({ id })).map(({ points }) => points)).toEqual([7, 5]);
    expect(await rowsOf({ id: 'league' })).toEqual([]);
  });

  it.each([
    ['Board', { id: 'game-none' }, 'board.unknown'],
    ['Board', { id: 'city-none' }, 'board.unknown'],
    ['Board', { id: 'overall', city: 'none' }, 'city.unknown'],
    ['Board', { id: 'overall', period: 'week' }, 'message.malformed'],
    ['Board', { id: 'overall', list: 'all' }, 'message.malformed'],
    ['Board', { id: 'overall', list: 'others', city: 'ph' }, 'message.malformed'],
    ['Board', { id: 'overall', limit: 76 }, 'message.malformed'],
    ['Board', { id: '../overall' }, 'message.malformed'],
    ['BoardPlace', { id: 'overall' }, 'message.malformed'],
    ['BoardPlace', { id: 'nothing', address: event }, 'board.unknown'],
    ['BoardSearch', { id: 'overall', name: '' }, 'message.malformed'],
    ['BoardSearch', { id: 'overall', name: 'x'.repeat(25) }, 'message.malformed'],
  ])('%s of %j is refused with %s', async (action, data, code) => {
    expect(await community.refusal(addressOf('ann'), action, data)).toBe(code);
  });
});

/** Points, months, choices of cities, names and seasons in random order, in the process and in the model. */
class RandomBoards {
  readonly model = new BoardModel();
  readonly people = Array.from({ length: 14 }, (_, index) => addressOf(`person ${index}`));
  readonly #batches = { [event]: 0, [game]: 0 };
  readonly #random;
  #seasonEnds = 0;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  async step(): Promise<void> {
    const { upTo, chance, pick } = this.#random;
    community.pass(chance(0.1) ? upTo(40) * dayMs : upTo(9) * hourMs);
    if (community.now >= this.#seasonEnds) {
      const days = 20 + upTo(40);
      await openSeason(days);
      this.#seasonEnds = community.now + days * dayMs;
      this.model.newSeason();
    }
    if (chance(0.1)) await this.#admit(pick(this.people));
    if (chance(0.25)) await this.#join(pick(this.people), pick(['ph', 'adi']));
    if (chance(0.25))
      await this.#rename(pick(this.people), pick(['', 'Anna', 'anton', 'Bob', 'ANNABEL', 'Zoë']));
    await this.#points();
  }

  async #points(): Promise<void> {
    const { upTo, chance, pick } = this.#random;
    const source = chance(0.5) ? event : game;
    const entries = Array.from({ length: 1 + upTo(4) }, () => ({
      ...entry('', 1 + upTo(4), chance(0.3)),
      address: pick(this.people),
    }));
    const boards = source === event ? [event, 'overall', 'city-ph'] : ['game-hop', 'overall'];
    this.#batches[source] = (this.#batches[source] ?? 0) + 1;
    await community.send(source, 'Points', { batch: this.#batches[source], entries });
    for (const { address, points, isPerson = false } of entries)
      this.model.award(boards, { person: address, points, at: community.now, isPerson });
  }

  async #admit(person: string): Promise<void> {
    if (this.model.isAdmitted(person)) return;
    await admit(person);
    this.model.admit(person, community.now);
  }

  async #join(person: string, city: string): Promise<void> {
    if (this.model.cityOf(person)) {
      expect(await community.refusal(person, 'Join', { city })).toBe('league.joined');
    } else {
      await community.send(person, 'Join', { city });
      this.model.join(person, city, community.now);
    }
  }

  async #rename(person: string, name: string): Promise<void> {
    const isTaken = [...this.model.names].some(([other, taken]) => taken === name && other !== person);
    if (isTaken) return;
    await community.send(person, 'Profile', { name });
    if (name === '') this.model.names.delete(person);
    else this.model.names.set(person, name);
  }
}

/** The boards and the points that their lists count. */
const counts: ModelList[] = [event, 'game-hop', 'overall', 'city-ph'].flatMap((id) =>
  (['all', 'month'] as const).flatMap((period) => [
    { id, period },
    { id, period, city: 'ph' },
    { id, period, city: 'adi' },
  ]),
);
const lists: ModelList[] = counts.flatMap((count) =>
  count.city ? [count] : [count, { ...count, list: 'others' }],
);

/** Compares pages of all lists with the model's, at a time without points. */
async function comparePages(model: BoardModel, now: number): Promise<void> {
  for (const list of lists) {
    const expected = model.rows(list, now);
    const asked = { ...community.letter(addressOf('reader'), 'Board', list), at: now };
    const others = model.rows({ id: list.id, period: list.period, list: 'others' }, now).length;
    expect(await community.live.read(asked)).toMatchObject({
      data: { list: list.list ?? 'admitted', total: expected.length, others, rows: expected },
    });
  }
}

/** Compares the places of people and the rows around them with the model's. */
async function comparePlaces(model: BoardModel, people: readonly string[]): Promise<void> {
  const { now } = community;
  for (const count of counts) {
    for (const address of people) {
      const list = { ...count, list: count.city ? 'admitted' : model.listOf(count.id, address) } as const;
      const expected = model.rows(list, now);
      const own = expected.find((row) => row.address === address);
      expect(await community.read('BoardPlace', { ...count, address, around: 2 })).toEqual({
        id: list.id,
        list: list.list,
        total: expected.length,
        ...(own && { place: own.place }),
        rows: own ? expected.slice(Math.max(0, own.place - 3), own.place + 2) : [],
        at: now,
      });
    }
  }
}

/** Compares what searches find with the model's rows. */
async function compareSearches(model: BoardModel): Promise<void> {
  const folded = ({ name = '' }: ModelRow) => name.toLowerCase();
  for (const list of lists) {
    for (const name of ['an', 'ANNA', 'z', 'q']) {
      const rows = model
        .rows(list, community.now)
        .filter((row) => folded(row).startsWith(name.toLowerCase()))
        .sort((a, b) => (folded(a) < folded(b) ? -1 : 1));
      expect(await community.read('BoardSearch', { ...list, name })).toEqual({
        id: list.id,
        rows,
        at: community.now,
      });
    }
  }
}

describe.each([1, 2, 3])('boards under random points (seed %i)', (seed) => {
  it('are those of a model that counts and sorts everything anew', async () => {
    const random = new RandomBoards(seed * 7919);
    const { model, people } = random;
    for (let turn = 0; turn < 60; turn += 1) {
      await random.step();
      // now, or five days later, perhaps in another month
      if (turn % 3 === 0) await comparePages(model, community.now + (turn % 2) * 5 * dayMs);
    }
    await comparePlaces(model, people.slice(0, 4));
    await compareSearches(model);
  });
});

it('points with a time that proves wrong begin another day and month, and mix up nothing', async () => {
  const { now } = community;
  await community.send(game, 'Points', { batch: 1, entries: [entry('ann', 5), entry('bob', 3)] });
  community.now = now + 400 * dayMs;
  await community.send(game, 'Points', { batch: 2, entries: [entry('bob', 4)] });
  community.now = now + hourMs;
  await community.send(game, 'Points', { batch: 3, entries: [entry('ann', 3), entry('cleo', 1)] });
  const points = async (period: string) => (await rowsOf({ id: 'overall', period })).map((row) => row.points);
  expect(await points('all')).toEqual([8, 7, 1]);
  expect(await points('month')).toEqual([3, 1]);
  community.now = now + 400 * dayMs;
  await community.send(game, 'Points', { batch: 4, entries: [entry('bob', 2)] });
  expect(await rowsOf({ id: 'overall' })).toMatchObject([
    { points: 9, moved: 1 },
    { points: 8, moved: -1 },
    { points: 1, moved: 0 },
  ]);
  expect(await points('month')).toEqual([2]);
});

it('free wallets take no place of a person on a board, and who is admitted brings all points along', async () => {
  const crowd = Array.from({ length: 40 }, (_, index) => entry(`wallet ${index}`, 90, false));
  await community.send(game, 'Points', { batch: 1, entries: [...crowd, entry('bob', 7, false)] });
  await community.send(event, 'Points', { batch: 1, entries: [entry('ann', 5), entry('bob', 7, false)] });
  const named = async (list: object) =>
    (await rowsOf(list)).map(({ address, place, points }) => [address, place, points]);
  const [ann, bob] = [addressOf('ann'), addressOf('bob')];
  expect(await named({ id: 'overall' })).toEqual([[ann, 1, 5]]);
  expect(await community.read('Board', { id: 'overall', limit: 1 })).toMatchObject({ total: 1, others: 41 });
  expect(await named({ id: 'overall', list: 'others', offset: 40 })).toEqual([[bob, 41, 14]]);
  expect(await community.read('BoardPlace', { id: 'overall', address: bob })).toMatchObject({
    list: 'others',
    place: 41,
  });
  await admit(bob);
  expect(await named({ id: 'overall' })).toEqual([
    [bob, 1, 14],
    [ann, 2, 5],
  ]);
  expect(await named({ id: 'game-hop' })).toEqual([[bob, 1, 7]]);
  expect(await rowsOf({ id: 'overall' })).not.toContainEqual(
    expect.objectContaining({ moved: expect.anything() }),
  );
  // an event that is taken off the list vouches for nobody else
  await community.act('Admission', { admission: { by: 'tickets', events: [] } });
  await community.send(game, 'Points', { batch: 2, entries: [entry('cleo', 50, false)] });
  expect(await named({ id: 'game-hop' })).toEqual([[bob, 1, 7]]);
});

describe('the search of a board', () => {
  it('goes on from where it ended when there are more names', async () => {
    const people = Array.from({ length: 45 }, (_, index) => `p${String(index).padStart(2, '0')}`);
    for (const name of people) await community.send(addressOf(name), 'Profile', { name });
    await community.send(game, 'Points', { batch: 1, entries: people.map((name) => entry(name, 1)) });
    const found: (string | undefined)[] = [];
    const sizes: number[] = [];
    let next: number | undefined = 0;
    while (next !== undefined) {
      const asked: object = { id: 'overall', name: 'P', from: next };
      const reply: { rows: ModelRow[]; next?: number } = await community.read('BoardSearch', asked);
      found.push(...reply.rows.map(({ name }) => name));
      sizes.push(reply.rows.length);
      next = reply.next;
    }
    expect(found).toEqual(people);
    expect(sizes).toEqual([20, 20, 5]);
  });
});
