import { addressOf } from '../../../../common/testing/addresses';
import {
  type ContestEntry,
  type EntryList,
  maxFlags,
  maxFlagsOfAddress,
  maxPreviewBytes,
  maxRevisions,
  openPreview,
  reservedRevisions,
} from '../../../client';
import { invitation, LiveMinibuild, preview, wallets } from '../../../testing/live-minibuild';

jest.setTimeout(300_000);

const { ann, bob, cleo, dan, owner } = wallets;

const contest = LiveMinibuild.forTests();

describe('an entry', () => {
  it('of somebody alone makes a team, and each submission is a revision', async () => {
    await contest.build(['ann']);
    const first = await contest.read<ContestEntry>('Entry', { entry: 1 });
    expect(first).toMatchObject({
      kind: 'text',
      title: 'Of ann',
      team: { team: 1, name: 'ann' },
      revisions: 1,
    });
    contest.pass(1000);
    const links = ['https://a.example/b', addressOf('process')];
    const data = contest.picture({ links });
    const letter = contest.letter(ann, 'Submit', data);
    expect(await contest.live.send(letter)).toMatchObject({ ok: true });
    const entry = await contest.read<ContestEntry>('Entry', { entry: 1 });
    expect(entry).toEqual({
      entry: 1,
      kind: 'picture',
      title: 'A picture',
      team: { team: 1, name: 'ann' },
      preview: { message: letter.id, sha256: expect.any(String) },
      submittedAt: contest.now - 1000,
      changedAt: contest.now,
      revisions: 2,
      message: letter.id,
      links,
      file: data.file,
      people: [{ person: 1, nickname: 'ann' }],
      history: [
        { revision: 1, submittedAt: contest.now - 1000, message: first.message, title: 'Of ann' },
        {
          revision: 2,
          submittedAt: contest.now,
          message: letter.id,
          title: 'A picture',
          file: data.file.id,
        },
      ],
      at: contest.now,
    });
    const opened = await openPreview(JSON.stringify(data), entry.preview?.sha256 ?? '');
    expect(opened.type).toBe('image/webp');
    expect(Buffer.from(opened.bytes).toString('base64url')).toBe(preview);
    expect(await contest.live.send({ ...letter, at: contest.now })).toMatchObject({
      code: 'message.repeated',
    });
  });

  it('that is a text can have it in a file of at most 64 kB, with or without words beside it', async () => {
    await contest.build([]);
    await contest.signUp(ann, 'ann');
    for (const [type, bytes] of [
      ['text/plain', 65_536],
      ['text/markdown', 1],
    ]) {
      const file = { ...contest.picture().file, type, bytes };
      const entry = await contest.submit(ann, { text: undefined, file });
      const stored = await contest.read<ContestEntry>('Entry', { entry });
      expect(stored).toMatchObject({ kind: 'text', file });
      expect(stored).not.toHaveProperty('text');
      await contest.submit(ann, { file });
      expect(await contest.read('Entry', { entry })).toMatchObject({ text: 'Some text', file });
    }
  });

  it('has at most 30 revisions', async () => {
    await contest.build(['ann']);
    for (let revision = 2; revision <= maxRevisions; revision += 1)
      await contest.submit(ann, { title: `Title ${revision}` });
    expect(await contest.refusal(ann, 'Submit', contest.entry())).toBe('entry.too-many-revisions');
    const { history } = await contest.read<ContestEntry>('Entry', { entry: 1 });
    expect(history.map(({ title }) => title)).toEqual([
      'Of ann',
      ...Array.from({ length: 29 }, (_, index) => `Title ${index + 2}`),
    ]);
  });

  it('keeps its last five revisions for the captain, whatever a member uses up', async () => {
    const { code, hash } = invitation('one');
    await contest.open();
    for (const name of ['ann', 'bob']) await contest.signUp(addressOf(name), name);
    await contest.send(ann, 'MakeTeam', { name: 'Hops', invites: [hash] });
    await contest.send(bob, 'JoinTeam', { team: 1, index: 1, code });
    await contest.until('building');
    await contest.submit(ann, { title: 'Ours' });
    for (let spoilt = 1; spoilt < maxRevisions - reservedRevisions; spoilt += 1)
      await contest.submit(bob, { title: `Spoilt ${spoilt}` });
    expect(await contest.refusal(bob, 'Submit', contest.entry())).toBe('entry.too-many-revisions');
    await contest.send(ann, 'LeaveTeam', { member: 2 });
    for (let left = 1; left <= reservedRevisions; left += 1)
      await contest.submit(ann, { title: `Ours again ${left}` });
    expect(await contest.read('Entry', { entry: 1 })).toMatchObject({ title: 'Ours again 5' });
  });

  it('is withdrawn by the captain alone once people vote, and brought back by the staff with its votes', async () => {
    const { code, hash } = invitation('one');
    await contest.open({ criteria: [], voteWeight: 100 });
    for (const name of ['ann', 'bob', 'cleo']) await contest.signUp(addressOf(name), name);
    await contest.send(ann, 'MakeTeam', { name: 'Hops', invites: [hash] });
    await contest.send(bob, 'JoinTeam', { team: 1, index: 1, code });
    await contest.until('building');
    await contest.submit(bob);
    await contest.send(bob, 'Withdraw');
    await contest.submit(ann);
    await contest.until('voting');
    await contest.send(cleo, 'Vote', { entries: [1] });
    expect(await contest.refusal(bob, 'Withdraw')).toBe('team.not-captain');
    await contest.send(ann, 'Withdraw');
    const restore = (from: string) => contest.refusal(from, 'Restore', { entry: 1, reason: 'x' });
    for (const from of [ann, bob]) expect(await restore(from)).toBe('staff.only');
    await contest.act('Restore', { entry: 1 });
    expect(await restore(owner)).toBe('entry.not-withdrawn');
    expect(await contest.refusal(owner, 'Restore', { entry: 2, reason: 'x' })).toBe('entry.unknown');
    await contest.until('judging');
    await contest.act('PublishResults');
    expect(await contest.read('Results')).toMatchObject({ rows: [{ entry: 1, approvals: 1 }] });
    expect(await restore(owner)).toBe('contest.over');
  });

  it('of a team that has ended stays withdrawn', async () => {
    await contest.build(['ann']);
    await contest.send(ann, 'LeaveTeam');
    expect(await contest.refusal(owner, 'Restore', { entry: 1, reason: 'x' })).toBe('team.unknown');
  });

  it('that is withdrawn comes back with the next submission, but not after the building', async () => {
    await contest.build(['ann', 'bob']);
    await contest.send(ann, 'Withdraw');
    expect(await contest.refusal(ann, 'Withdraw')).toBe('entry.withdrawn');
    expect(await contest.read('Entries')).toMatchObject({ total: 1, rows: [{ entry: 2 }] });
    expect(await contest.submit(ann)).toBe(1);
    expect(await contest.read('Entries')).toMatchObject({ total: 2 });
    await contest.until('voting');
    await contest.send(ann, 'Withdraw');
    expect(await contest.refusal(ann, 'Submit', contest.entry())).toBe('contest.phase');
    await contest.until('judging');
    await contest.send(bob, 'Withdraw');
    expect(await contest.refusal(owner, 'Withdraw')).toBe('person.unknown');
    await contest.act('PublishResults');
    expect(await contest.read('Results')).toMatchObject({ total: 0, mostApprovals: 0 });
    expect(await contest.refusal(bob, 'Withdraw')).toBe('contest.phase');
  });

  it('is refused by codes', async () => {
    await contest.open({ kinds: ['picture', 'text', 'link'] });
    await contest.signUp(ann, 'ann');
    const refusal = (data: object, from = ann) => contest.refusal(from, 'Submit', data);
    expect(await refusal(contest.entry())).toBe('contest.phase');
    await contest.until('building');
    expect(await refusal(contest.entry(), bob)).toBe('person.unknown');
    const { file } = contest.picture();
    for (const wrong of [
      { kind: 'film' },
      { title: '' },
      { title: 'a\nb' },
      { title: 'right\u202eleft' },
      { title: 'a'.repeat(81) },
      { title: undefined },
      { text: '\u200b' },
      { text: 'a\u0000' },
      { text: 'a'.repeat(2001) },
      { links: ['http://a.example'] },
      { links: ['https://a.example\nhttps://b.example'] },
      { links: ['javascript:alert(1)'] },
      { links: Array(5).fill('https://a.example') },
      { file: { ...file, type: 'image/svg+xml' } },
      { file: { ...file, type: 'text/html' } },
      { file: { ...file, id: '../../etc' } },
      { file: { ...file, bytes: 0 } },
      { file: { ...file, bytes: 10_485_761 } },
      { file: { ...file, sha256: 'AAAA' } },
      { preview: Buffer.alloc(maxPreviewBytes + 1).toString('base64url') },
      { preview: 'AA==' },
      { preview: 7 },
    ])
      expect(await refusal(contest.picture(wrong))).toBe('entry.malformed');
    expect(await refusal(contest.picture({ preview: undefined }))).toBe('entry.incomplete');
    expect(await refusal(contest.picture({ file: undefined }))).toBe('entry.incomplete');
    expect(await refusal(contest.picture({ file: { ...file, type: 'text/plain' } }))).toBe(
      'entry.incomplete',
    );
    expect(await refusal(contest.entry({ text: undefined }))).toBe('entry.incomplete');
    for (const noText of [
      { ...file, type: 'text/markdown', bytes: 65_537 },
      { ...file, type: 'application/pdf' },
      { ...file, type: 'image/webp' },
    ])
      expect(await refusal(contest.entry({ text: undefined, file: noText }))).toBe('entry.incomplete');
    expect(await refusal(contest.entry({ kind: 'link' }))).toBe('entry.incomplete');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString(
      'base64url',
    );
    expect(await refusal(contest.picture({ preview: svg }))).toBe('entry.preview');
    expect(await contest.refusal(ann, 'Withdraw')).toBe('team.none');
    await contest.send(ann, 'MakeTeam', { name: 'A', invites: [] });
    expect(await contest.refusal(ann, 'Withdraw')).toBe('entry.none');
    await contest.act('Configure', contest.facts({ kinds: ['text'], times: (await times()).times }));
    expect(await refusal(contest.picture())).toBe('entry.kind');
  });

  it('of somebody alone whose nickname is the name of another team needs a team first', async () => {
    await contest.open();
    await contest.signUp(ann, 'ann');
    await contest.signUp(bob, 'bob');
    await contest.send(bob, 'MakeTeam', { name: 'Ann', invites: [] });
    await contest.until('building');
    expect(await contest.refusal(ann, 'Submit', contest.entry())).toBe('team.name-taken');
  });

  it('with the largest parts is submitted in one message', async () => {
    await contest.build([]);
    await contest.signUp(ann, 'ann');
    const bytes = Buffer.alloc(maxPreviewBytes, 3);
    bytes.set([0xff, 0xd8, 0xff]);
    const longest = { title: '\u{1F407}'.repeat(80), text: '\u{1F407}'.repeat(2000) };
    const data = contest.picture({
      ...longest,
      links: Array(4).fill(`https://a.example/${'a'.repeat(182)}`),
      preview: bytes.toString('base64url'),
    });
    await contest.send(ann, 'Submit', data);
    expect(await contest.read('Entry', { entry: 1 })).toMatchObject(longest);
  });
});

