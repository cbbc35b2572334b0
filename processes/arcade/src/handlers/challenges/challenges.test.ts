import { addressOf } from '../../../../common/testing/addresses';
import {
  type BegunRun,
  type Challenge,
  type ChallengeList,
  longestChallengeMs,
  maxChallenges,
  maxChallengesMade,
  searchedForChallenges,
} from '../../../client';
import { countingRun } from '../../../testing/counting-games';
import { LiveArcade, wallets } from '../../../testing/live-arcade';

jest.setTimeout(300_000);

const { owner, staff, organiser, phone, ann, bob } = wallets;
const day = 86_400_000;
const begin = { game: 'whac', on: 'challenge:spring', player: ann };

const arcade = LiveArcade.forTests();

const set = (data: object, from: string = organiser) =>
  arcade.refusal(from, 'SetChallenge', { reason: 'because', ...arcade.challenge(), ...data });

describe('a challenge', () => {
  it('is played with its pace, on its own course, and has a board', async () => {
    await arcade.openChallenge({ city: 'ph' });
    expect(await arcade.read('Challenge', { slug: 'spring' })).toEqual({
      ...arcade.challenge({ city: 'ph' }),
      isEnded: false,
      isHidden: false,
      organiser,
      at: arcade.now,
    });
    const first = await arcade.begin({ on: 'challenge:spring' });
    const second = await arcade.begin({ on: 'challenge:spring', player: bob });
    expect(first).toMatchObject({ pace: 2, seed: second.seed });
    await arcade.submit(first, countingRun(10));
    await arcade.play({ on: 'challenge:spring', score: 30 });
    expect(await arcade.board('challenge-spring')).toEqual([[ann, 30]]);
    expect(await arcade.read('Board', { board: 'challenge-spring' })).toMatchObject({ game: 'whac' });
  });

  it('can give each run a course of its own', async () => {
    await arcade.openChallenge({ sameCourse: false, pace: 0 });
    const other = { on: begin.on, player: wallets.bob };
    const seeds = [await arcade.begin({ on: begin.on }), await arcade.begin(other)];
    expect(seeds[0]?.seed).not.toBe(seeds[1]?.seed);
    expect(seeds[0]?.pace).toBe(0);
  });

  it('can be played from its start to its end, and a run that was begun before the end counts', async () => {
    const refusal = (data: object = {}) => arcade.refusal(phone, 'Begin', { ...begin, ...data });
    expect(await refusal()).toBe('challenge.unknown');
    await arcade.openChallenge({ startsAt: arcade.now + 1000, endsAt: arcade.now + 5000 });
    expect(await refusal()).toBe('challenge.not-open');
    expect(await refusal({ game: 'rabbit' })).toBe('challenge.other-game');
    arcade.pass(1000);
    await arcade.begin({ on: begin.on });
    arcade.pass(3999);
    const last = await arcade.begin({ on: begin.on });
    arcade.pass(1);
    expect(await refusal()).toBe('challenge.over');
    expect(await arcade.read('Challenge', { slug: 'spring' })).toMatchObject({ isEnded: true });
    await arcade.submit(last, countingRun(12));
    expect(await arcade.board('challenge-spring')).toEqual([[ann, 12]]);
  });

  it('that is hidden is unknown to all who don’t ask as staff', async () => {
    await arcade.openChallenge();
    const hide = (isHidden: boolean, from: string) =>
      arcade.act('HideChallenge', { slug: 'spring', isHidden }, from);
    await hide(true, organiser);
    expect(await arcade.refusal(phone, 'Begin', begin)).toBe('challenge.unknown');
    expect(await arcade.refusal(phone, 'Challenge', { slug: 'spring' })).toBe('challenge.unknown');
    expect(await arcade.read('Challenge', { slug: 'spring', staff: true })).toMatchObject({ isHidden: true });
    expect(await arcade.read('Challenges')).toMatchObject({ total: 1, rows: [] });
    await hide(false, owner);
    expect(await arcade.begin({ on: begin.on })).toMatchObject({ pace: 2 });
  });

  it('that the staff hid is shown again by them alone, also after its organiser hid or changed it', async () => {
    await arcade.openChallenge();
    const hide = (isHidden: boolean, from: string) =>
      arcade.act('HideChallenge', { slug: 'spring', isHidden }, from);
    const show = { slug: 'spring', isHidden: false, reason: 'because' };
    const isShown = () => arcade.refusal(organiser, 'HideChallenge', show);
    await hide(true, organiser);
    await hide(false, organiser);
    await hide(true, owner);
    expect(await isShown()).toBe('challenge.hidden-by-staff');
    await hide(true, organiser);
    await arcade.act('SetChallenge', arcade.challenge({ name: 'Spring again' }), organiser);
    expect(await isShown()).toBe('challenge.hidden-by-staff');
    expect(await arcade.refusal(phone, 'Challenge', { slug: 'spring' })).toBe('challenge.unknown');
    await hide(false, owner);
    await hide(true, organiser);
    await hide(false, organiser);
    expect(await arcade.read('Challenge', { slug: 'spring' })).toMatchObject({ isHidden: false });
  });

  it('ends at once when its organiser ends it, also before its start', async () => {
    await arcade.openChallenge();
    await arcade.openChallenge({ slug: 'later', startsAt: arcade.now + day, endsAt: arcade.now + 2 * day });
    arcade.pass(1000);
    for (const slug of ['spring', 'later']) await arcade.act('EndChallenge', { slug }, organiser);
    for (const slug of ['spring', 'later']) {
      const ended = await arcade.read<Challenge>('Challenge', { slug });
      expect(ended).toMatchObject({ isEnded: true, endsAt: arcade.now });
      expect(ended.startsAt).toBeLessThanOrEqual(ended.endsAt);
      expect(await arcade.refusal(organiser, 'EndChallenge', { slug, reason: 'x' })).toBe('challenge.over');
    }
    expect(await arcade.refusal(phone, 'Begin', begin)).toBe('challenge.over');
    expect(await set({ endsAt: arcade.now + day })).toBe('challenge.over');
  });
});

