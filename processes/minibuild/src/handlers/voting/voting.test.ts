import { addressOf } from '../../../../common/testing/addresses';
import { type BallotList, type ContestInfo, type Mine, maxBallots, type Results } from '../../../client';
import { invitation, LiveMinibuild, wallets } from '../../../testing/live-minibuild';

jest.setTimeout(300_000);

const { ann, bob, cleo, dan, judge, owner } = wallets;

const contest = LiveMinibuild.forTests();

const voteOf = (from: string, entries: readonly number[]) => contest.send(from, 'Vote', { entries });

/** Opens a contest in its voting, with the entries 1, 2 and 3 of ann, bob and cleo; dan has signed up as well. */
async function openVoting(facts: object = {}): Promise<void> {
  await contest.open(facts);
  await contest.signUp(dan, 'dan');
  for (const name of ['ann', 'bob', 'cleo']) await contest.signUp(addressOf(name), name);
  await contest.until('building');
  for (const from of [ann, bob, cleo]) await contest.submit(from);
  await contest.until('voting');
}

describe('a ballot', () => {
  it('counts at once, and the next one takes its place', async () => {
    await openVoting();
    expect(await voteOf(dan, [3, 1])).toEqual({
      entries: [1, 3],
      votedAt: contest.now,
      at: contest.now,
    });
    await voteOf(ann, [3]);
    expect(await contest.tallies()).toEqual([1, 0, 2]);
    await voteOf(dan, [2]);
    expect(await contest.tallies()).toEqual([0, 1, 1]);
    expect(await contest.read('Mine', { address: dan })).toMatchObject({
      vote: 'yes',
      ballot: { entries: [2] },
    });
    await voteOf(dan, []);
    expect(await contest.tallies()).toEqual([0, 0, 1]);
    expect(await contest.read('Info')).toMatchObject({ ballots: 1 });
    expect(await contest.read<BallotList>('Ballots')).toMatchObject({
      total: 2,
      rows: [
        { address: dan, entries: [] },
        { address: ann, entries: [3] },
      ],
    });
  });

  it('is refused by codes', async () => {
    await openVoting();
    const refusal = (entries: unknown, from = dan) => contest.refusal(from, 'Vote', { entries });
    expect(await refusal([1, 1])).toBe('vote.malformed');
    expect(await refusal('1')).toBe('vote.malformed');
    expect(await refusal([0])).toBe('vote.malformed');
    expect(await refusal([1.5])).toBe('vote.malformed');
    expect(await refusal(undefined)).toBe('vote.malformed');
    expect(await refusal(Array.from({ length: 101 }, (_, index) => index + 1))).toBe('vote.malformed');
    expect(await refusal([4])).toBe('entry.unknown');
    expect(await refusal([1], ann)).toBe('vote.own-entry');
    expect(await refusal([1], judge)).toBe('admission.needed');
    await contest.until('judging');
    expect(await refusal([1])).toBe('contest.phase');
    await contest.act('PublishResults');
    expect(await refusal([1])).toBe('contest.phase');
  });

  it('is refused once as many are counted as can be', async () => {
    await openVoting();
    await voteOf(ann, [2]);
    await contest.live.evaluateLua(`MinibuildState.ballotRows.total = ${maxBallots}`);
    expect(await contest.refusal(dan, 'Vote', { entries: [1] })).toBe('vote.too-many');
    await voteOf(ann, [3]);
  });

  it('does nothing when the network delivers its message again', async () => {
    await openVoting();
    const letter = contest.letter(dan, 'Vote', { entries: [1] });
    expect(await contest.live.send(letter)).toMatchObject({ ok: true });
    await voteOf(dan, [2]);
    expect(await contest.live.send({ ...letter, at: contest.now })).toMatchObject({
      code: 'message.repeated',
    });
    expect(await contest.tallies()).toEqual([0, 1, 0]);
  });

  it('of a removed person does not count until that is taken back', async () => {
    await openVoting();
    await voteOf(dan, [1, 2]);
    await contest.act('Remove', { address: dan, isRemoved: true });
    await contest.act('Remove', { address: dan, isRemoved: true });
    expect(await contest.tallies()).toEqual([0, 0, 0]);
    expect(await contest.refusal(dan, 'Vote', { entries: [3] })).toBe('person.removed');
    expect(await contest.read('Ballots')).toMatchObject({ rows: [{ address: dan, isRemoved: true }] });
    expect(await contest.read('Mine', { address: dan })).toMatchObject({
      vote: 'no',
      person: { removedFor: 'because' },
    });
    await contest.act('Remove', { address: dan, isRemoved: false });
    await contest.act('Remove', { address: dan, isRemoved: false });
    expect(await contest.tallies()).toEqual([1, 1, 0]);
    expect(await contest.read<ContestInfo>('Info')).toMatchObject({ removed: 0, ballots: 1 });
    expect(await contest.refusal(owner, 'Remove', { address: judge, isRemoved: true, reason: 'x' })).toBe(
      'person.unknown',
    );
  });

  it('loses the approval of a team’s entry when its sender joins that team', async () => {
    await openVoting();
    await voteOf(dan, [1, 2]);
    await contest.act('Phase', { to: 'building' });
    const { code, hash } = invitation('one');
    await contest.send(ann, 'Invite', { invites: [hash] });
    const mine = await contest.send<Mine>(dan, 'JoinTeam', { team: 1, index: 1, code });
    expect(mine).toMatchObject({ ballot: { entries: [2] }, team: { team: 1, openInvites: [] } });
    expect(await contest.tallies()).toEqual([0, 1, 0]);
  });
});

describe('the results', () => {
  it('share places that are equal, and leave out hidden and withdrawn entries', async () => {
    await contest.build(['ann', 'bob', 'cleo', 'dan', 'eve', 'fay'], { voteWeight: 100, criteria: [] });
    await contest.until('voting');
    const [one, two, three, four, five, six] = ['ann', 'bob', 'cleo', 'dan', 'eve', 'fay'].map(addressOf);
    const ballots = [
      [one, [2, 3, 5, 6]],
      [two, [1, 3, 5, 6]],
      [three, [1, 2, 5]],
      [four, [1, 2, 3, 5]],
      [five, [6]],
      [six, [4, 5]],
    ] as const;
    for (const [from, entries] of ballots) await voteOf(String(from), entries);
    await contest.act('Hide', { entry: 5, isHidden: true });
    await contest.send(addressOf('fay'), 'Withdraw');
    expect(await contest.tallies()).toEqual([3, 3, 3, 1, 5, 3]);
    await contest.until('judging');
    expect(await contest.read('Results')).toEqual({
      total: 0,
      mostApprovals: 0,
      ballots: 0,
      rows: [],
      at: contest.now,
    });
    await contest.act('PublishResults');
    const { rows, ...results } = await contest.read<Results>('Results');
    expect(results).toEqual({
      publishedAt: contest.now,
      total: 4,
      mostApprovals: 3,
      ballots: 6,
      at: contest.now,
    });
    expect(rows.map(({ place, entry, points, approvals }) => [place, entry, points, approvals])).toEqual([
      [1, 1, 10_000, 3],
      [1, 2, 10_000, 3],
      [1, 3, 10_000, 3],
      [4, 4, 3333, 1],
    ]);
    await contest.act('Hide', { entry: 1, isHidden: true });
    expect(await contest.read('Results')).toMatchObject({ rows: [{ entry: 1, isHidden: true }, {}, {}, {}] });
    expect(await contest.refusal(owner, 'PublishResults', { reason: 'x' })).toBe('contest.over');
  });
});
