import { addressOf } from '../../../../common/testing/addresses';
import {
  type Mine,
  maxPeopleEver,
  maxTeams,
  maxTeamsMade,
  type PersonList,
  type TeamView,
} from '../../../client';
import { invitation, LiveMinibuild, wallets } from '../../../testing/live-minibuild';

jest.setTimeout(300_000);

const { ann, bob, cleo, dan, owner } = wallets;
const contact = (first = 4) => Buffer.alloc(413, first).toString('base64url');

const contest = LiveMinibuild.forTests();
beforeEach(() => contest.open());

const team = (from: string, name: string, invites: readonly string[] = []) =>
  contest.send<Mine>(from, 'MakeTeam', { name, invites });
const join = (number: number, index: number, code: string) => ({ team: number, index, code });

describe('a person', () => {
  it('signs up, and changes it later', async () => {
    expect(await contest.read('Mine', { address: ann })).toMatchObject({ vote: 'enter', phase: 'signUp' });
    const mine = await contest.signUp(ann, 'Ann', {
      website: 'https://ann.example/me?x=1#y',
      contact: contact(),
      keyVersion: 0,
    });
    expect(mine.person).toEqual({
      person: 1,
      nickname: 'Ann',
      website: 'https://ann.example/me?x=1#y',
      hasContact: true,
      signedUpAt: contest.now,
    });
    expect(mine).toMatchObject({ vote: 'yes', isStaff: false, isJudge: false });
    const signedUpAt = contest.now;
    contest.pass(1000);
    await contest.signUp(ann, 'Anna');
    expect(await contest.read<PersonList>('People')).toMatchObject({
      total: 1,
      rows: [{ nickname: 'Anna', signedUpAt, hasVoted: false }],
    });
    expect(await contest.read('Contacts')).toMatchObject({ total: 1, rows: [] });
    // the earlier nickname is free again, in any spelling
    await contest.signUp(bob, 'ANN');
    await contest.enter(cleo);
    expect(await contest.refusal(cleo, 'SignUp', { nickname: 'ａｎｎ' })).toBe('person.name-taken');
  });

  it('whose contact is sealed to an earlier key is marked', async () => {
    await contest.signUp(ann, 'ann', { contact: contact(), keyVersion: 0 });
    expect(await contest.read('Contacts')).toMatchObject({ rows: [{ person: 1, contact: contact() }] });
    const key = Buffer.alloc(65, 4).toString('base64url');
    await contest.act('Configure', contest.facts({ contactKey: key }));
    await contest.act('Configure', contest.facts({ contactKey: key }));
    await contest.signUp(bob, 'bob', { contact: contact(), keyVersion: 1 });
    expect(await contest.read('Contacts')).toMatchObject({
      rows: [{ person: 1, isOldKey: true }, expect.not.objectContaining({ isOldKey: expect.anything() })],
    });
  });

  it('is refused by codes', async () => {
    await contest.enter(ann);
    const refusal = (data: object, from = ann) => contest.refusal(from, 'SignUp', { nickname: 'n', ...data });
    for (const nickname of ['', ' a', 'a\u202eb', 'a'.repeat(25), 7, undefined, 'pаypal'])
      expect(await refusal({ nickname })).toBe('person.name-invalid');
    for (const website of [
      'http://a.example',
      'javascript:alert(1)',
      'https://a.example@evil.example',
      'https://a.example:x@evil.example',
      'https://a.example/"onclick',
      `https://a.example/${'a'.repeat(190)}`,
      7,
    ])
      expect(await refusal({ website })).toBe('person.malformed');
    for (const sealed of [contact(5), 'AAAA', 7])
      expect(await refusal({ contact: sealed })).toBe('person.malformed');
    const letter = contest.letter(ann, 'SignUp', { nickname: 'ann' });
    const tags = [{ name: 'From-Process', value: ann }];
    expect(await contest.live.send({ ...letter, tags })).toMatchObject({ code: 'sender.unsupported' });
    expect(await contest.live.send({ ...letter, from: '0xabc' })).toMatchObject({
      code: 'sender.unsupported',
    });
    expect(await contest.live.send({ ...letter, id: 'short' })).toMatchObject({ code: 'sender.unsupported' });
    await contest.live.evaluateLua(`MinibuildState.personRows.total = ${maxPeopleEver}`);
    expect(await refusal({})).toBe('person.too-many');
    await contest.live.evaluateLua('MinibuildState.personRows.total = 0');
    await contest.until('voting');
    expect(await refusal({})).toBe('contest.phase');
  });

  it('does nothing by an old message, however old', async () => {
    const numbered = (action: string, data: object, sequence: number) =>
      contest.letter(ann, action, { ...data, sequence });
    await contest.send(ann, 'Enter', { ticket: contest.ticket(0), sequence: 1 });
    const first = numbered('SignUp', { nickname: 'first' }, 5);
    expect(await contest.live.send(first)).toMatchObject({ ok: true });
    for (let act = 0; act < 40; act += 1)
      await contest.send(ann, 'SignUp', { nickname: `ann ${act}`, sequence: 10 + act });
    // the same message, and a message that comes too late
    const again = { ...first, at: contest.now };
    const late = numbered('SignUp', { nickname: 'late' }, 49);
    for (const letter of [again, late])
      expect(await contest.live.send(letter)).toMatchObject({ code: 'message.repeated' });
    for (const sequence of [0, -1, 1.5, '7', 9e15])
      expect(await contest.refusal(ann, 'SignUp', { nickname: 'x', sequence })).toBe('message.malformed');
    // a refused act has no number, and people don't share theirs
    expect(await contest.refusal(ann, 'MakeTeam', { name: '', invites: [], sequence: 90 })).toBe(
      'team.name-invalid',
    );
    await contest.send(ann, 'MakeTeam', { name: 'Hops', invites: [], sequence: 50 });
    await contest.send(bob, 'Enter', { ticket: contest.ticket(1), sequence: 1 });
    await contest.send(bob, 'SignUp', { nickname: 'bob', sequence: 2 });
    expect(await contest.read('Mine', { address: ann })).toMatchObject({ person: { nickname: 'ann 39' } });
  });

  it('can do nothing once the staff have removed them', async () => {
    await contest.signUp(ann, 'ann');
    await contest.act('Remove', { address: ann, isRemoved: true });
    const acts = [
      ['SignUp', { nickname: 'other' }],
      ['MakeTeam', { name: 'A', invites: [] }],
      ['JoinTeam', join(1, 1, invitation('x').code)],
    ] as const;
    for (const [action, data] of acts)
      expect(await contest.refusal(ann, action, data)).toBe('person.removed');
    await contest.until('building');
    expect(await contest.refusal(ann, 'Submit', contest.entry())).toBe('person.removed');
    await contest.act('Remove', { address: ann, isRemoved: false });
    expect(await contest.submit(ann)).toBe(1);
  });
});

