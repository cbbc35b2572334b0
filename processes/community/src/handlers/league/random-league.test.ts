import { type SeededRandom, seededRandom } from '@rainbow-rabbit/shared/testing';
import { LeagueModel } from '../../../testing/league-model';
import { dayMs, hourMs, LiveLeague, leagueCities } from '../../../testing/live-league';

jest.setTimeout(300_000);

const league = LiveLeague.forTests();
const { community } = league;

/** Lets the staff open, change or cancel a round at random. Returns the code of its refusal, or what was done. */
async function actAtRandom(model: LeagueModel, random: SeededRandom, turn: number): Promise<string> {
  const { upTo, pick } = random;
  // no two rounds end at the same time
  const { startsAt, endsAt } = league.round(upTo(40), 1 + upTo(12) + turn / 1000);
  const times = { startsAt, endsAt: Math.floor(endsAt) };
  const number = model.rounds.length - upTo(Math.min(3, model.rounds.length));
  const one = model.rounds[number - 1];
  const act = {
    Round: () => [league.round(0, 1, times), model.open(times)] as const,
    ...(one && {
      ChangeRound: () =>
        [{ number, title: 'Other', ...times }, model.change(one, times, community.now)] as const,
      CancelRound: () => [{ number }, model.cancel(one, community.now)] as const,
    }),
  };
  const [choice, play] = pick(Object.entries(act));
  const [data, code] = play();
  if (code) expect([choice, await league.refusalOf(choice, data)]).toEqual([choice, code]);
  else await community.act(choice, data);
  return code ?? choice;
}

it.each([1, 2])(
  'the table is that of a model that counts and sorts everything anew (seed %i)',
  async (seed) => {
    const random = seededRandom(seed * 7919);
    const { upTo, chance, pick } = random;
    const model = new LeagueModel(3);
    const names = Array.from({ length: 16 }, (_, index) => `player ${index}`);
    await community.act('Season', league.season(30, 3));
    const outcomes = new Set<string>();
    for (let turn = 0; turn < 60; turn += 1) {
      community.pass(upTo(10) * hourMs);
      if (chance(0.8)) outcomes.add(await actAtRandom(model, random, turn));
      const name = pick(names);
      const city = pick(leagueCities);
      if (model.join(name, city)) await league.join(name, city);
      const entries = Array.from({ length: 1 + upTo(4) }, () => [pick(names), 1 + upTo(9)] as const);
      await league.give(...entries);
      for (const [own, points] of entries) model.give(own, points, community.now);
      if (turn % 4 === 0) expect(await league.table()).toEqual(model.table(community.now));
    }
    community.pass(5 * dayMs);
    expect(await league.table()).toEqual(model.table(community.now));
    const usual = ['Round', 'ChangeRound', 'CancelRound', 'league.overlapping', 'league.over'];
    expect([...outcomes]).toEqual(expect.arrayContaining(usual));
  },
);