const times = async () => {
  const { facts } = await contest.read<{ facts: { times: object } }>('Contest');
  return facts;
};

it('a hidden entry is read by who asks as staff do, and by its own team', async () => {
  await contest.build(['ann', 'bob']);
  await contest.act('Hide', { entry: 1, isHidden: true });
  expect(await contest.refusal(bob, 'Entry', { entry: 1 })).toBe('entry.hidden');
  expect(await contest.read('Entry', { entry: 1, staff: true })).toMatchObject({
    hiddenFor: 'because',
    approvals: 0,
    flags: 0,
  });
  expect(await contest.read('Mine', { address: ann })).toMatchObject({ entry: { hiddenFor: 'because' } });
  expect(await contest.read('Entries')).toMatchObject({ total: 1 });
  expect(await contest.read('Entries', { staff: true })).toMatchObject({
    total: 2,
    rows: [{ entry: 2 }, { entry: 1, isHidden: true }],
  });
  expect(await contest.read('Contest')).toMatchObject({ counts: { entries: 1 } });
  await contest.act('Hide', { entry: 1, isHidden: false });
  expect(await contest.read('Entry', { entry: 1 })).not.toHaveProperty('hiddenFor');
  expect(await contest.refusal(owner, 'Hide', { entry: 3, isHidden: true, reason: 'x' })).toBe(
    'entry.unknown',
  );
});