describe('an organiser', () => {
  it('changes a challenge until it starts, and then only its name and its end', async () => {
    await arcade.openChallenge({ startsAt: arcade.now + 1000, endsAt: arcade.now + day });
    const { now } = arcade;
    const change = (data: object, from: string = organiser) =>
      arcade.act(
        'SetChallenge',
        { ...arcade.challenge(), startsAt: now + 1000, endsAt: now + day, ...data },
        from,
      );
    await change({ game: 'rabbit', pace: 0, city: 'lisbon', startsAt: now + 2000 });
    expect(await arcade.read('Challenge', { slug: 'spring' })).toMatchObject({
      game: 'rabbit',
      pace: 0,
      city: 'lisbon',
      startsAt: now + 2000,
    });
    await change({});
    arcade.pass(1000);
    await change({ name: 'Summer', endsAt: now + 2 * day });
    expect(await arcade.read('Challenge', { slug: 'spring' })).toMatchObject({
      name: 'Summer',
      endsAt: now + 2 * day,
      organiser,
    });
    const fixed = { startsAt: now + 1000, endsAt: now + day };
    for (const wrong of [
      { game: 'rabbit' },
      { city: 'ph' },
      { pace: 0 },
      { sameCourse: false },
      { startsAt: now + 1001 },
    ])
      expect(await set({ ...fixed, ...wrong })).toBe('challenge.started');
    await change({ name: 'Autumn' }, owner);
    expect(await arcade.read('Challenge', { slug: 'spring' })).toMatchObject({ name: 'Autumn', organiser });
  });

  it('has rights over own challenges and their runs only', async () => {
    const other = addressOf('other organiser');
    await arcade.act('Organiser', { address: other, isOrganiser: true });
    await arcade.openChallenge();
    const { run } = await arcade.play({ on: begin.on, score: 9 });
    const open = await arcade.play({ score: 9 });
    expect(await set({}, other)).toBe('challenge.not-yours');
    const acts = [
      ['EndChallenge', { slug: 'spring' }],
      ['HideChallenge', { slug: 'spring', isHidden: true }],
      ['Strike', { run }],
    ] as const;
    for (const [action, data] of acts) {
      expect(await arcade.refusal(other, action, { ...data, reason: 'x' })).toBe('challenge.not-yours');
      expect(await arcade.refusal(ann, action, { ...data, reason: 'x' })).toBe('organisers.only');
    }
    expect(await arcade.refusal(organiser, 'Strike', { run: open.run, reason: 'x' })).toBe('staff.only');
    await arcade.act('Strike', { run }, organiser);
    expect(await arcade.board('challenge-spring')).toEqual([]);
    await arcade.act('Organiser', { address: organiser, isOrganiser: false });
    expect(await set({})).toBe('organisers.only');
    expect(await arcade.read('StaffLog')).toMatchObject({
      rows: [{ action: 'Organiser' }, { action: 'Strike', address: organiser }, {}, {}, {}],
    });
  });

  it('is refused by codes', async () => {
    await arcade.act('Organiser', { address: organiser, isOrganiser: true });
    for (const wrong of [
      { slug: 'a' },
      { slug: 'Spring' },
      { slug: 'a'.repeat(33) },
      { name: '' },
      { name: 'a\nb' },
      { name: 'a'.repeat(61) },
      { game: 'chess' },
      { city: 'P' },
      { pace: 3 },
      { pace: '1' },
      { sameCourse: 1 },
      { startsAt: -1 },
      { endsAt: 'soon' },
    ])
      expect(await set(wrong)).toBe('challenge.malformed');
    const { now } = arcade;
    for (const wrong of [
      { startsAt: now - 10, endsAt: now },
      { startsAt: now + 10, endsAt: now + 10 },
      { startsAt: now, endsAt: now + longestChallengeMs + 1 },
    ])
      expect(await set(wrong)).toBe('challenge.times');
    expect(await set({ reason: '' })).toBe('staff.reason-missing');
    for (const slug of ['none', 'a', 7])
      expect(await arcade.refusal(organiser, 'EndChallenge', { slug, reason: 'x' })).toBe(
        'challenge.unknown',
      );
    await arcade.live.evaluateLua(
      `for number = 1, ${maxChallenges} do ArcadeState.challenges.order[number] = 'c' .. number end`,
    );
    expect(await set({})).toBe('challenge.too-many');
  });
});

