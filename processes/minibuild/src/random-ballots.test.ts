import { type SeededRandom, seededRandom } from '@rainbow-rabbit/shared/testing';
import { addressOf } from '../../common/testing/addresses';
import {
  type ContestInfo,
  type ContestStaffLog,
  juryScore,
  maxScore,
  type Results,
  resultPoints,
  type SheetRow,
} from '../client';
import { LiveMinibuild } from '../testing/live-minibuild';

jest.setTimeout(300_000);

let contest: LiveMinibuild;
beforeAll(async () => {
  contest = await LiveMinibuild.start();
});
afterAll(() => contest.stop());

const names = Array.from({ length: 9 }, (_, index) => `person ${index + 1}`);
const judges = ['judge 1', 'judge 2', 'judge 3'].map(addressOf);
const entryNumbers = names.map((_, index) => index + 1);

/** The ballots and all else that the result follows from, counted again from accepted messages alone. */
class Recount {
  readonly ballots = new Map<string, readonly number[]>();
  readonly removed = new Set<string>();
  readonly gone = new Set<number>();
  readonly scores = new Map<string, readonly number[] | undefined>();

  tallies(): number[] {
    const counting = [...this.ballots]
      .filter(([from]) => !this.removed.has(from))
      .map(([, entries]) => entries);
    return entryNumbers.map((entry) => counting.filter((entries) => entries.includes(entry)).length);
  }

  results(weights: readonly number[], voteWeight: number) {
    const tallies = this.tallies();
    const ranked = entryNumbers.filter((entry) => !this.gone.has(entry));
    const most = Math.max(0, ...ranked.map((entry) => tallies[entry - 1] ?? 0));
    const rows = ranked.map((entry) => {
      const given = judges
        .flatMap((judge) => [this.scores.get(`${judge} ${entry}`) ?? []])
        .filter((one) => one.length);
      const jury = juryScore(given, weights, maxScore);
      const approvals = tallies[entry - 1] ?? 0;
      return { entry, approvals, jury, points: resultPoints({ approvals, most, jury, voteWeight }) };
    });
    const isBefore = (one: (typeof rows)[number], other: (typeof rows)[number]) =>
      other.points - one.points || other.approvals - one.approvals || other.jury - one.jury;
    rows.sort((one, other) => isBefore(one, other) || one.entry - other.entry);
    return rows.map((row) => ({ ...row, place: rows.findIndex((first) => isBefore(first, row) === 0) + 1 }));
  }
}

/** Does something by chance that may be refused, and counts it where it is accepted. */
async function actByChance(random: SeededRandom, recount: Recount): Promise<void> {
  const from = addressOf(random.pick(names));
  const entry = random.pick(entryNumbers);
  const accepts = async (sender: string, action: string, data: object) =>
    (await contest.live.send(contest.letter(sender, action, data))).ok;
  const acts = {
    vote: async () => {
      const entries = entryNumbers.filter(() => random.upTo(3) === 0);
      if (await accepts(from, 'Vote', { entries })) recount.ballots.set(from, entries);
    },
    remove: async () => {
      const isRemoved = random.upTo(2) === 0;
      await contest.act('Remove', { address: from, isRemoved });
      if (isRemoved) recount.removed.add(from);
      else recount.removed.delete(from);
    },
    hide: async () => {
      const isHidden = random.upTo(2) === 0;
      await contest.act('Hide', { entry, isHidden });
      if (isHidden) hidden.add(entry);
      else hidden.delete(entry);
    },
    withdraw: async () => {
      if (random.upTo(6) === 0 && (await accepts(from, 'Withdraw', {})))
        withdrawn.add(names.findIndex((name) => addressOf(name) === from) + 1);
    },
    score: async () => {
      const judge = random.pick(judges);
      const scores = random.upTo(5) === 0 ? undefined : [random.upTo(11), random.upTo(11)];
      const data = scores ? { entry, scores } : { entry, conflict: true };
      if (await accepts(judge, 'Score', data)) recount.scores.set(`${judge} ${entry}`, scores);
    },
  };
  await acts[
    random.pick(['vote', 'vote', 'vote', 'remove', 'hide', 'withdraw', 'score', 'score'] as const)
  ]();
  recount.gone.clear();
  for (const one of [...hidden, ...withdrawn]) recount.gone.add(one);
}

const hidden = new Set<number>();
const withdrawn = new Set<number>();

it.each([1, 2, 3])('tallies and results are those of a recount, after any acts (seed %i)', async (seed) => {
  const random = seededRandom(seed);
  const recount = new Recount();
  hidden.clear();
  withdrawn.clear();
  await contest.reset();
  const voteWeight = random.pick([0, 37, 60, 100]);
  await contest.build(names, { voteWeight });
  for (const address of judges) await contest.act('Judge', { address, name: 'J', isJudge: true });
  await contest.until('voting');
  for (let act = 0; act < 70; act += 1) {
    await actByChance(random, recount);
    contest.pass(1000);
  }
  expect(await contest.tallies()).toEqual(recount.tallies());
  const counting = [...recount.ballots].filter(
    ([from, entries]) => !recount.removed.has(from) && entries.length,
  );
  expect(await contest.read<ContestInfo>('Info')).toMatchObject({
    ballots: counting.length,
    removed: recount.removed.size,
    hidden: hidden.size,
    withdrawn: withdrawn.size,
  });
  await contest.until('judging');
  await contest.act('PublishResults');
  const { rows } = await contest.read<Results>('Results');
  expect(
    rows.map(({ place, entry, approvals, jury, points }) => ({ place, entry, approvals, jury, points })),
  ).toEqual(
    recount.results([3, 1], voteWeight).map(({ place, entry, approvals, jury, points }) => ({
      place,
      entry,
      approvals,
      jury,
      points,
    })),
  );
  const { total } = await contest.read<ContestStaffLog>('StaffLog');
  const { rows: sheets } = await contest.read<{ rows: SheetRow[] }>('Sheets');
  expect([total > 0, sheets.length]).toEqual([true, recount.scores.size]);
});