it('entries are listed in several orders, by kind and by words in any spelling', async () => {
  await contest.build(['ann', 'bob', 'cleo', 'dan', 'eve']);
  await contest.send(cleo, 'Submit', contest.picture({ title: 'ÉLAN' }));
  await contest.send(dan, 'Submit', contest.entry({ title: 'elastic' }));
  const list = async (data: object) =>
    (await contest.read<EntryList>('Entries', data)).rows.map(({ entry }) => entry);
  expect(await list({})).toEqual([5, 4, 3, 2, 1]);
  expect(await list({ offset: 1, limit: 2 })).toEqual([4, 3]);
  expect(await list({ order: 'title' })).toEqual([4, 3, 1, 2, 5]);
  expect(await list({ kind: 'picture' })).toEqual([3]);
  expect(await list({ search: 'éla' })).toEqual([3]);
  expect(await list({ search: 'CLEO' })).toEqual([3]);
  expect(await list({ search: '%a' })).toEqual([]);
  const shuffled = await Promise.all([1, 2, 3, 4, 5].map((seed) => list({ order: 'shuffled', seed })));
  expect(new Set(shuffled.map(String)).size).toBeGreaterThan(2);
  for (const order of shuffled) expect([...order].sort()).toEqual([1, 2, 3, 4, 5]);
  expect(await list({ order: 'shuffled', seed: 1 })).toEqual(shuffled[0]);
  // the others keep their order when one is gone
  await contest.send(bob, 'Withdraw');
  expect(await list({ order: 'shuffled', seed: 1 })).toEqual(shuffled[0]?.filter((entry) => entry !== 2));
  expect(await contest.refusal(dan, 'Entries', { order: 'shuffled' })).toBe('message.malformed');
  expect(await contest.refusal(dan, 'Entries', { order: 'place' })).toBe('results.none');
  expect(await contest.refusal(dan, 'Entries', { limit: 51 })).toBe('message.malformed');
  expect(await contest.refusal(dan, 'Entries', { search: 'a'.repeat(61) })).toBe('message.malformed');
  await contest.until('voting');
  await contest.send(ann, 'Vote', { entries: [4] });
  await contest.until('judging');
  await contest.act('PublishResults');
  expect(await list({ order: 'place' })).toEqual([4, 1, 3, 5]);
  expect(await list({ order: 'place', staff: true })).toEqual([4, 1, 3, 5, 2]);
});

