import { addressOf } from '../../../../common/testing/addresses';
import type { MeetUp, MeetUpRows } from '../../../client';
import { maxMeetUpsBytes, maxUpcomingMeetUps } from '../../../client';
import { LiveCommunity, wallets } from '../../../testing/live-community';
import { meetUpData, planMeetUp } from '../../../testing/meet-up-acts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const community = LiveCommunity.forTests();
beforeEach(() => community.settle());

const save = (changes: object, from = wallets.lead) =>
  community.send(from, 'MeetUp', meetUpData(community, changes));
const refusalOf = (changes: object, from = wallets.lead) =>
  community.refusal(from, 'MeetUp', meetUpData(community, changes));
const list = (range: object = {}) => community.read<MeetUpRows>('MeetUps', range);
const titles = async (range: object = {}) => (await list(range)).rows.map(({ title }) => title);
const one = (id: number) => community.read<MeetUp>('MeetUpById', { id });

describe('a hidden meet-up', () => {
  const hide = (meetUp: number, isHidden = true) => community.act('HideMeetUp', { meetUp, isHidden });

  it('is in no list and unknown to every message, until it is shown again as it was', async () => {
    const start = community.now + day;
    const first = await planMeetUp(community, { title: 'First', startsAt: start });
    const rude = await planMeetUp(community, { title: 'Rude', startsAt: start + minute });
    await planMeetUp(community, { title: 'Last', startsAt: start + 2 * minute });
    await community.send(wallets.lead, 'Coming', { meetUp: rude, coming: true });
    const before = [await list(), await list({ city: 'ph' }), await one(rude)];
    await hide(rude);
    await hide(rude);
    expect(await titles()).toEqual(['First', 'Last']);
    expect(await titles({ city: 'ph' })).toEqual(['First', 'Last']);
    expect(await community.refusal(wallets.lead, 'MeetUpById', { id: rude })).toBe('meetup.unknown');
    expect(await refusalOf({ id: rude, title: 'Kind' })).toBe('meetup.unknown');
    expect(await community.refusal(wallets.lead, 'Coming', { meetUp: rude, coming: false })).toBe(
      'meetup.unknown',
    );
    expect(await community.read('MyMeetUps', { ids: [first, rude], address: wallets.lead })).toMatchObject({
      rows: [{ id: first }],
    });
    await hide(rude, false);
    const after = [await list(), await list({ city: 'ph' }), await one(rude)];
    expect(after).toEqual(before.map((reply) => ({ ...reply, at: community.now })));
  });

  it('is among the past ones once it is shown after its end, and can be hidden there', async () => {
    const id = await planMeetUp(community, { title: 'Rude', startsAt: community.now + hour });
    await hide(id);
    community.pass(day);
    const later = await planMeetUp(community, { title: 'Later', startsAt: community.now + hour });
    expect(await titles({ past: true })).toEqual([]);
    await hide(id, false);
    await save({ id: later, title: 'Tea', startsAt: community.now + hour });
    expect(await titles()).toEqual(['Tea']);
    for (const range of [{ past: true }, { past: true, city: 'ph' }])
      expect(await titles(range)).toEqual(['Rude']);
    await hide(id);
    for (const range of [{ past: true }, { past: true, city: 'ph' }]) expect(await titles(range)).toEqual([]);
    await hide(id, false);
    expect(await titles({ past: true })).toEqual(['Rude']);
  });

  it('is hidden by the staff alone', async () => {
    const id = await planMeetUp(community);
    const data = { meetUp: id, isHidden: true, reason: 'because' };
    for (const from of [wallets.lead, wallets.anybody])
      expect(await community.refusal(from, 'HideMeetUp', data)).toBe('staff.only');
    expect(await community.refusal(wallets.owner, 'HideMeetUp', { ...data, meetUp: id + 1 })).toBe(
      'meetup.unknown',
    );
  });
});