it('an organiser can’t take all challenges that the arcade can have', async () => {
  await arcade.openChallenge();
  const made = (number: number) =>
    arcade.live.evaluateLua(`ArcadeState.challenges.madeBy['${organiser}'] = ${number}`);
  await made(maxChallengesMade - 1);
  await arcade.act('SetChallenge', arcade.challenge({ slug: 'last' }), organiser);
  expect(await set({ slug: 'more' })).toBe('challenge.too-many');
  await arcade.act('SetChallenge', arcade.challenge({ slug: 'last', name: 'Other' }), organiser);
  await made(maxChallengesMade);
  await arcade.act('SetChallenge', arcade.challenge({ slug: 'more' }), owner);
  const other = addressOf('other organiser');
  await arcade.act('Organiser', { address: other, isOrganiser: true });
  await arcade.act('SetChallenge', arcade.challenge({ slug: 'another' }), other);
});

it('challenges are listed newest first, of a game or a city, from page to page', async () => {
  await arcade.act('Organiser', { address: organiser, isOrganiser: true });
  const many = searchedForChallenges + 30;
  await arcade.live.evaluateLua(`for number = 1, ${many} do
    ArcadeState.challenges.order[number] = 'c' .. number
    ArcadeState.challenges.bySlug['c' .. number] = { name = 'C', game = number % 2 == 0 and 'whac' or 'rabbit',
      city = number < 20 and 'ph' or nil, startsAt = 1, endsAt = 2, pace = 1, sameCourse = false,
      organiser = '${organiser}', isHidden = number % 10 == 0 } end`);
  const list = (data: object) => arcade.read<ChallengeList>('Challenges', data);
  const slugs = async (data: object) => (await list(data)).rows.map(({ slug }) => slug);
  expect(await list({ limit: 3 })).toMatchObject({
    total: many,
    next: 4,
    rows: [{ slug: `c${many - 1}` }, { slug: `c${many - 2}` }, { slug: `c${many - 3}` }],
  });
  expect(await slugs({ limit: 3, game: 'rabbit', offset: 4 })).toEqual([
    `c${many - 5}`,
    `c${many - 7}`,
    `c${many - 9}`,
  ]);
  const none = await list({ city: 'ph' });
  expect(none).toMatchObject({ rows: [], next: searchedForChallenges });
  expect(await list({ city: 'ph', game: 'whac', offset: none.next })).toMatchObject({
    rows: [18, 16, 14, 12, 8, 6, 4, 2].map((number) => ({ slug: `c${number}` })),
  });
  expect(await list({ offset: many - 1 })).toEqual({
    total: many,
    rows: [expect.objectContaining({ slug: 'c1' })],
    at: arcade.now,
  });
});

