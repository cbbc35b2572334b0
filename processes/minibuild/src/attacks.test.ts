import { addressOf } from '../../common/testing/addresses';
import type { ContestEntry, Mine, Results, TeamView } from '../client';
import { invitation, LiveMinibuild, wallets } from '../testing/live-minibuild';

jest.setTimeout(300_000);

const { ann, bob, cleo, dan, judge, owner, staff } = wallets;

const contest = LiveMinibuild.forTests();

const mine = (address: string) => contest.read<Mine>('Mine', { address });
const join = (index: number, { code }: { code: string }) => ({ team: 1, index, code });

describe('somebody who posts the signed messages of others again', () => {
  /** Sends a numbered act of ann, and returns the function that posts the same message again. */
  async function act(action: string, data: object = {}) {
    const letter = contest.letter(ann, action, data);
    expect(await contest.live.send(letter)).toMatchObject({ ok: true });
    return async () => {
      const before = await contest.live.stateText();
      // posted anew, it may get another id
      for (const again of [letter, { ...letter, id: addressOf('another id') }])
        expect(await contest.live.send({ ...again, at: contest.now })).toMatchObject({
          code: 'message.repeated',
        });
      expect(await contest.live.stateText()).toBe(before);
    };
  }

  it('brings nothing back, however long ago it was: no nickname, link, team, entry, or withdrawal', async () => {
    const [one, two] = [invitation('one'), invitation('two')];
    await contest.open();
    await contest.signUp(bob, 'bob');
    await contest.enter(ann);
    const again = [await act('SignUp', { nickname: 'first' })];
    again.push(await act('SignUp', { nickname: 'second' }));
    again.push(await act('MakeTeam', { name: 'Hops', invites: [one.hash, two.hash] }));
    await contest.send(bob, 'JoinTeam', join(1, one));
    again.push(await act('Invite', { invites: [two.hash] }));
    await contest.until('building');
    again.push(await act('Submit', contest.entry({ title: 'Old' })));
    again.push(await act('Withdraw'));
    again.push(await act('Submit', contest.entry({ title: 'New' })));
    again.push(await act('LeaveTeam', { member: 1 }));
    again.push(await act('Invite', { invites: [one.hash] }));
    await contest.send(bob, 'JoinTeam', join(1, one));
    for (let more = 0; more < 40; more += 1) await act('Invite', { invites: [] });
    for (const post of again) await post();
    expect(await mine(ann)).toMatchObject({ person: { nickname: 'second' }, entry: { title: 'New' } });
    expect(await contest.read<TeamView>('Team', { team: 1 })).toMatchObject({ openInvites: [] });
  });

  it('brings no ballot and no scores back', async () => {
    await contest.build(['bob', 'cleo']);
    await contest.signUp(ann, 'ann');
    await contest.act('Judge', { address: ann, name: 'Ann', isJudge: true });
    await contest.until('voting');
    const again = [
      await act('Vote', { entries: [1] }),
      await act('Score', { entry: 1, scores: [10, 10] }),
      await act('Flag', { entry: 1, reason: 'x' }),
      await act('Score', { entry: 1, scores: [0, 0] }),
    ];
    for (let more = 0; more < 40; more += 1) await act('Vote', { entries: [1 + (more % 2)] });
    await act('Vote', { entries: [] });
    for (const post of again) await post();
    expect(await contest.tallies()).toEqual([0, 0]);
    expect(await contest.read('Sheets')).toMatchObject({ rows: [{ scores: [0, 0] }] });
  });

  it('gains nothing in the name of somebody else, nor with tags that pass for the network’s', async () => {
    await contest.build(['ann', 'bob']);
    const letter = contest.letter(cleo, 'SignUp', { nickname: 'cleo' });
    for (const name of ['From', 'owner', 'Timestamp', 'ID', 'Block_Height', 'tags', 'Target'])
      expect(await contest.live.send({ ...letter, tags: [{ name, value: ann }] })).toMatchObject({
        code: 'message.reserved-tag',
      });
    for (const name of ['From-Process', 'from-process'])
      expect(await contest.live.send({ ...letter, tags: [{ name, value: ann }] })).toMatchObject({
        code: 'sender.unsupported',
      });
    const staffActs = [
      ['Open', {}],
      ['Phase', { to: 'voting' }],
      ['Staff', { add: [cleo] }],
      ['Claim', {}],
      ['PublishResults', {}],
    ] as const;
    for (const [action, data] of staffActs)
      expect(await contest.refusal(cleo, action, { reason: 'x', ...data })).toBe('staff.only');
  });
});