describe('a meet-up', () => {
  it('is kept as its organiser writes it, and a change keeps its number', async () => {
    const startsAt = community.now + day;
    const id = await planMeetUp(community, {
      startsAt,
      mapUrl: 'https://osm.org/node/1?x=1#map=2/3',
      capacity: 30,
    });
    expect(await one(id)).toEqual({
      id,
      city: 'ph',
      title: 'Code and coffee',
      text: 'Bring a laptop.\nNewcomers are welcome.',
      startsAt,
      minutes: 120,
      zone: 'Asia/Manila',
      place: 'Library, second floor',
      mapUrl: 'https://osm.org/node/1?x=1#map=2/3',
      capacity: 30,
      coming: 0,
      waiting: 0,
      checkedIn: 0,
      changes: 0,
      changedAt: community.now,
      at: community.now,
    });
    community.pass(minute);
    expect(
      await save({ id, title: 'コードとコーヒー', startsAt: startsAt + hour, cancelled: true }),
    ).toMatchObject({ id });
    const changed = await one(id);
    expect(changed).toMatchObject({
      title: 'コードとコーヒー',
      startsAt: startsAt + hour,
      changes: 1,
      changedAt: community.now,
    });
    expect(changed).toMatchObject({ capacity: 0, cancelled: true });
    expect(changed.mapUrl).toBeUndefined();
  });

  it('is not changed by an organiser who has not seen the latest change', async () => {
    const id = await planMeetUp(community);
    await save({ id, base: 0, cancelled: true });
    expect(await refusalOf({ id, base: 0, title: 'From an old form' })).toBe('meetup.conflict');
    expect(await refusalOf({ id, base: 2 })).toBe('meetup.conflict');
    expect(await refusalOf({ id, base: '1' })).toBe('meetup.malformed');
    expect(await one(id)).toMatchObject({ title: 'Code and coffee', cancelled: true, changes: 1 });
    await save({ id, base: 1, title: 'Tea' });
    await save({ id, title: 'Without a base' });
    expect(await one(id)).toMatchObject({ title: 'Without a base', changes: 3 });
  });

  it('is made and changed by organisers of its city only', async () => {
    await community.act('City', { slug: 'adi', zone: 'Asia/Kolkata', lead: wallets.organiser });
    const id = await planMeetUp(community);
    for (const from of [wallets.anybody, wallets.organiser, wallets.staff, wallets.owner]) {
      expect(await refusalOf({}, from)).toBe('city.organisers-only');
      expect(await refusalOf({ id }, from)).toBe('city.organisers-only');
    }
    expect(await refusalOf({ id, city: 'adi' }, wallets.organiser)).toBe('meetup.unknown');
    expect(await refusalOf({ city: 'rome' })).toBe('city.unknown');
    expect(await refusalOf({ id: id + 1 })).toBe('meetup.unknown');
  });

  it('begins in the future, at most two years ahead', async () => {
    expect(await refusalOf({ startsAt: community.now })).toBe('meetup.in-the-past');
    expect(await refusalOf({ startsAt: community.now + 732 * day })).toBe('meetup.too-far-ahead');
    const id = await planMeetUp(community);
    expect(await refusalOf({ id, startsAt: community.now - 1 })).toBe('meetup.in-the-past');
  });

  it('keeps its start once it has started, and everything but its texts once it is over', async () => {
    const startsAt = community.now + hour;
    const id = await planMeetUp(community, { startsAt });
    community.pass(hour);
    expect(await refusalOf({ id, startsAt: startsAt + day })).toBe('meetup.started');
    await save({ id, startsAt, minutes: 180, capacity: 5 });
    community.pass(3 * hour);
    expect(await refusalOf({ id, startsAt, minutes: 300, capacity: 5 })).toBe('meetup.over');
    expect(await refusalOf({ id, startsAt, minutes: 180, capacity: 6 })).toBe('meetup.over');
    expect(await refusalOf({ id, startsAt, minutes: 180, capacity: 5, cancelled: true })).toBe('meetup.over');
    await save({ id, startsAt, minutes: 180, capacity: 5, text: 'Thank you all.' });
    expect(await one(id)).toMatchObject({ text: 'Thank you all.', changes: 2 });
  });

  it.each([
    ['a title with a right-to-left override', { title: 'Meet \u202egnp.exe' }],
    ['a title of two lines', { title: 'one\ntwo' }],
    ['a blank title', { title: '  ' }],
    ['a title of a no-break space', { title: '\u00a0' }],
    ['a title of a Hangul filler', { title: '\u3164' }],
    ['a title of a zero-width space', { title: ' \u200b ' }],
    ['a title of soft hyphens', { title: '\u00ad\u00ad' }],
    ['a title of a word joiner', { title: '\u2060' }],
    ['a text of a variation selector and a mark', { text: '\ufe0f\n\u0301' }],
    ['a title of 81 code points', { title: '開'.repeat(81) }],
    ['a text with a control character', { text: 'a\u0007b' }],
    ['a text with a C1 control character', { text: 'a\u0085b' }],
    ['a text with an isolate', { text: 'a\u2067b' }],
    ['a text with a soft hyphen', { text: 'a\u00adb' }],
    ['a text with a zero-width space', { text: 'a\u200bb' }],
    ['a text with a joiner at the start of a word', { text: 'a \u200db' }],
    ['a text with a row of joiners', { text: 'a\u200d\u200c\u200db' }],
    ['a text with hidden tags', { text: 'a\u{e0061}b' }],
    ['a text of 2,001 code points', { text: 'x'.repeat(2001) }],
    ['a place with a line separator', { place: 'a\u2028b' }],
    ['a zone of another form', { zone: 'UTC+8; DROP' }],
    ['14 minutes', { minutes: 14 }],
    ['more than a week', { minutes: 10_081 }],
    ['a capacity below 0', { capacity: -1 }],
    ['a map that is a script', { mapUrl: 'javascript:alert(1)' }],
    ['a map without encryption', { mapUrl: 'http://osm.org/' }],
    ['a map with credentials', { mapUrl: 'https://osm.org@evil.example/' }],
    ['a map with a name and a password', { mapUrl: 'https://osm.org:1@evil.example/' }],
    ['a map with a quote', { mapUrl: 'https://osm.org/"onclick' }],
    ['a map of a host without a dot', { mapUrl: 'https://localhost/' }],
    ['a time as text', { startsAt: '1750000000000' }],
    ['a time with a fraction', { startsAt: 1_750_000_000_000.5 }],
    ['a city as list', { city: ['ph'] }],
  ])('is refused with %s', async (_, changes) => {
    expect(await refusalOf(changes)).toBe('meetup.malformed');
  });

  it('is refused before it is read when it has 100 KB', async () => {
    expect(await refusalOf({ text: 'x'.repeat(100_000) })).toBe('message.malformed');
  });

  it('may have any script, emoji and joiners', async () => {
    const text =
      'नमस्ते 👩‍👩‍👧 ❤️‍🔥 1️⃣ \u{1f3f4}\u{e0067}\u{e0062}\u{e007f} مرحبا می\u200cخواهم\n日本語\u3000葛\u{e0100} w\u00a0Łodzi';
    const id = await planMeetUp(community, { text });
    expect((await one(id)).text).toBe(text);
  });
});

