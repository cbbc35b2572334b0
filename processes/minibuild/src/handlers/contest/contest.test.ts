import { addressOf } from '../../../../common/testing/addresses';
import { type Contest, type ContestInfo, maxJudgesEver, maxLanguages, phaseAt } from '../../../client';
import { LiveMinibuild, wallets } from '../../../testing/live-minibuild';

jest.setTimeout(300_000);

const { ann, dan, judge, owner, staff } = wallets;
const day = 86_400_000;
const texts = { language: 'en', name: 'Memes', brief: 'Make one.', rules: 'Be kind.' };

const contest = LiveMinibuild.forTests();

const act = (action: string, data: object = {}, from: string = owner) =>
  contest.refusal(from, action, { reason: 'x', ...data });

describe('a contest', () => {
  it('has texts in any language, in twelve at most', async () => {
    const tags = ['pt-br', ...'abcdefghijk'].map((tag) => tag.padStart(2, 'x'));
    expect(tags).toHaveLength(maxLanguages);
    for (const language of tags) await contest.act('Texts', { ...texts, language });
    expect(await contest.refusal(wallets.owner, 'Texts', { ...texts, reason: 'x' })).toBe('staff.malformed');
    await contest.act('Texts', { ...texts, language: 'pt-br' });
    expect(await contest.read('Contest')).toMatchObject({ languages: tags.toSorted() });
  });

  it('is read in one message, in the asked language or the original one', async () => {
    expect(await contest.read('Contest')).toEqual({
      phase: 'draft',
      isOpen: false,
      keyVersion: 0,
      languages: [],
      counts: { people: 0, teams: 0, entries: 0, ballots: 0 },
      judges: [],
      at: contest.now,
    });
    const key = Buffer.alloc(65, 4).toString('base64url');
    const facts = contest.facts({
      place: 'A hall',
      admission: { by: 'events', events: [addressOf('event')] },
      voters: 'rainbows',
      token: addressOf('token'),
      contactKey: key,
    });
    await contest.act('Configure', facts);
    await contest.act('Texts', { ...texts, judging: 'By taste.' });
    await contest.act('Texts', { ...texts, language: 'ja', name: 'ミーム' });
    await contest.act('Judge', { address: judge, name: 'Judge Judy', isJudge: true });
    await contest.act('Open');
    const read = await contest.read<Contest>('Contest', { language: 'ja' });
    expect(read).toMatchObject({
      phase: 'signUp',
      isOpen: true,
      facts,
      texts: { language: 'ja', name: 'ミーム' },
      languages: ['en', 'ja'],
      judges: [{ address: judge, name: 'Judge Judy' }],
    });
    expect(read.texts).not.toHaveProperty('judging');
    expect(await contest.read('Contest', { language: 'pl' })).toMatchObject({
      texts: { language: 'en', judging: 'By taste.' },
    });
    expect(await contest.refusal(dan, 'Contest', { language: 'DE' })).toBe('message.malformed');
  });

  it('is opened once, with facts and texts', async () => {
    expect(await act('Open')).toBe('contest.incomplete');
    await contest.act('Configure', contest.facts({ original: 'pl' }));
    await contest.act('Texts', texts);
    expect(await act('Open')).toBe('contest.incomplete');
    await contest.act('Texts', { ...texts, language: 'pl' });
    await contest.act('Open');
    expect(await act('Open')).toBe('contest.open');
  });

  it('has the phase of its times, as pages have it', async () => {
    const facts = contest.facts();
    facts.times.signUp += 1000;
    await contest.act('Configure', facts);
    await contest.act('Texts', texts);
    const expectPhase = async (phase: string) => {
      const read = await contest.read<Contest>('Contest');
      expect(read.phase).toBe(phase);
      expect(phaseAt(read.facts?.times, contest.now, read)).toBe(phase);
    };
    contest.pass(5 * day);
    await expectPhase('draft');
    await contest.reset();
    await contest.act('Configure', facts);
    await contest.act('Texts', texts);
    await contest.act('Open');
    await expectPhase('draft');
    contest.pass(1000);
    await expectPhase('signUp');
    for (const phase of ['building', 'voting', 'judging'] as const) {
      contest.now = facts.times[phase] - 1;
      contest.pass(1);
      await expectPhase(phase);
    }
    contest.pass(10 * day);
    await expectPhase('judging');
    await contest.act('PublishResults');
    await expectPhase('results');
  });

  it('is moved to the next phase and to the one before', async () => {
    await contest.open();
    const { now } = contest;
    expect(await act('Phase', { to: 'voting' })).toBe('phase.unreachable');
    expect(await act('Phase', { to: 'signUp' })).toBe('phase.unreachable');
    expect(await act('Phase', { to: 'draft' })).toBe('phase.unreachable');
    await contest.act('Phase', { to: 'building' });
    const timesOf = async () => (await contest.read<Contest>('Contest')).facts?.times;
    expect(await timesOf()).toEqual({
      signUp: now,
      building: now,
      voting: now + 2 * day,
      judging: now + 3 * day,
      results: now + 4 * day,
    });
    await contest.until('voting');
    contest.pass(3_600_000);
    await contest.act('Phase', { to: 'building' });
    expect(await contest.read('Info')).toMatchObject({ phase: 'building' });
    expect(await timesOf()).toEqual({
      signUp: now,
      building: contest.now,
      voting: contest.now + day,
      judging: contest.now + day + 60_000,
      results: now + 4 * day,
    });
    await contest.act('Phase', { to: 'voting' });
    await contest.act('Phase', { to: 'judging' });
    expect(await act('Phase', { to: 'results' })).toBe('phase.unreachable');
    expect(await act('PublishResults', {}, dan)).toBe('staff.only');
    await contest.act('Phase', { to: 'voting' });
    expect(await act('PublishResults')).toBe('contest.phase');
    await contest.act('Phase', { to: 'judging' });
    await contest.act('PublishResults');
    expect(await act('Phase', { to: 'judging' })).toBe('contest.over');
  });

  it('before it is open can’t be moved, and nobody can take part', async () => {
    await contest.act('Configure', contest.facts());
    expect(await act('Phase', { to: 'signUp' })).toBe('phase.unreachable');
    expect(await act('PublishResults')).toBe('contest.phase');
    expect(await contest.refusal(ann, 'SignUp', { nickname: 'ann' })).toBe('contest.phase');
    expect(await contest.refusal(ann, 'Vote', { entries: [] })).toBe('contest.phase');
    expect(await contest.refusal(ann, 'Score', { entry: 1, scores: [1] })).toBe('contest.phase');
  });
});

