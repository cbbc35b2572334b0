import { addressOf } from '../../common/testing/addresses';
import { crowdMessageId, freeWallet, sendOfCrowd } from '../../common/testing/crowd';
import { costOfMessages } from '../../common/testing/message-cost';
import { type ArcadeBoard, maxOthers } from '../client';
import { countingRun } from '../testing/counting-games';
import { LiveArcade, wallets } from '../testing/live-arcade';

jest.setTimeout(300_000);

const { phone, ann, bob, cleo } = wallets;
const crowd = 2000;

const arcade = LiveArcade.forTests();
beforeEach(async () => {
  arcade.admitsAll = false;
  await arcade.act('Community', { process: addressOf('community') });
  await arcade.addTickets();
});

/** Lets each wallet of a crowd begin a run, play it and submit it. */
async function playCrowd(on: string, score: number) {
  const begin = { at: arcade.now, count: crowd, action: 'Begin' };
  const begun = await sendOfCrowd(arcade.live, {
    ...begin,
    data: (number) => ({ game: 'whac', on, player: freeWallet(number), sequence: arcade.now }),
  });
  const played = countingRun(score);
  arcade.passSteps(played.steps);
  const submitted = await sendOfCrowd(arcade.live, {
    at: arcade.now,
    count: crowd,
    action: 'Submit',
    data: (number) => ({ run: crowdMessageId(begin, number), ...played }),
  });
  return { begun, submitted };
}

/** Returns the instructions of a submission of bob's, and of what everybody reads. */
async function costs(): Promise<readonly number[]> {
  const { run } = await arcade.begin({ player: bob });
  const played = countingRun(850);
  arcade.passSteps(played.steps);
  const at = arcade.now;
  const measured = await costOfMessages(arcade.live, [
    { from: bob, action: 'Submit', data: { run, ...played }, at },
    { from: cleo, action: 'Board', data: { board: 'whac' }, at },
    { from: cleo, action: 'BoardPlace', data: { board: 'whac', address: ann, around: 5 }, at },
    { from: phone, action: 'Begin', data: { game: 'whac', on: 'open', player: bob, sequence: at + 1 }, at },
  ]);
  expect(measured.map(({ refused }) => refused)).toEqual(measured.map(() => undefined));
  return measured.map(({ instructions }) => instructions);
}

const rows = async (table: string) =>
  Number(await arcade.live.evaluateLua(`return ArcadeState.${table}.total`));

it('2,000 free wallets take no place of the people who are admitted, and leave 1,000 places of their own list', async () => {
  const taken = { taken: crowd, codes: [] };
  for (const [index, player] of [ann, bob].entries()) {
    await arcade.enter(player, index);
    await arcade.play({ player, score: 900 - 100 * index });
  }
  const before = await costs();
  expect(
    await sendOfCrowd(arcade.live, {
      at: arcade.now,
      count: crowd,
      action: 'Enter',
      data: () => ({}),
    }),
  ).toEqual({ taken: 0, codes: ['ticket.missing'] });
  expect(await playCrowd('open', 1500)).toEqual({ begun: taken, submitted: taken });
  expect(await playCrowd('open', 1600)).toEqual({ begun: taken, submitted: taken });

  const board = await arcade.read<ArcadeBoard>('Board', { board: 'whac' });
  expect(board).toMatchObject({ total: 2, others: maxOthers });
  expect(board.rows).toMatchObject([
    { place: 1, address: ann, score: 900 },
    { place: 2, address: bob, score: 850 },
  ]);
  // the runs of those who have no place are gone
  expect(await rows('entryRows')).toBeLessThan(maxOthers + 5);
  expect(await rows('scoreRows')).toBeLessThan(2 * maxOthers + 10);
  expect((await arcade.read<{ runs: number }>('Info')).runs).toBeLessThan(2 * maxOthers + 10);
  // a batch has the points of those two alone
  const reported = await arcade.live.evaluateLua(`local own, list = ArcadeState.reports, {}
    for _, entry in ipairs(own.entries) do list[#list + 1] = entry.address end
    for index = own.first, own.last do list[#list + 1] = own.owed[index].address end
    return table.concat(list, ' ')`);
  expect(new Set(reported.split(' '))).toEqual(new Set([ann, bob]));
  const after = await costs();
  expect(after.map((cost, index) => cost <= 1.25 * (before[index] ?? 0))).toEqual(after.map(() => true));

  // one of them brings a ticket, and moves over
  const newcomer = (await arcade.board('whac', 'others'))[0]?.[0] as string;
  await arcade.enter(newcomer, 2);
  expect(await arcade.board('whac')).toEqual([
    [newcomer, 1600],
    [ann, 900],
    [bob, 850],
  ]);
});

it('a better run takes the last place of a full list, and a worse one takes none', async () => {
  await playCrowd('open', 300);
  const worse = await arcade.play({ player: cleo, score: 299 });
  expect(worse).toMatchObject({ score: 299, boards: [] });
  await expect(arcade.read('Replay', { run: worse.run })).rejects.toThrow('run.unknown');
  const better = await arcade.play({ player: cleo, score: 301 });
  expect(better.boards).toEqual([
    { board: 'whac', list: 'others', place: 1, total: maxOthers, best: 301, isBest: true },
  ]);
  // admitted, one takes none of those places
  await arcade.enter(cleo, 0);
  expect(await arcade.read('Board', { board: 'whac' })).toMatchObject({ total: 1, others: maxOthers - 1 });
});

it('a challenge counts people apart from free wallets, too', async () => {
  await arcade.openChallenge();
  await arcade.enter(ann, 0);
  await arcade.play({ on: 'challenge:spring', score: 7 });
  await playCrowd('challenge:spring', 400);
  expect(await arcade.board('challenge-spring')).toEqual([[ann, 7]]);
  expect(await arcade.read('Board', { board: 'challenge-spring' })).toMatchObject({
    total: 1,
    others: maxOthers,
  });
});
