import { invitation, LiveMinibuild, wallets } from '../../../testing/live-minibuild';

jest.setTimeout(300_000);

const { ann, bob, cleo, dan, owner } = wallets;
const reason = 'x';

const contest = LiveMinibuild.forTests();

const hide = (team: number, isHidden: boolean) => contest.act('HideName', { team, isHidden });
const flag = (from: string, data: object = {}) =>
  contest.send(from, 'Flag', { entry: 1, team: 1, reason, ...data });
const refusedFlag = (from: string, data: object = {}) =>
  contest.refusal(from, 'Flag', { entry: 1, team: 1, reason, ...data });

/** Every reply in which a name of a team or a person can be, as one text. */
const everything = async () =>
  JSON.stringify(
    await Promise.all(
      (
        [
          ['Contest', {}],
          ['Mine', { address: ann }],
          ['Entries', {}],
          ['Entries', { staff: true, order: 'title' }],
          ['Entry', { entry: 1 }],
          ['Entry', { entry: 1, staff: true }],
          ['Comments', { entry: 1 }],
          ['Results', {}],
          ['People', {}],
          ['Flags', {}],
          ['StaffLog', {}],
        ] as const
      ).map(([action, data]) => contest.read(action, data)),
    ),
  );

describe('the name of a team', () => {
  /** Ann and Bob are the team Rude Hops with entry 1; Cleo's entry 2 and Dan's entry 3 are their own. */
  beforeEach(async () => {
    await contest.open();
    for (const [from, name] of [
      [ann, 'ann'],
      [bob, 'bob'],
      [cleo, 'cleo'],
      [dan, 'dan'],
    ] as const)
      await contest.signUp(from, name);
    const { code, hash } = invitation('one');
    await contest.send(ann, 'MakeTeam', { name: 'Rude Hops', invites: [hash] });
    await contest.send(bob, 'JoinTeam', { team: 1, index: 1, code });
    await contest.until('building');
    for (const [from, title] of [
      [ann, 'A hop'],
      [cleo, 'A skip'],
      [dan, 'A jump'],
    ] as const)
      await contest.submit(from, { title });
  });

  it('is flagged once by each wallet, and is one row of the list beside its entry', async () => {
    expect(await flag(cleo)).toMatchObject({ entry: 1, team: 1 });
    expect(await refusedFlag(cleo)).toBe('flag.repeated');
    await flag(dan);
    await contest.send(cleo, 'Flag', { entry: 1, reason });
    expect(await refusedFlag(cleo, { team: 2 })).toBe('team.unknown');
    expect(await refusedFlag(cleo, { entry: 2 })).toBe('team.unknown');
    expect(await refusedFlag(cleo, { comment: 1 })).toBe('flag.malformed');
    expect(await contest.read('Flags')).toMatchObject({
      total: 2,
      rows: [
        { entry: 1, team: 1, text: 'Rude Hops', title: 'A hop', flags: 2 },
        { entry: 1, title: 'A hop', flags: 1 },
      ],
    });
    // showing what is shown leaves it
    expect(await hide(1, false)).toMatchObject({ flags: 1 });
    expect(await refusedFlag(dan)).toBe('flag.repeated');
  });

  it('is replaced by its number in every reply once the staff hide it, and comes back', async () => {
    await flag(cleo);
    const before = await contest.read('Entry', { entry: 1 });
    const change = { team: 1, isHidden: true, reason };
    expect(await contest.refusal(ann, 'HideName', change)).toBe('staff.only');
    expect(await contest.refusal(owner, 'HideName', { ...change, team: 4 })).toBe('team.unknown');
    expect(await contest.refusal(owner, 'HideName', { ...change, isHidden: 1 })).toBe('staff.malformed');
    expect(await everything()).toContain('Rude Hops');
    expect(await hide(1, true)).toMatchObject({ flags: 0, hidden: 0 });
    expect(await everything()).not.toContain('Rude Hops');
    expect(await contest.read('Team', { team: 1 })).toMatchObject({ name: '#1', hiddenFor: 'because' });
    expect(await contest.read('Entry', { entry: 1 })).toMatchObject({
      title: 'A hop',
      team: { team: 1, name: '#1', isHidden: true },
      people: [{ nickname: 'ann' }, { nickname: 'bob' }],
    });
    expect(await contest.read('Entries', { search: 'rude' })).toMatchObject({ total: 0 });
    expect(await refusedFlag(dan)).toBe('flag.hidden');
    // the work goes on: a revision shows the name no more than the first one
    await contest.submit(bob, { title: 'A hop' });
    expect(await contest.read('Entries', { search: 'rude' })).toMatchObject({ total: 0 });
    await hide(1, true);
    await hide(1, false);
    expect(await contest.read('Team', { team: 1 })).not.toHaveProperty('hiddenFor');
    expect(await contest.read('Entries', { search: 'RUDE' })).toMatchObject({ total: 1 });
    expect(await contest.read('Entry', { entry: 1 })).toMatchObject({
      team: (before as { team: object }).team,
    });
  });

  it('stays taken while it is hidden, for teams and for nicknames, also once the team has ended', async () => {
    await hide(1, true);
    for (const from of [bob, ann]) await contest.send(from, 'LeaveTeam');
    const invites: string[] = [];
    const make = (name: string) => contest.refusal(ann, 'MakeTeam', { name, invites });
    expect(await make('RUDE hops')).toBe('team.name-taken');
    expect(await contest.refusal(ann, 'SignUp', { nickname: 'Rude Hops' })).toBe('person.name-taken');
    await hide(1, false);
    await contest.send(ann, 'MakeTeam', { name: 'Rude Hops', invites });
    // the name of the ended team is hidden for itself, and the living one keeps it
    await hide(1, true);
    expect(await contest.read('Team', { team: 4 })).toMatchObject({ name: 'Rude Hops' });
    await hide(1, false);
    expect(await contest.refusal(bob, 'MakeTeam', { name: 'Rude Hops', invites })).toBe('team.name-taken');
  });

  it('another team called by the number of a hidden one keeps its name', async () => {
    await contest.send(bob, 'LeaveTeam');
    await contest.send(bob, 'MakeTeam', { name: '#1', invites: [] });
    await hide(1, true);
    await contest.send(ann, 'LeaveTeam');
    expect(await contest.refusal(ann, 'MakeTeam', { name: '#1', invites: [] })).toBe('team.name-taken');
  });
});