describe('a flag', () => {
  it('is set once by people and voters, for the staff to see', async () => {
    await contest.build(['ann', 'bob']);
    await contest.send(bob, 'Flag', { entry: 1, reason: 'Not funny' });
    expect(await contest.refusal(bob, 'Flag', { entry: 1, reason: 'Again' })).toBe('flag.repeated');
    expect(await contest.refusal(cleo, 'Flag', { entry: 1, reason: 'x' })).toBe('flag.not-allowed');
    expect(await contest.refusal(ann, 'Flag', { entry: 3, reason: 'x' })).toBe('entry.unknown');
    for (const reason of ['', ' ', 7, undefined, 'a'.repeat(201)])
      expect(await contest.refusal(ann, 'Flag', { entry: 2, reason })).toBe('flag.malformed');
    await contest.send(ann, 'Flag', { entry: 2, reason: 'Copied' });
    expect(await contest.read('Flags')).toMatchObject({
      total: 2,
      rows: [
        { entry: 1, reason: 'Not funny', flags: 1 },
        { entry: 2, reason: 'Copied', title: 'Of bob', flags: 1 },
      ],
    });
    expect(JSON.stringify(await contest.read('Flags'))).not.toContain(ann);
    await contest.act('Remove', { address: bob, isRemoved: true });
    expect(await contest.refusal(bob, 'Flag', { entry: 2, reason: 'x' })).toBe('flag.not-allowed');
  });

  it('is kept up to 20 times of an entry', async () => {
    await contest.build(['ann', 'bob']);
    await contest.send(ann, 'Flag', { entry: 1, reason: 'x' });
    await contest.live.evaluateLua(`MinibuildState.flagRows.count[1] = ${maxFlags}`);
    expect(await contest.refusal(bob, 'Flag', { entry: 1, reason: 'x' })).toBe('flag.too-many');
  });

  it('is answered by hiding the entry or by leaving it, and hidden ones take no more', async () => {
    await contest.build(['ann', 'bob']);
    await contest.send(bob, 'Flag', { entry: 1, reason: 'x' });
    await contest.send(ann, 'Flag', { entry: 2, reason: 'x' });
    await contest.act('Hide', { entry: 1, isHidden: false });
    expect(await contest.read('Flags')).toMatchObject({ total: 1, rows: [{ entry: 2 }] });
    expect(await contest.refusal(bob, 'Flag', { entry: 1, reason: 'x' })).toBe('flag.repeated');
    expect(await contest.act('Hide', { entry: 2, isHidden: true })).toMatchObject({ flags: 0, hidden: 1 });
    expect(await contest.read('Flags')).toMatchObject({ total: 0, rows: [] });
    expect(await contest.refusal(bob, 'Flag', { entry: 2, reason: 'x' })).toBe('entry.hidden');
  });

  it('can be set on 20 things by an address', async () => {
    await contest.build(['ann', 'bob']);
    await contest.live.evaluateLua(`MinibuildState.flags.count['${bob}'] = ${maxFlagsOfAddress}`);
    expect(await contest.refusal(bob, 'Flag', { entry: 1, reason: 'x' })).toBe('flag.too-many');
  });
});