describe('the facts', () => {
  it('are refused by codes', async () => {
    const refusal = (data: object) => act('Configure', contest.facts(data));
    const { times } = contest.facts();
    for (const wrong of [
      { teamSize: 0 },
      { teamSize: 9 },
      { voteWeight: 101 },
      { kinds: [] },
      { kinds: ['film'] },
      { criteria: [{ name: 'a', weight: 0 }] },
      { criteria: [{ name: '', weight: 1 }] },
      { criteria: Array(7).fill({ name: 'a', weight: 1 }) },
      { prizes: [{ title: 'a', amount: '0' }] },
      { prizes: [{ title: 'a', amount: 5 }] },
      { prizes: Array(11).fill({ title: 'a' }) },
      { zone: 'Lisbon; rm' },
      { place: 'a\nb' },
      { token: 7 },
      { contactKey: Buffer.alloc(65, 5).toString('base64url') },
      { original: 'German' },
      { times: { ...times, voting: undefined } },
      { times: { ...times, voting: '1' } },
    ])
      expect(await refusal(wrong)).toBe('staff.malformed');
    expect(await refusal({ times: { ...times, voting: times.building } })).toBe('contest.times');
    expect(await act('Texts', { ...texts, brief: 'a'.repeat(2001) })).toBe('staff.malformed');
    expect(await act('Texts', { ...texts, name: 'a\nb' })).toBe('staff.malformed');
    expect(await act('Texts', { ...texts, language: 'french' })).toBe('staff.malformed');
  });

  it('can’t move the phase of an open contest, nor change after the results', async () => {
    await contest.open();
    const facts = contest.facts();
    const earlier = { ...facts.times, signUp: contest.now - 2000, building: contest.now - 1000 };
    expect(await act('Configure', { ...facts, times: earlier })).toBe('contest.phase-moved');
    await contest.act('Configure', { ...facts, times: { ...facts.times, results: contest.now + 9 * day } });
    await contest.until('judging');
    await contest.act('PublishResults');
    expect(await act('Configure', facts)).toBe('contest.over');
    expect(await act('Judge', { address: judge, name: 'J', isJudge: true })).toBe('contest.over');
    expect(await act('Remove', { address: ann, isRemoved: true })).toBe('contest.over');
    await contest.act('Texts', { ...texts, rules: 'Be kinder.' });
  });

  it('that votes and scores were given by stay', async () => {
    await contest.build(['ann', 'bob']);
    await contest.act('Judge', { address: judge, name: 'J', isJudge: true });
    const { facts: now } = await contest.read<Contest>('Contest');
    await contest.until('voting');
    const facts = { ...contest.facts(), times: now?.times };
    const weights = [
      { name: 'Humour', weight: 2 },
      { name: 'Craft', weight: 1 },
    ];
    await contest.act('Configure', { ...facts, voteWeight: 50 });
    await contest.send(ann, 'Vote', { entries: [2] });
    expect(await act('Configure', facts)).toBe('contest.rules-fixed');
    const kept = { ...facts, voteWeight: 50 };
    await contest.act('Configure', { ...kept, criteria: weights });
    await contest.send(judge, 'Score', { entry: 1, scores: [1, 2] });
    expect(await act('Configure', kept)).toBe('contest.rules-fixed');
    expect(await act('Configure', { ...kept, criteria: weights.slice(1) })).toBe('contest.rules-fixed');
    const renamed = weights.map((one) => ({ ...one, name: `${one.name}!` }));
    await contest.act('Configure', { ...kept, criteria: renamed });
  });
});