describe('the name of somebody who submitted alone', () => {
  beforeEach(() => contest.build(['ann', 'bob', 'cleo']));

  it('is hidden as the nickname, too, which can’t change meanwhile', async () => {
    await contest.send(ann, 'Comment', { entry: 1, text: 'Mine' });
    await contest.send(ann, 'SignUp', { nickname: 'Ann' });
    await hide(1, true);
    expect(await contest.read('Entry', { entry: 1 })).toMatchObject({
      team: { name: '#1' },
      people: [{ person: 1, nickname: '#1' }],
    });
    expect(await contest.read('Comments', { entry: 1 })).toMatchObject({ rows: [{ nickname: '#1' }] });
    expect(await contest.read('Mine', { address: ann })).toMatchObject({
      person: { nickname: '#1', hasHiddenName: true },
      team: { name: '#1', hiddenFor: 'because' },
    });
    for (const nickname of ['Ann', 'ann', 'Nicer'])
      expect(await contest.refusal(ann, 'SignUp', { nickname })).toBe('person.name-hidden');
    expect(await contest.refusal(bob, 'SignUp', { nickname: 'ANN' })).toBe('person.name-taken');
    // the rest of the sign-up does
    expect(await contest.signUp(ann, '#1', { website: 'https://ann.example' })).toMatchObject({
      person: { nickname: '#1', website: 'https://ann.example', hasHiddenName: true },
    });
    await contest.send(bob, 'SignUp', { nickname: '#1' });
    await hide(1, false);
    expect(await contest.read('Mine', { address: ann })).toMatchObject({
      person: { nickname: 'Ann' },
      team: { name: 'ann' },
    });
    expect(await contest.refusal(cleo, 'SignUp', { nickname: '#1' })).toBe('person.name-taken');
    await contest.send(ann, 'SignUp', { nickname: 'Nicer' });
    await contest.send(cleo, 'SignUp', { nickname: 'ann' });
  });

  it('is hidden after the team has ended, and nobody else’s nickname is', async () => {
    await contest.send(ann, 'LeaveTeam');
    await contest.send(cleo, 'SignUp', { nickname: 'Somebody' });
    await contest.send(ann, 'SignUp', { nickname: 'Cleo' });
    await hide(3, true);
    expect(await contest.read('Mine', { address: ann })).toMatchObject({ person: { nickname: 'Cleo' } });
    // a name that somebody has already stays theirs
    await contest.send(ann, 'SignUp', { nickname: 'Cleo', website: 'https://ann.example' });
    await contest.send(ann, 'SignUp', { nickname: 'ann' });
    await hide(1, true);
    expect(await contest.read('Mine', { address: ann })).toMatchObject({ person: { nickname: '#1' } });
  });
});
