import { addressOf } from '../../../../common/testing/addresses';
import { owner } from '../../../../common/testing/live-process';
import { maxRounds } from '../../../client';
import { dayMs, hourMs, LiveLeague, leagueCities } from '../../../testing/live-league';

jest.setTimeout(300_000);

const league = LiveLeague.forTests();
const { community } = league;

describe('a season', () => {
  it('begins with nothing, and has every city in its table', async () => {
    expect(await community.read('League')).toMatchObject({ table: [], rounds: [], total: 0 });
    await community.act('Season', league.season(30));
    expect(await community.read('League')).toMatchObject({
      season: { number: 1, title: 'Autumn', best: 2 },
      table: leagueCities.map((city) => ({ city, points: 0, rounds: 0, wins: 0, form: [], members: 0 })),
    });
    expect(await community.refusal(owner, 'League', { season: 2 })).toBe('league.unknown');
    expect(await community.refusal(owner, 'LeagueRound', { number: 1 })).toBe('league.unknown');
  });

  it('is opened once the one before has ended, and lets people choose again', async () => {
    const open = (data: object) => community.refusal(owner, 'Season', { reason: 'because', ...data });
    expect(await open({ ...league.season(30), endsAt: community.now })).toBe('league.times');
    expect(await community.refusal(addressOf('ann'), 'Join', { city: 'ph' })).toBe('league.no-season');
    await community.act('Season', league.season(30));
    await league.join('ann', 'ph');
    expect(await open(league.season(60))).toBe('league.season-open');
    expect(await community.refusal(addressOf('ann'), 'Join', { city: 'adi' })).toBe('league.joined');
    expect(await community.refusal(addressOf('bob'), 'Join', { city: 'none' })).toBe('city.unknown');
    expect(await community.read('Mine', { address: addressOf('ann') })).toMatchObject({ cityOfSeason: 'ph' });
    community.pass(30 * dayMs);
    expect(await community.refusal(addressOf('bob'), 'Join', { city: 'ph' })).toBe('league.no-season');
    await community.act('Season', league.season(30));
    expect(await community.read('Mine', { address: addressOf('ann') })).not.toHaveProperty('cityOfSeason');
    await league.join('ann', 'adi');
    expect((await league.table()).map(({ city, members }) => [city, members])).toEqual([
      ['adi', 1],
      ['lisbon', 0],
      ['ph', 0],
    ]);
  });

  it('has rounds within its time, as many as a season can have', async () => {
    const open = (data: object) => community.refusal(owner, 'Round', { reason: 'because', ...data });
    expect(await open(league.round(0, 1))).toBe('league.no-season');
    await community.act('Season', league.season(30));
    expect(await open(league.round(-1, 2))).toBe('league.times');
    expect(await open(league.round(29 * 24, 48))).toBe('league.times');
    expect(await open(league.round(5, 0))).toBe('league.times');
    expect(await open(league.round(0, 1, { kind: 'dance' }))).toBe('staff.malformed');
    for (let number = 1; number <= maxRounds; number += 1)
      await community.act('Round', league.round(number, 1));
    expect(await open(league.round(0, 1))).toBe('league.too-many-rounds');
    const { rounds, total } = await community.read<{ rounds: { number: number }[]; total: number }>('League');
    expect(total).toBe(maxRounds);
    expect(rounds.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, i) => maxRounds - i));
  });
});

describe('a round', () => {
  beforeEach(async () => {
    await community.act('Season', league.season(30));
    for (const [name, city] of [
      ['ann', 'ph'],
      ['ben', 'ph'],
      ['cleo', 'ph'],
      ['dan', 'adi'],
    ] as const)
      await league.join(name, city);
    await community.act('Round', league.round(1, 2));
  });

  it('counts the best members, while it is open, from when they joined', async () => {
    await league.give(['ann', 1000]);
    community.pass(hourMs);
    await league.give(['ann', 5], ['ben', 7], ['cleo', 9], ['dan', 11], ['eve', 50]);
    await league.join('eve', 'adi');
    await league.give(['eve', 2], ['ann', 1]);
    expect(await community.read('LeagueRound', { number: 1 })).toMatchObject({
      state: 'open',
      total: 2,
      cities: [
        {
          city: 'ph',
          place: 1,
          points: 16,
          counted: 2,
          scorers: 3,
          by: [
            { address: addressOf('cleo'), points: 9 },
            { address: addressOf('ben'), points: 7 },
          ],
        },
        { city: 'adi', place: 2, points: 13, counted: 2, scorers: 2 },
      ],
    });
    expect(await community.read('LeagueRound', { number: 1, city: 'adi' })).toMatchObject({
      cities: [{ city: 'adi', by: [{ points: 11 }, { points: 2 }] }],
    });
    expect((await league.table()).map(({ points }) => points)).toEqual([0, 0, 0]);
    community.pass(2 * hourMs);
    await league.give(['dan', 100]);
    expect((await league.table()).map(({ city, points, wins, form }) => [city, points, wins, form])).toEqual([
      ['ph', 12, 1, [1]],
      ['adi', 10, 0, [2]],
      ['lisbon', 0, 0, [0]],
    ]);
    const { rows } = await community.read<{ rows: object[] }>('Board', { id: 'league' });
    expect(rows).toMatchObject([{ points: 11 }, { points: 9 }, { points: 7 }, { points: 6 }, { points: 2 }]);
  });
});
