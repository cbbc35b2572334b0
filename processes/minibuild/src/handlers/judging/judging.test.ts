import { addressOf } from '../../../../common/testing/addresses';
import { juryScore, maxScore, type Results, resultPoints, type SheetList } from '../../../client';
import { invitation, LiveMinibuild, wallets } from '../../../testing/live-minibuild';

jest.setTimeout(300_000);

const { ann, bob, judge, owner } = wallets;
const second = addressOf('second judge');

const contest = LiveMinibuild.forTests();

const score = (from: string, entry: number, scores: readonly number[]) =>
  contest.send(from, 'Score', { entry, scores });
const setJudge = (address: string, isJudge = true) =>
  contest.act('Judge', { address, name: 'A judge', isJudge });

/** Opens a contest in its voting, with entries of the people and two judges. */
async function openJudging(names: readonly string[], facts: object = {}): Promise<void> {
  await contest.build(names, facts);
  for (const address of [judge, second]) await setJudge(address);
  await contest.until('voting');
}

it('judges score by each criterion, and the latest scores count', async () => {
  await openJudging(['ann', 'bob']);
  await score(judge, 1, [10, 0]);
  await score(second, 1, [7, 8]);
  contest.pass(1000);
  expect(await score(judge, 1, [10, 1])).toEqual({
    judge,
    name: 'A judge',
    entry: 1,
    scores: [10, 1],
    isConflict: false,
    counts: true,
    scoredAt: contest.now,
    at: contest.now,
  });
  await contest.send(judge, 'Score', { entry: 2, conflict: true });
  await score(second, 2, [0, 0]);
  expect(await contest.read<SheetList>('Sheets', { judge })).toMatchObject({
    total: 2,
    rows: [
      { entry: 1, scores: [10, 1] },
      { entry: 2, isConflict: true },
    ],
  });
  expect(await contest.read('Sheets')).toMatchObject({ total: 4 });
  expect(await contest.read('Sheets', { judge: ann })).toMatchObject({ total: 0, rows: [] });
  expect(await contest.read('Info')).toMatchObject({ judges: [{ sheets: 2 }, { sheets: 2 }] });
  await contest.send(ann, 'Vote', { entries: [2] });
  await contest.until('judging');
  await contest.act('PublishResults');
  const { rows } = await contest.read<Results>('Results');
  const weights = [3, 1];
  const jury = juryScore(
    [
      [10, 1],
      [7, 8],
    ],
    weights,
    maxScore,
  );
  // (31 + 29) of 80
  expect(jury).toBe(7500);
  expect(rows).toMatchObject([
    { place: 1, entry: 2, approvals: 1, jury: 0, judges: 1, points: 6000 },
    { place: 2, entry: 1, approvals: 0, jury, judges: 2 },
  ]);
  expect(rows[1]?.points).toBe(resultPoints({ approvals: 0, most: 1, jury, voteWeight: 60 }));
});

it('scores of somebody who is no judge any more, or has joined the team, don’t count', async () => {
  const { code, hash } = invitation('one');
  await contest.open();
  for (const [from, nickname] of [
    [ann, 'ann'],
    [judge, 'jude'],
  ] as const)
    await contest.signUp(from, nickname);
  await contest.send(ann, 'MakeTeam', { name: 'Hops', invites: [hash] });
  for (const address of [judge, second]) await setJudge(address);
  await contest.until('building');
  await contest.submit(ann);
  await contest.act('Phase', { to: 'voting' });
  await score(judge, 1, [10, 10]);
  await score(second, 1, [4, 4]);
  await contest.act('Phase', { to: 'building' });
  await contest.send(judge, 'JoinTeam', { team: 1, index: 1, code });
  await contest.act('Phase', { to: 'voting' });
  expect(await contest.refusal(judge, 'Score', { entry: 1, scores: [10, 10] })).toBe('score.conflict');
  expect(await contest.read('Sheets')).toMatchObject({ rows: [{ counts: false }, { counts: true }] });
  await contest.send(judge, 'Score', { entry: 1, conflict: true });
  await setJudge(second, false);
  expect(await contest.read('Sheets')).toMatchObject({ rows: [{ counts: false }, { counts: false }] });
  await contest.until('judging');
  await contest.act('PublishResults');
  expect(await contest.read('Results')).toMatchObject({ rows: [{ jury: 0, judges: 0, points: 0 }] });
});

it('somebody who has made an entry and left its team neither scores nor approves it', async () => {
  const { code, hash } = invitation('one');
  await contest.open({ teamSize: 2 });
  for (const [from, nickname] of [
    [ann, 'ann'],
    [judge, 'jude'],
  ] as const)
    await contest.signUp(from, nickname);
  await contest.send(judge, 'MakeTeam', { name: 'Hops', invites: [hash] });
  await contest.until('building');
  await contest.submit(judge);
  await contest.send(ann, 'JoinTeam', { team: 1, index: 1, code });
  await contest.send(judge, 'LeaveTeam');
  // a member who comes after a revision, and goes before the next one, has made nothing
  await contest.send(ann, 'Invite', { invites: [hash] });
  await contest.signUp(bob, 'bob');
  await contest.send(bob, 'JoinTeam', { team: 1, index: 1, code });
  await contest.send(bob, 'LeaveTeam');
  await contest.submit(ann);
  for (const address of [judge, bob]) await setJudge(address);
  await contest.until('voting');
  expect(await contest.refusal(judge, 'Score', { entry: 1, scores: [10, 10] })).toBe('score.conflict');
  for (const from of [judge, ann])
    expect(await contest.refusal(from, 'Vote', { entries: [1] })).toBe('vote.own-entry');
  await score(bob, 1, [5, 5]);
  await contest.send(bob, 'Vote', { entries: [1] });
  expect(await contest.read('Sheets')).toMatchObject({ rows: [{ counts: true }] });
});

it('scores are refused by codes', async () => {
  await openJudging(['ann', 'bob']);
  const refusal = (data: object, from = judge) => contest.refusal(from, 'Score', { entry: 1, ...data });
  expect(await refusal({ scores: [1, 2] }, owner)).toBe('judge.only');
  for (const data of [
    {},
    { scores: [1] },
    { scores: [1, 2, 3] },
    { scores: [1, 11] },
    { scores: [1, -1] },
    { scores: [1, 1.5] },
    { scores: ['1', '2'] },
    { scores: [1, 2], conflict: true },
    { conflict: false },
    { conflict: 1 },
  ])
    expect(await refusal(data)).toBe('score.malformed');
  expect(await refusal({ entry: 3, scores: [1, 2] })).toBe('entry.unknown');
  await contest.send(ann, 'Withdraw');
  expect(await refusal({ scores: [1, 2] })).toBe('entry.withdrawn');
  const letter = contest.letter(judge, 'Score', { entry: 2, scores: [1, 2] });
  expect(await contest.live.send(letter)).toMatchObject({ ok: true });
  await score(judge, 2, [3, 4]);
  expect(await contest.live.send({ ...letter, at: contest.now })).toMatchObject({ code: 'message.repeated' });
  await contest.until('judging');
  await score(judge, 2, [5, 6]);
  await contest.act('PublishResults');
  expect(await refusal({ entry: 2, scores: [1, 2] })).toBe('contest.phase');
});

it('without criteria there is nothing to score', async () => {
  await openJudging(['ann'], { criteria: [] });
  expect(await contest.refusal(judge, 'Score', { entry: 1, scores: [1] })).toBe('score.no-criteria');
  expect(await contest.refusal(bob, 'Sheets', { judge: 'short' })).toBe('message.malformed');
});