it('texts can’t hide anything, wherever others read them', async () => {
  const hidden = [
    '\u202Egnp.exe',
    'a\u200Fb',
    '\u2066x\u2069',
    '\uFEFFx',
    'a\u0000b',
    '\u200B',
    ' ',
    '\u2800',
    'a\nb',
  ];
  await contest.build(['bob']);
  await contest.signUp(ann, 'ann');
  const refused: string[] = [];
  for (const text of hidden) {
    refused.push(await contest.refusal(cleo, 'SignUp', { nickname: text }));
    refused.push(await contest.refusal(ann, 'MakeTeam', { name: text, invites: [] }));
    refused.push(await contest.refusal(ann, 'Submit', contest.entry({ title: text })));
    refused.push(await contest.refusal(ann, 'Flag', { entry: 1, reason: text }));
    const judged = { address: judge, name: text, isJudge: true, reason: 'x' };
    refused.push(await contest.refusal(owner, 'Judge', judged));
  }
  expect(new Set(refused)).toEqual(
    new Set([
      'person.name-invalid',
      'team.name-invalid',
      'entry.malformed',
      'flag.malformed',
      'staff.malformed',
    ]),
  );
  for (const link of [
    'https://a.example/\nhttps://b.example',
    'https://a.example/ x',
    'https://user@a.example',
    'data:x',
  ])
    expect(await contest.refusal(ann, 'Submit', contest.entry({ kind: 'link', links: [link] }))).toBe(
      'entry.malformed',
    );
});

it('the last millisecond of a phase counts, and the first one after it does not', async () => {
  await contest.build(['ann']);
  const { facts } = await contest.read<{ facts: { times: { voting: number } } }>('Contest');
  contest.now = (facts?.times.voting ?? 0) - 1;
  await contest.submit(ann, { title: 'In time' });
  contest.now += 1;
  expect(await contest.refusal(ann, 'Submit', contest.entry({ title: 'Late' }))).toBe('contest.phase');
  await contest.send(ann, 'Vote', { entries: [] });
  expect(await contest.read<ContestEntry>('Entry', { entry: 1 })).toMatchObject({ title: 'In time' });
});

it('a member who is thrown out in between can’t act for the team, and the team goes on', async () => {
  const [one, two] = [invitation('one'), invitation('two')];
  await contest.open();
  for (const name of ['ann', 'bob']) await contest.signUp(addressOf(name), name);
  await contest.send(ann, 'MakeTeam', { name: 'Hops', invites: [one.hash, two.hash] });
  await contest.send(bob, 'JoinTeam', join(1, one));
  await contest.until('building');
  await contest.submit(bob, { title: 'Ours' });
  await contest.send(ann, 'LeaveTeam', { member: 2 });
  expect(await contest.refusal(bob, 'Withdraw')).toBe('team.none');
  expect(await contest.refusal(bob, 'JoinTeam', join(2, two))).toBe('team.code-wrong');
  // his own submission is another entry, of a team of his own
  expect(await contest.submit(bob, { title: 'Mine' })).toBe(2);
  expect(await contest.read<ContestEntry>('Entry', { entry: 1 })).toMatchObject({ title: 'Ours' });
  await contest.until('voting');
  expect(await contest.refusal(bob, 'Vote', { entries: [1] })).toBe('vote.own-entry');
});

it('a member of the staff who is taken off can’t go on, not even with what was signed before', async () => {
  await contest.build(['ann']);
  await contest.act('Staff', { add: [staff] });
  const signed = contest.letter(staff, 'Hide', { entry: 1, isHidden: true, reason: 'x' });
  await contest.act('Staff', { remove: [staff] });
  expect(await contest.live.send(signed)).toMatchObject({ code: 'staff.only' });
  expect(await contest.refusal(staff, 'Staff', { add: [staff], reason: 'x' })).toBe('staff.only');
  // the owner can't be taken off
  await contest.act('Staff', { add: [dan], remove: [owner] });
  await contest.act('Staff', { remove: [dan] });
});

it('approvals of hidden and withdrawn entries move nobody’s place, and ties share one', async () => {
  await contest.build(['ann', 'bob', 'cleo', 'dan'], { criteria: [], voteWeight: 100 });
  await contest.until('voting');
  await contest.act('Hide', { entry: 4, isHidden: true });
  for (const from of [ann, bob, cleo]) await contest.send(from, 'Vote', { entries: [4] });
  await contest.send(cleo, 'Withdraw');
  await contest.send(dan, 'Vote', { entries: [3] });
  await contest.send(ann, 'Vote', { entries: [2, 3, 4] });
  await contest.send(bob, 'Vote', { entries: [1, 4] });
  await contest.until('judging');
  await contest.act('PublishResults');
  expect(await contest.read<Results>('Results')).toMatchObject({
    mostApprovals: 1,
    rows: [
      { place: 1, entry: 1, points: 10_000 },
      { place: 1, entry: 2, points: 10_000 },
    ],
  });
  for (const [from, action, data] of [
    [ann, 'Vote', { entries: [] }],
    [ann, 'Withdraw', {}],
    [bob, 'Submit', contest.entry()],
  ] as const)
    expect(await contest.refusal(from, action, data)).toBe('contest.phase');
});

it('one person’s acts leave no more in the state, however many they are', async () => {
  const { code, hash } = invitation('one');
  await contest.open();
  for (const name of ['ann', 'bob']) await contest.signUp(addressOf(name), name);
  await contest.send(ann, 'MakeTeam', { name: 'Hops', invites: [hash] });
  const round = async () => {
    for (const nickname of ['other', 'ann']) await contest.send(ann, 'SignUp', { nickname });
    await contest.send(ann, 'Invite', { invites: [hash] });
    await contest.send(bob, 'JoinTeam', { team: 1, index: 1, code });
    await contest.send(bob, 'LeaveTeam');
    return (await contest.live.stateText()).length;
  };
  const first = await round();
  for (let more = 0; more < 10; more += 1) expect(await round()).toBe(first);
});