it('the contact key is the owner’s alone to change, and a sign-up names the one that its page showed', async () => {
  const key = (byte: number) => Buffer.alloc(65, byte).fill(4, 0, 1).toString('base64url');
  const contact = Buffer.alloc(413, 4).toString('base64url');
  await contest.act('Staff', { add: [staff] });
  expect(await act('Configure', contest.facts({ contactKey: key(4) }), staff)).toBe('staff.owner-only');
  await contest.open({ contactKey: key(4) });
  const set = await contest.read<Contest>('Contest');
  expect(set).toMatchObject({ keyVersion: 1, keySetAt: contest.now });
  await contest.signUp(ann, 'ann', { contact, keyVersion: 1 });
  contest.pass(1000);
  for (const contactKey of [key(9), undefined])
    expect(await act('Configure', { ...set.facts, contactKey }, staff)).toBe('staff.owner-only');
  await contest.act('Configure', { ...set.facts, voteWeight: 10 }, staff);
  await contest.act('Configure', { ...set.facts, contactKey: key(9) });
  expect(await contest.read('Contest')).toMatchObject({ keyVersion: 2, keySetAt: contest.now });
  for (const keyVersion of [1, 3, undefined])
    expect(await contest.refusal(ann, 'SignUp', { nickname: 'ann', contact, keyVersion })).toBe(
      'person.key-changed',
    );
  await contest.signUp(ann, 'ann', { contact, keyVersion: 2 });
  const { rows } = await contest.read<{ rows: object[] }>('StaffLog');
  expect(rows[0]).toMatchObject({ action: 'Configure', address: owner, detail: { keyVersion: 2 } });
});

describe('the staff', () => {
  it('are chosen by the owner alone, and the log says why', async () => {
    await contest.act('Staff', { add: [staff] });
    expect(await contest.act<ContestInfo>('Configure', contest.facts(), staff)).toMatchObject({
      owner,
      staff: [owner, staff],
    });
    for (const data of [{ add: [dan] }, { remove: [staff] }, { add: [dan], remove: [owner] }])
      expect(await act('Staff', data, staff)).toBe('staff.owner-only');
    await contest.act('Staff', { remove: [staff] });
    expect(await act('Configure', contest.facts(), staff)).toBe('staff.only');
    for (const data of [{}, { add: 'a' }, { add: Array.from({ length: 21 }, (_, i) => addressOf(`s${i}`)) }])
      expect(await act('Staff', data)).toBe('staff.malformed');
    expect(await act('Open', { reason: '' })).toBe('staff.reason-missing');
    expect(await act('Configure', { ...contest.facts(), reason: ' ' })).toBe('staff.reason-missing');
    expect(await contest.read('StaffLog', { limit: 2 })).toMatchObject({
      total: 3,
      rows: [
        { action: 'Staff', detail: { remove: [staff] } },
        { action: 'Configure', address: staff, detail: { teamSize: 3 } },
      ],
    });
  });

  it('do each act once, also when the network delivers it again', async () => {
    const letter = contest.letter(owner, 'Staff', { add: [staff], reason: 'x' });
    expect(await contest.live.send(letter)).toMatchObject({ ok: true });
    await contest.act('Staff', { remove: [staff] });
    expect(await contest.live.send({ ...letter, at: contest.now })).toMatchObject({
      code: 'message.repeated',
    });
  });

  it('choose judges, 20 at a time', async () => {
    const set = (number: number, isJudge = true) =>
      contest.act('Judge', { address: addressOf(`judge ${number}`), name: `J ${number}`, isJudge });
    for (let number = 1; number <= 20; number += 1) await set(number);
    expect(await act('Judge', { address: judge, name: 'J', isJudge: true })).toBe('judge.too-many');
    await set(3, false);
    expect(await act('Judge', { address: addressOf('judge 3'), name: 'J', isJudge: false })).toBe(
      'staff.malformed',
    );
    await contest.act('Judge', { address: judge, name: 'J', isJudge: true });
    await set(4, false);
    await contest.live.evaluateLua(
      `for number = 22, ${maxJudgesEver} do MinibuildState.judges.list[number] =
        { address = '${owner}', name = 'J', isJudge = false, sheets = 0 } end`,
    );
    expect(await act('Judge', { address: dan, name: 'D', isJudge: true })).toBe('judge.too-many');
    await set(3);
  });
});