describe('the lists of meet-ups', () => {
  it('have the upcoming ones by start and the past ones newest first, of a city and of all', async () => {
    await community.act('City', { slug: 'adi', zone: 'Asia/Kolkata', lead: wallets.organiser });
    const at = (hours: number) => community.now + hours * hour;
    await planMeetUp(community, { title: 'third', startsAt: at(30), minutes: 60 });
    await planMeetUp(community, { title: 'long first', startsAt: at(10), minutes: 6000 });
    await save({ title: 'second', city: 'adi', startsAt: at(20), minutes: 60 }, wallets.organiser);
    await planMeetUp(community, { title: 'fourth', startsAt: at(40), minutes: 60 });
    expect(await titles()).toEqual(['long first', 'second', 'third', 'fourth']);
    expect(await titles({ city: 'ph' })).toEqual(['long first', 'third', 'fourth']);
    expect(await titles({ past: true })).toEqual([]);
    community.pass(32 * hour);
    expect(await titles()).toEqual(['long first', 'fourth']);
    expect(await titles({ past: true })).toEqual(['third', 'second']);
    expect(await titles({ city: 'adi' })).toEqual([]);
    expect(await titles({ city: 'adi', past: true })).toEqual(['second']);
    community.pass(365 * day);
    expect(await titles({ past: true })).toEqual(['fourth', 'third', 'second', 'long first']);
    expect(await titles({ past: true, offset: 1, limit: 2 })).toEqual(['third', 'second']);
    expect(await community.refusal(wallets.anybody, 'MeetUps', { city: 'rome' })).toBe('city.unknown');
  });

  it('leave the meet-ups of a hidden city out of those of all', async () => {
    await planMeetUp(community);
    await community.act('City', { slug: 'ph', hidden: true });
    expect(await titles()).toEqual([]);
    expect(await titles({ city: 'ph' })).toEqual(['Code and coffee']);
  });

  it('have at most 32 upcoming ones of a city, which makes room when they end', async () => {
    for (let index = 0; index < maxUpcomingMeetUps; index += 1) {
      await planMeetUp(community, { startsAt: community.now + hour + index * minute });
    }
    expect(await refusalOf({})).toBe('meetup.too-many');
    community.pass(3 * hour + minute);
    for (const title of ['after one', 'after two']) await planMeetUp(community, { title });
    expect(await refusalOf({})).toBe('meetup.too-many');
    community.pass(40 * day);
    // Nobody has sent a message since they ended: they still count as over.
    await planMeetUp(community, { title: 'much later' });
    expect(await titles({ city: 'ph' })).toEqual(['much later']);
  });

  it('come in pages of at most 20 KB, each of which says where the next one begins', async () => {
    const text = '開\n"'.repeat(666);
    for (let index = 0; index < 12; index += 1) await planMeetUp(community, { text, title: `${index}` });
    const seen: string[] = [];
    let pages = 0;
    for (let offset: number | undefined = 0; offset !== undefined; pages += 1) {
      const page: MeetUpRows = await list({ offset, limit: 20 });
      expect(page.rows.length).toBeGreaterThan(0);
      expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(maxMeetUpsBytes + 1000);
      expect(page.total).toBe(12);
      seen.push(...page.rows.map(({ title }) => title));
      offset = page.next;
    }
    expect(seen).toEqual(Array.from({ length: 12 }, (_, index) => `${index}`));
    expect(pages).toBeGreaterThan(2);
  });
});

