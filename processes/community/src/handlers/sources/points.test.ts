import { processSource } from '../../../../aos';
import { addressOf } from '../../../../common/testing/addresses';
import { owner } from '../../../../common/testing/live-process';
import { PostOffice } from '../../../../common/testing/post-office';
import { largeEventAddress, largeEventTime, makeLargeEvent } from '../../../../rabbit/testing/large-event';
import { maxEntries, maxEntryPoints, maxPoints, maxWhyLength } from '../../../client';
import { LiveCommunity, wallets } from '../../../testing/live-community';

jest.setTimeout(300_000);

const event = addressOf('event');
const ann = addressOf('ann');
const entry = { address: ann, points: 5, kind: 'rainbow', why: 'Seven colours' };

describe('points', () => {
  const community = LiveCommunity.forTests();
  beforeEach(async () => {
    await community.act('City', { slug: 'ph', zone: 'Asia/Manila' });
    await source();
  });

  const source = (change: object = {}) =>
    community.act('Source', { process: event, kind: 'event', board: event, on: true, ...change });
  const send = (batch: number, entries: readonly object[] = [entry], from = event) =>
    community.send(from, 'Points', { batch, entries });
  const refusal = (data: object, from = event) => community.refusal(from, 'Points', data);
  const pointsOf = async (address = ann, id = event) => {
    const { rows } = await community.read<{ rows: { points: number }[] }>('BoardPlace', { id, address });
    return rows[0]?.points;
  };

  it('count once, however often a batch comes, and gaps are refused', async () => {
    expect(await send(1)).toMatchObject({ batch: 1 });
    expect(await send(1, [{ ...entry, points: 1000 }])).toMatchObject({ batch: 1 });
    expect(await pointsOf()).toBe(5);
    expect(await refusal({ batch: 3, entries: [entry] })).toBe('points.batch');
    await send(2);
    expect(await refusal({ batch: 1, entries: [entry] })).toBe('points.batch');
    expect(await pointsOf()).toBe(10);
    expect(await community.read('Sources')).toMatchObject({
      total: 1,
      rows: [{ process: event, board: event, kind: 'event', on: true, batch: 2 }],
    });
  });

  it('are refused from anybody who is not on the list, or is turned off', async () => {
    for (const from of [...Object.values(wallets), addressOf('other event')])
      expect(await refusal({ batch: 1, entries: [entry] }, from)).toBe('points.not-a-source');
    await source({ on: false });
    expect(await refusal({ batch: 1, entries: [entry] })).toBe('points.not-a-source');
    await source();
    await send(1);
  });

  it.each([
    ['no batch', { batch: undefined }],
    ['a batch that is no number', { batch: '1' }],
    ['batch 0', { batch: 0 }],
    ['no entries', { entries: [] }],
    ['too many entries', { entries: Array(maxEntries + 1).fill(entry) }],
    ['an entry without points', { entries: [{ ...entry, points: 0 }] }],
    ['negative points', { entries: [entry, { ...entry, points: -5 }] }],
    ['half a point', { entries: [{ ...entry, points: 0.5 }] }],
    ['points in words', { entries: [{ ...entry, points: '5' }] }],
    ['too many points', { entries: [{ ...entry, points: maxEntryPoints + 1 }] }],
    ['no address', { entries: [{ ...entry, address: 'ann' }] }],
    ['a kind that no source gives', { entries: [{ ...entry, kind: 'attendance' }] }],
    ['a reason that is too long', { entries: [{ ...entry, why: 'x'.repeat(maxWhyLength + 1) }] }],
    ['a city that is no slug', { entries: [{ ...entry, city: 'Port Harcourt' }] }],
    ['a challenge that is no slug', { entries: [{ ...entry, challenge: 'challenge_demo' }] }],
    ['a challenge that is too long', { entries: [{ ...entry, challenge: 'x'.repeat(33) }] }],
    ['a reason with control characters', { entries: [{ ...entry, why: 'a\u0000b' }] }],
  ])('with %s are refused', async (_, change) => {
    expect(await refusal({ batch: 1, entries: [entry], ...change })).toBe('points.malformed');
  });

  it('of the most entries, each the largest, are taken', async () => {
    const why = '開'.repeat(maxWhyLength);
    await send(1, Array(maxEntries).fill({ ...entry, points: maxEntryPoints, why }));
    expect(await pointsOf()).toBe(maxEntries * maxEntryPoints);
  });

  it('count on the board of the city that their entry names, in place of the source’s', async () => {
    await community.act('City', { slug: 'lisbon', zone: 'Europe/Lisbon' });
    await source({ city: 'ph' });
    await send(1, [entry, { ...entry, city: 'lisbon', points: 7 }]);
    expect(await pointsOf(ann, event)).toBe(12);
    expect(await pointsOf(ann, 'city-ph')).toBe(5);
    expect(await pointsOf(ann, 'city-lisbon')).toBe(7);
  });

  it('count as though their entry named no city where nobody knows it', async () => {
    await send(1, [{ ...entry, city: 'nowhere' }, entry]);
    expect(await pointsOf()).toBe(10);
    await source({ city: 'ph' });
    await send(2, [{ ...entry, city: 'nowhere' }]);
    expect(await pointsOf(ann, 'city-ph')).toBe(5);
  });

  it('end at the largest total', async () => {
    await send(1);
    await community.live.evaluateLua(
      `for row = 1, 2 do CommunityState.boardRows.points[row] = ${maxPoints - 3} end`,
    );
    await send(2);
    expect(await pointsOf()).toBe(maxPoints);
  });

  it.each([
    ['an event with a game’s board', { board: 'game-hop' }, 'staff.malformed'],
    ['a game with the board of everybody', { kind: 'game', board: 'overall' }, 'staff.malformed'],
    ['a game with a city’s board', { kind: 'game', board: 'city-ph' }, 'staff.malformed'],
    ['a game without a name', { kind: 'game', board: 'game-' }, 'staff.malformed'],
    ['an unknown kind', { kind: 'wallet' }, 'staff.malformed'],
    ['an unknown city', { city: 'none' }, 'city.unknown'],
  ])('come from no source that is %s', async (_, change, code) => {
    const data = { process: event, kind: 'event', board: event, on: true, reason: 'because' };
    expect(await community.refusal(owner, 'Source', { ...data, ...change })).toBe(code);
    expect(await community.refusal(ann, 'Source', data)).toBe('staff.only');
  });
});