describe('a team', () => {
  beforeEach(async () => {
    for (const name of ['ann', 'bob', 'cleo', 'dan']) await contest.signUp(addressOf(name), name);
  });

  it('is joined by the codes of its captain, each of which works once', async () => {
    const [one, two, other] = [invitation('one'), invitation('two'), invitation('other')];
    await team(ann, 'Hops', [one.hash, two.hash]);
    expect(await contest.refusal(bob, 'JoinTeam', join(1, 1, two.code))).toBe('team.code-wrong');
    expect(await contest.refusal(bob, 'JoinTeam', join(1, 3, one.code))).toBe('team.code-wrong');
    // the ledger shows the hash, which is no code
    expect(await contest.refusal(bob, 'JoinTeam', join(1, 1, one.hash))).toBe('team.code-wrong');
    const mine = await contest.send<Mine>(bob, 'JoinTeam', join(1, 2, two.code));
    expect(mine.team).toMatchObject({ name: 'Hops', captain: 1, invites: 2, openInvites: [1] });
    expect(mine.team?.members.map(({ nickname }) => nickname)).toEqual(['ann', 'bob']);
    expect(await contest.refusal(cleo, 'JoinTeam', join(1, 2, two.code))).toBe('team.code-used');
    expect(await contest.refusal(bob, 'JoinTeam', join(1, 1, one.code))).toBe('team.in-one');
    await contest.send(ann, 'Invite', { invites: [other.hash] });
    expect(await contest.refusal(cleo, 'JoinTeam', join(1, 1, one.code))).toBe('team.code-wrong');
    await contest.send(cleo, 'JoinTeam', join(1, 1, other.code));
    await contest.send(ann, 'Invite', { invites: [one.hash] });
    expect(await contest.refusal(dan, 'JoinTeam', join(1, 1, one.code))).toBe('team.full');
    expect(await contest.refusal(bob, 'Invite', { invites: [] })).toBe('team.not-captain');
    expect(await contest.refusal(dan, 'Invite', { invites: [] })).toBe('team.none');
  });

  it('goes on with the next captain, and ends with its last member, whose entry is withdrawn', async () => {
    const { code, hash } = invitation('one');
    await team(ann, 'Hops', [hash]);
    await contest.send(bob, 'JoinTeam', join(1, 1, code));
    await contest.until('building');
    await contest.submit(bob);
    expect(await contest.refusal(bob, 'LeaveTeam', { member: 1 })).toBe('team.not-captain');
    expect(await contest.refusal(ann, 'LeaveTeam', { member: 3 })).toBe('team.no-member');
    await contest.send(ann, 'LeaveTeam');
    expect(await contest.read<TeamView>('Team', { team: 1 })).toMatchObject({
      captain: 2,
      members: [{ person: 2 }],
    });
    expect(await contest.refusal(ann, 'LeaveTeam')).toBe('team.none');
    await contest.send(bob, 'LeaveTeam', { member: 2 });
    expect(await contest.refusal(dan, 'Team', { team: 1 })).toBe('team.unknown');
    expect(await contest.read('Entry', { entry: 1 })).toMatchObject({
      isWithdrawn: true,
      withdrawnAt: contest.now,
      people: [],
      team: { name: 'Hops' },
    });
    // the name is free again
    await team(cleo, 'HOPS');
    expect(await contest.read('Info')).toMatchObject({ teams: 1, withdrawn: 1 });
  });

  it('loses a member whom its captain removes, and who can join again only by a new link', async () => {
    const [one, two, three] = [invitation('one'), invitation('two'), invitation('three')];
    await team(ann, 'Hops', [one.hash, two.hash]);
    await contest.send(bob, 'JoinTeam', join(1, 1, one.code));
    const mine = await contest.send<Mine>(ann, 'LeaveTeam', { member: 2 });
    expect(mine.team).toMatchObject({ members: [{ person: 1 }], invites: 0, openInvites: [] });
    expect(await contest.refusal(bob, 'JoinTeam', join(1, 2, two.code))).toBe('team.code-wrong');
    await contest.send(ann, 'Invite', { invites: [three.hash] });
    await contest.send(bob, 'JoinTeam', join(1, 1, three.code));
    expect(await contest.read('Mine', { address: bob })).toMatchObject({ team: { team: 1 } });
  });

  it('whose captain has left lets nobody in by the captain’s link, and goes on by the link of the next one', async () => {
    const [one, two, three] = [invitation('one'), invitation('two'), invitation('three')];
    await team(ann, 'Hops', [one.hash, two.hash, three.hash]);
    await contest.send(bob, 'JoinTeam', join(1, 1, one.code));
    await contest.send(cleo, 'JoinTeam', join(1, 2, two.code));
    await contest.send(cleo, 'LeaveTeam');
    await contest.send(cleo, 'JoinTeam', join(1, 3, three.code));
    await contest.send(ann, 'LeaveTeam');
    for (const from of [ann, dan])
      expect(await contest.refusal(from, 'JoinTeam', join(1, 1, three.code))).toBe('team.code-wrong');
    await contest.send(bob, 'Invite', { invites: [invitation('four').hash] });
    await contest.send(dan, 'JoinTeam', join(1, 1, invitation('four').code));
  });

  it('is refused by codes', async () => {
    const refusal = (data: object, from = ann) =>
      contest.refusal(from, 'MakeTeam', { name: 'A team', invites: [], ...data });
    for (const name of ['', 'a\nb', 'a'.repeat(41), 7])
      expect(await refusal({ name })).toBe('team.name-invalid');
    for (const invites of [undefined, ['AAAA'], Array(17).fill(invitation('one').hash)])
      expect(await refusal({ invites })).toBe('team.malformed');
    expect(await refusal({}, owner)).toBe('person.unknown');
    await team(bob, 'A Team');
    expect(await refusal({})).toBe('team.name-taken');
    for (const data of [{ index: 0 }, { index: 17 }, { code: 'AAAA' }])
      expect(await contest.refusal(ann, 'JoinTeam', { ...join(1, 1, invitation('x').code), ...data })).toBe(
        'team.malformed',
      );
    for (const number of [0, 2, maxTeams, '1'])
      expect(await contest.refusal(ann, 'JoinTeam', join(number as number, 1, invitation('x').code))).toBe(
        'team.unknown',
      );
    await contest.until('voting');
    for (const [action, data] of [
      ['MakeTeam', { name: 'B', invites: [] }],
      ['Invite', { invites: [] }],
      ['JoinTeam', join(1, 1, invitation('x').code)],
      ['LeaveTeam', {}],
    ] as const)
      expect(await contest.refusal(ann, action, data)).toBe('contest.phase');
  });

  it('can’t be made again and again', async () => {
    for (let made = 0; made < maxTeamsMade; made += 1) {
      await team(ann, `Team ${made}`);
      await contest.send(ann, 'LeaveTeam');
    }
    expect(await contest.refusal(ann, 'MakeTeam', { name: 'More', invites: [] })).toBe('team.too-many');
    await contest.live.evaluateLua(`MinibuildState.teamRows.total = ${maxTeams}`);
    expect(await contest.refusal(bob, 'MakeTeam', { name: 'More', invites: [] })).toBe('team.too-many');
  });
});
