import { addressOf } from '../../../../common/testing/addresses';
import { costOfMessages } from '../../../../common/testing/message-cost';
import { maxRounds } from '../../../client';
import { dayMs, hourMs, LiveLeague, leagueEvent } from '../../../testing/live-league';

jest.setTimeout(300_000);

const league = LiveLeague.forTests();
const { community } = league;

describe('rounds of one thing', () => {
  beforeEach(async () => {
    await community.act('Season', league.season(30));
    await league.join('ann', 'ph');
    await community.act('Round', league.round(1, 2));
  });

  it('follow each other, and never count the same points', async () => {
    for (const [from, hours] of [
      [1, 2],
      [0, 2],
      [2, 5],
      [2, 0.5],
      [0, 9],
    ] as const)
      expect(await league.refusalOf('Round', league.round(from, hours))).toBe('league.overlapping');
    await community.act('Round', league.round(0, 1));
    await community.act('Round', league.round(3, 1));
    await community.act('Round', league.round(1, 2, { ref: addressOf('other') }));
    await community.act('Round', league.round(1, 2, { kind: 'challenge' }));
    expect((await league.rounds()).map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
  });

  it('make its points no dearer than one round does, however many', async () => {
    const batch = (number: number) => ({
      from: leagueEvent,
      action: 'Points',
      data: { batch: number, entries: [{ address: addressOf('ann'), points: 1, kind: 'rainbow', why: 'x' }] },
      at: community.now,
    });
    community.pass(hourMs);
    await community.live.send(community.letter(leagueEvent, 'Points', batch(1).data));
    const [one] = await costOfMessages(community.live, [batch(2)]);
    for (let number = 2; number <= maxRounds; number += 1)
      await community.act('Round', league.round(2 * number, 1));
    const [many] = await costOfMessages(community.live, [batch(2)]);
    expect([one?.refused, many?.refused]).toEqual([undefined, undefined]);
    expect(many?.instructions).toBeLessThan(1.5 * (one?.instructions ?? 0));
  });
});

describe('a round that changes', () => {
  const change = (number: number, fromHours: number, hours: number, title = 'Orchard') => {
    const { startsAt, endsAt } = league.round(fromHours, hours);
    return { number, title, startsAt, endsAt };
  };
  beforeEach(async () => {
    await community.act('Season', league.season(30));
    await league.join('ann', 'ph');
    await community.act('Round', league.round(1, 2));
  });

  it('has another title and other times, by which it counts', async () => {
    await community.act('ChangeRound', change(1, 5, 1));
    expect(await league.rounds()).toMatchObject([
      { number: 1, title: 'Orchard', kind: 'event', ref: leagueEvent },
    ]);
    community.pass(2 * hourMs);
    await league.give(['ann', 5]);
    community.pass(3 * hourMs);
    await league.give(['ann', 7]);
    expect(await community.read('LeagueRound', { number: 1 })).toMatchObject({
      state: 'open',
      cities: [{ city: 'ph', points: 7 }],
    });
    expect(await community.read('StaffLog', { limit: 1 })).toMatchObject({
      rows: [{ action: 'ChangeRound', detail: { number: 1, title: 'Orchard' } }],
    });
  });

  it('stays within its season, and beside the other rounds of the same thing', async () => {
    await community.act('Round', league.round(4, 2));
    expect(await league.refusalOf('ChangeRound', change(1, 3, 2))).toBe('league.overlapping');
    expect(await league.refusalOf('ChangeRound', change(1, 29 * 24, 48))).toBe('league.times');
    expect(await league.refusalOf('ChangeRound', change(1, -1, 3))).toBe('league.times');
    expect(await league.refusalOf('ChangeRound', change(1, 2, 0))).toBe('league.times');
    expect(await league.refusalOf('ChangeRound', change(3, 1, 2))).toBe('league.unknown');
    expect(await league.refusalOf('ChangeRound', { ...change(1, 1, 2), title: '' })).toBe('staff.malformed');
    expect(await league.refusalOf('ChangeRound', change(1, 1, 2), addressOf('ann'))).toBe('staff.only');
    await community.act('ChangeRound', change(1, 1, 3));
  });

  it('keeps its times once it has begun, and its title once it has ended', async () => {
    const begun = change(1, 1, 2, 'Later');
    community.pass(hourMs);
    const longer = { ...begun, endsAt: begun.endsAt + 1 };
    expect(await league.refusalOf('ChangeRound', longer)).toBe('league.begun');
    expect(await league.refusalOf('ChangeRound', { ...begun, startsAt: begun.startsAt + 1 })).toBe(
      'league.begun',
    );
    await community.act('ChangeRound', begun);
    expect(await league.rounds()).toMatchObject([{ title: 'Later', state: 'open' }]);
    community.pass(2 * hourMs);
    expect(await league.refusalOf('ChangeRound', begun)).toBe('league.over');
  });
});

describe('a round that is cancelled', () => {
  beforeEach(async () => {
    await community.act('Season', league.season(30));
    await league.join('ann', 'ph');
    await community.act('Round', league.round(0, 2));
    await league.give(['ann', 5]);
  });

  it('counts no more, brings its city nothing, and leaves its place to another one', async () => {
    await community.act('CancelRound', { number: 1 });
    await league.give(['ann', 7]);
    expect(await community.read('LeagueRound', { number: 1 })).toMatchObject({
      state: 'cancelled',
      cities: [{ points: 5 }],
    });
    await community.act('Round', league.round(0, 2));
    await league.give(['ann', 9]);
    community.pass(3 * hourMs);
    expect(await league.rounds()).toMatchObject([
      { number: 2, state: 'ended' },
      { number: 1, state: 'cancelled' },
    ]);
    expect(await community.read('LeagueRound', { number: 2 })).toMatchObject({ cities: [{ points: 9 }] });
    expect((await league.table())[0]).toMatchObject({ city: 'ph', rounds: 1, points: 12, form: [1] });
  });

  it('is cancelled once, before it ends, by the staff', async () => {
    expect(await league.refusalOf('CancelRound', { number: 1 }, addressOf('ann'))).toBe('staff.only');
    expect(await league.refusalOf('CancelRound', { number: 2 })).toBe('league.unknown');
    expect(await league.refusalOf('CancelRound', { number: 0 })).toBe('staff.malformed');
    await community.act('Round', league.round(3, 1));
    await community.act('CancelRound', { number: 2 });
    expect(await league.refusalOf('CancelRound', { number: 2 })).toBe('league.cancelled');
    expect(await league.refusalOf('ChangeRound', { ...league.round(3, 1), number: 2 })).toBe(
      'league.cancelled',
    );
    community.pass(2 * hourMs);
    expect(await league.refusalOf('CancelRound', { number: 1 })).toBe('league.over');
  });

  it('belongs to the latest season, also when that was opened by a message far ahead of time', async () => {
    const { now } = community;
    await community.act('Round', league.round(48, 2));
    const earlier = () => community.read<{ rounds: object[] }>('League', { season: 1 });
    community.now = now + 40 * dayMs;
    await community.act('Season', league.season(30));
    community.now = now + hourMs;
    for (const number of [1, 2])
      expect(await league.refusalOf('CancelRound', { number })).toBe('league.over');
    expect(await league.refusalOf('ChangeRound', { ...league.round(48, 2), number: 2 })).toBe('league.over');
    expect((await earlier()).rounds).toMatchObject([{ state: 'waiting' }, { state: 'open' }]);
  });
});

it('a round of a challenge counts the points that name it, beside one of the board that they come on', async () => {
  await community.act('Season', league.season(30));
  await league.join('ann', 'ph');
  await league.join('bob', 'adi');
  await community.act('Round', league.round(0, 2, { kind: 'challenge', ref: 'challenge-demo' }));
  await community.act('Round', league.round(0, 2, { kind: 'challenge', ref: leagueEvent }));
  await league.giveFor('demo', ['ann', 5]);
  await league.giveFor('other', ['bob', 7]);
  const citiesOf = async (number: number) =>
    (await community.read<{ cities: object[] }>('LeagueRound', { number })).cities;
  expect(await citiesOf(1)).toMatchObject([{ city: 'ph', points: 5 }]);
  expect(await citiesOf(2)).toMatchObject([
    { city: 'adi', points: 7 },
    { city: 'ph', points: 5 },
  ]);
  expect(await community.read('BoardPlace', { id: 'league', address: addressOf('ann') })).toMatchObject({
    rows: [{ points: 5 }],
  });
});