describe('an event and a community that send each other messages', () => {
  const rabbit = PostOffice.idOf('rabbit');
  const community = PostOffice.idOf('community');
  let office: PostOffice<'rabbit' | 'community'>;
  beforeAll(async () => {
    office = await PostOffice.open({
      rabbit: { source: processSource('rabbit'), state: 'RabbitState' },
      community: { source: processSource('community'), state: 'CommunityState' },
    });
  });
  afterAll(() => office.stop());

  const act = (name: 'rabbit' | 'community', action: string, data: object) =>
    office.send(name, {
      from: owner,
      action,
      data: { reason: 'because', ...data },
      at: largeEventTime,
      block: 1,
    });
  const read = async (name: 'rabbit' | 'community', action: string, data: object = {}) => {
    const letter = { from: ann, action, data, at: largeEventTime, block: 1 };
    const outcome = await office.process(name).read(letter);
    if (!outcome.ok) throw new Error(outcome.error);
    return outcome.data as { rows: { address: string; points: number }[]; report: { left: number } };
  };

  it('bring each point to the board once, though messages are lost, repeated and refused', async () => {
    await makeLargeEvent(office.process('rabbit'), {
      players: 210,
      claims: 7 * 120,
      coloursEach: 7,
      status: 'confirmed',
    });
    // all but the last one came with a ticket
    await office
      .process('rabbit')
      .evaluateLua('for player = 1, 119 do RabbitState.players.byTicket[player] = true end');
    await act('rabbit', 'End', {});
    // not on the list yet
    const refused = await act('rabbit', 'Report', { community });
    expect(refused.deliveries[0]?.result.Error).toContain('rr:points.not-a-source');
    await act('community', 'Source', { process: rabbit, kind: 'event', board: rabbit, on: true });
    let turn = 0;
    office.carry = (post) => {
      turn += 1;
      if (turn % 3 === 0) return [];
      return turn % 4 === 0 ? [post, post] : [post];
    };
    let left = 1;
    let isWaiting = true;
    for (let reports = 0; left > 0 || isWaiting; reports += 1) {
      if (reports > 30) throw new Error('The report never ends');
      await act('rabbit', 'Report', { community });
      const info = await read('rabbit', 'Info');
      const { batch, acknowledged } = info.report as unknown as { batch: number; acknowledged: number };
      left = info.report.left;
      isWaiting = batch > acknowledged;
    }
    const { rows } = await read('community', 'Board', { id: rabbit, limit: 75 });
    const later = await read('community', 'Board', { id: rabbit, offset: 75, limit: 75 });
    const others = await read('community', 'Board', { id: rabbit, list: 'others' });
    const points = [...rows, ...later.rows, ...others.rows].map((row) => [row.address, row.points]);
    const places = [200, 160, 140];
    const expected = Array.from({ length: 120 }, (_, index) => [
      largeEventAddress(index + 1),
      places[index] ?? 100,
    ]);
    expect(points).toEqual(expected);
    expect(
      (await read('community', 'Board', { id: 'overall', limit: 3 })).rows.map((row) => row.points),
    ).toEqual(places);
  });
});