describe('the staff', () => {
  it('choose the staff and the organisers, and the log says why', async () => {
    await arcade.act('Staff', { add: [staff] });
    const info = await arcade.act('Organiser', { address: organiser, isOrganiser: true }, staff);
    expect(info).toMatchObject({ owner, staff: [owner, staff], organisers: [organiser] });
    await arcade.act('Staff', { remove: [staff] });
    expect(await arcade.refusal(staff, 'Organiser', { address: ann, isOrganiser: true, reason: 'x' })).toBe(
      'staff.only',
    );
    for (const data of [{}, { address: ann }, { address: 'short', isOrganiser: true }])
      expect(await arcade.refusal(owner, 'Organiser', { ...data, reason: 'x' })).toBe('staff.malformed');
    const many = Array.from({ length: 21 }, (_, index) => addressOf(`many ${index}`));
    expect(await arcade.refusal(owner, 'Staff', { add: many, reason: 'x' })).toBe('staff.malformed');
    for (const other of [organiser, ann])
      expect(await arcade.refusal(other, 'Staff', { add: [ann], reason: 'x' })).toBe('staff.only');
    expect(await arcade.read('StaffLog', { limit: 2 })).toMatchObject({
      total: 3,
      rows: [
        { action: 'Staff', detail: { remove: [staff] } },
        { action: 'Organiser', address: staff },
      ],
    });
  });

  it('do each act once, also when the network delivers it again', async () => {
    const letter = arcade.letter(owner, 'Staff', { add: [ann], reason: 'x' });
    expect(await arcade.live.send(letter)).toMatchObject({ ok: true });
    expect(await arcade.live.send(letter)).toMatchObject({ code: 'message.repeated' });
  });

  it('keep what they have taken back, whatever was done since', async () => {
    const letter = arcade.letter(owner, 'Staff', { add: [ann], reason: 'x' });
    expect(await arcade.live.send(letter)).toMatchObject({ ok: true });
    await arcade.act('Staff', { remove: [ann] });
    await arcade.openChallenge();
    await arcade.act('HideChallenge', { slug: 'spring', isHidden: true }, organiser);
    expect(await arcade.live.send({ ...letter, at: arcade.now })).toMatchObject({ code: 'message.repeated' });
  });
});

it('a run keeps the course that it was begun with', async () => {
  await arcade.openChallenge();
  const begun = await arcade.send<BegunRun>(phone, 'Begin', begin);
  await arcade.play({ on: begin.on, player: bob, score: 7 });
  const { run } = await arcade.submit(begun, countingRun(3));
  expect(await arcade.read('Replay', { run })).toMatchObject({ seed: begun.seed, on: begin.on, pace: 2 });
});