describe('who comes', () => {
  const come = (name: string, meetUp: number, coming = true) =>
    community.send(addressOf(name), 'Coming', { meetUp, coming });

  it('waits where the meet-up is full, and moves up when somebody leaves or the capacity rises', async () => {
    const id = await planMeetUp(community, { capacity: 2 });
    expect(await come('a', id)).toMatchObject({ state: 'in', coming: 1, waiting: 0 });
    await come('b', id);
    expect(await come('c', id)).toMatchObject({ state: 'waiting', place: 1, coming: 2, waiting: 1 });
    expect(await come('d', id)).toMatchObject({ state: 'waiting', place: 2 });
    expect(await come('d', id)).toMatchObject({ state: 'waiting', place: 2, waiting: 2 });
    expect(await come('a', id, false)).toMatchObject({ state: 'no', coming: 2, waiting: 1 });
    const mine = (name: string) =>
      community.read<{ rows: object[] }>('MyMeetUps', { ids: [id, 99], address: addressOf(name) });
    expect((await mine('c')).rows).toEqual([{ id, state: 'in', attended: 'no' }]);
    expect((await mine('d')).rows).toEqual([{ id, state: 'waiting', place: 1, attended: 'no' }]);
    expect(await come('a', id)).toMatchObject({ state: 'waiting', place: 2 });
    await save({ id, capacity: 1 });
    expect((await mine('c')).rows).toEqual([{ id, state: 'waiting', place: 1, attended: 'no' }]);
    await save({ id, capacity: 1, cancelled: true });
    expect(await community.refusal(addressOf('e'), 'Coming', { meetUp: id, coming: true })).toBe(
      'meetup.cancelled',
    );
    expect(await come('b', id, false)).toMatchObject({ state: 'no', coming: 1, waiting: 2 });
    await save({ id, capacity: 0 });
    expect((await mine('a')).rows).toEqual([{ id, state: 'in', attended: 'no' }]);
  });

  it('is listed by arrival, with a name for those who have one', async () => {
    const id = await planMeetUp(community, { capacity: 2 });
    await community.send(addressOf('b'), 'Profile', { name: 'Bea' });
    for (const name of ['a', 'b', 'c']) await come(name, id);
    const comers = (page: object) =>
      community.read<{ rows: object[]; total: number }>('Comers', { meetUp: id, ...page });
    expect(await comers({})).toMatchObject({
      total: 3,
      rows: [
        { address: addressOf('a'), state: 'in', attended: 'no' },
        { address: addressOf('b'), name: 'Bea', state: 'in', attended: 'no' },
        { address: addressOf('c'), state: 'waiting', attended: 'no' },
      ],
    });
    expect((await comers({ offset: 2, limit: 1 })).rows).toEqual([
      { address: addressOf('c'), state: 'waiting', attended: 'no' },
    ]);
  });

  it('is noted before the end only, of wallets, at a meet-up that there is', async () => {
    const id = await planMeetUp(community, { startsAt: community.now + hour });
    const refused = (data: object, from = addressOf('a')) => community.refusal(from, 'Coming', data);
    expect(await refused({ meetUp: 99, coming: true })).toBe('meetup.unknown');
    expect(await refused({ meetUp: '1', coming: true })).toBe('meetup.unknown');
    expect(await refused({ meetUp: id, coming: 'yes' })).toBe('meetup.malformed');
    expect(await refused({ meetUp: id, coming: true }, 'short')).toBe('profile.address-unsupported');
    community.pass(2 * hour);
    await come('a', id);
    community.pass(hour);
    expect(await refused({ meetUp: id, coming: true })).toBe('meetup.over');
  });
});
