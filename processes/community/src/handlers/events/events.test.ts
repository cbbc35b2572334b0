import { addressOf } from '../../../../common/testing/addresses';
import { costOfMessages } from '../../../../common/testing/message-cost';
import {
  maxAnnounced,
  maxAnnouncedInCity,
  maxAnnouncedPage,
  maxEventMs,
  maxMeetUpAheadMs,
  maxProposedInCity,
} from '../../../client';
import { eventData, largeEventData } from '../../../testing/event-acts';
import { LiveCommunity, wallets } from '../../../testing/live-community';
import { newCity } from '../../../testing/new-city';

jest.setTimeout(120_000);

const community = LiveCommunity.forTests();
beforeEach(() => community.settle());

const { lead, organiser, staff, owner, anybody } = wallets;
const hour = 3_600_000;

const announce = (changes: object = {}, from: string = lead) =>
  community.send(from, 'AnnounceEvent', eventData(community, changes));
const refusal = (changes: object = {}, from: string = lead) =>
  community.refusal(from, 'AnnounceEvent', eventData(community, changes));
const listed = async () =>
  (await community.read<{ events: { process: string; slug: string }[] }>('AnnouncedEvents')).events;

describe('an announced event', () => {
  it('is listed with all that its lead says of it, and with who said it', async () => {
    expect(await listed()).toEqual([]);
    const data = eventData(community);
    await announce();
    expect(await listed()).toEqual([{ ...data, by: lead }]);
    const {
      place: _,
      link: __,
      follow: ___,
      relay: ____,
      ...fewest
    } = eventData(community, { name: 'Picnic' });
    await community.send(staff, 'AnnounceEvent', fewest);
    expect(await listed()).toEqual([{ ...fewest, by: staff }]);
  });

  it('is announced and withdrawn by the lead of its city and the staff alone, as they are now', async () => {
    await community.act('City', { ...newCity('rome'), lead: anybody });
    await community.send(lead, 'Organisers', { city: 'ph', add: [organiser] });
    for (const from of [anybody, organiser, addressOf('event')])
      expect(await refusal({}, from)).toBe('city.lead-only');
    expect(await refusal({ city: 'nowhere' }, staff)).toBe('city.unknown');
    await announce();
    for (const from of [anybody, organiser])
      expect(await community.refusal(from, 'WithdrawEvent', { process: addressOf('event') })).toBe(
        'city.lead-only',
      );
    await community.act('City', { slug: 'ph', lead: organiser });
    expect(await refusal()).toBe('city.lead-only');
    await announce({ name: 'Other' }, organiser);
    await community.send(owner, 'WithdrawEvent', { process: addressOf('event') });
    expect(await listed()).toEqual([]);
    expect(await community.refusal(owner, 'WithdrawEvent', { process: addressOf('event') })).toBe(
      'announcement.unknown',
    );
  });

  it('has times that a visit can be planned by', async () => {
    const { now } = community;
    for (const times of [
      { startsAt: now - 2 * hour, endsAt: now },
      { startsAt: now + hour, endsAt: now + hour },
      { startsAt: now + 2 * hour, endsAt: now + hour },
      { startsAt: now, endsAt: now + maxEventMs + 1 },
      { startsAt: now + maxMeetUpAheadMs + 1, endsAt: now + maxMeetUpAheadMs + hour },
    ])
      expect(await refusal(times)).toBe('announcement.times');
    await announce({ startsAt: now - hour, endsAt: now - hour + maxEventMs });
  });

  it.each<[string, object]>([
    ['a link to a script', { link: 'javascript:alert(1)' }],
    ['a link that is not encrypted', { link: 'http://garden.example/' }],
    ['a link with credentials', { link: 'https://app.example@evil.example/' }],
    ['a link with a line', { link: 'https://garden.example/\n' }],
    ['a relay that is not encrypted', { relay: { broker: ['ws://b.example/'], key: `B${'k'.repeat(86)}` } }],
    ['a relay of another kind', { relay: { broker: ['https://b.example/'], key: `B${'k'.repeat(86)}` } }],
    ['a relay with a short key', { relay: { broker: ['wss://b.example/'], key: `B${'k'.repeat(85)}` } }],
    ['a relay without brokers', { relay: { broker: [], key: `B${'k'.repeat(86)}` } }],
    ['a name that turns the text around it', { name: 'Party\u202e' }],
    ['a name of two lines', { name: 'Garden\nParty' }],
    ['a blank name', { name: ' ' }],
    ['a slug that leads elsewhere', { slug: '../social' }],
    ['a slug with a hyphen first', { slug: '-garden' }],
    ['a follow account with a path', { follow: 'a/b' }],
  ])('has no %s', async (_, changes) => {
    expect(await refusal(changes)).toBe('announcement.malformed');
  });

  it('keeps its slug, its name and its process from other events and other cities until it is over', async () => {
    await community.act('City', { ...newCity('rome'), lead: anybody });
    await announce();
    const other = { process: addressOf('other'), slug: 'other', name: 'Other', city: 'rome' };
    for (const squatting of [
      { ...other, slug: 'garden' },
      { ...other, name: 'garden party' },
      { ...other, name: '\uff27arden Party' },
      { ...other, process: addressOf('event') },
    ]) {
      expect(await refusal(squatting, anybody)).toBe('announcement.taken');
      expect(await refusal(squatting, staff)).toBe('announcement.taken');
    }
    await announce(other, anybody);
    community.pass(53 * hour);
    await announce({ ...other, slug: 'garden', name: 'Garden Party', process: addressOf('event') }, anybody);
    expect((await listed()).map(({ slug }) => slug)).toEqual(['garden']);
  });

  it('is as its lead said last, whoever posts earlier bytes again', async () => {
    const letters = [
      community.letter(lead, 'AnnounceEvent', eventData(community)),
      community.letter(lead, 'AnnounceEvent', eventData(community, { name: 'Picnic' })),
      community.letter(lead, 'WithdrawEvent', { process: addressOf('event') }),
    ];
    for (const letter of letters) expect(await community.live.send(letter)).toMatchObject({ ok: true });
    for (const letter of letters)
      expect(await community.live.send(letter)).toMatchObject({ code: 'message.repeated' });
    expect(await listed()).toEqual([]);
  });

  it('is hidden with its city', async () => {
    await announce();
    await community.act('City', { slug: 'ph', hidden: true });
    expect(await listed()).toEqual([]);
    await community.act('City', { slug: 'ph', hidden: false });
    expect(await listed()).toHaveLength(1);
  });
});

describe('announced events', () => {
  /** Fills the list by as many leads as it takes, each of whom announces as much as one can. */
  const fill = async (count: number) => {
    const cities = Array.from(
      { length: Math.ceil(count / maxAnnouncedInCity) },
      (_, index) => `city-${index}`,
    );
    for (const slug of cities) await community.act('City', { ...newCity(slug), lead: addressOf(slug) });
    for (let index = 0; index < count; index += 1) {
      const city = `city-${Math.floor(index / maxAnnouncedInCity)}`;
      await community.send(addressOf(city), 'AnnounceEvent', largeEventData(community, index, { city }));
    }
  };

  it('have an end in a city and in all cities, which events that are over give back', async () => {
    await fill(maxAnnounced);
    const more = largeEventData(community, maxAnnounced, { city: 'city-0' });
    expect(await community.refusal(addressOf('city-0'), 'AnnounceEvent', more)).toBe('announcement.too-many');
    expect(await refusal()).toBe('announcement.too-many');
    // an announced event can still be changed
    await community.send(
      addressOf('city-0'),
      'AnnounceEvent',
      largeEventData(community, 0, { city: 'city-0' }),
    );
    community.pass(53 * hour);
    await announce();
    const all = await community.read<{ total: number }>('AnnouncedEvents', { offset: maxAnnounced - 1 });
    expect(all).toMatchObject({ total: maxAnnounced, events: [{ slug: 'garden' }] });
    for (const slug of ['a', 'b', 'c']) await announce({ slug, name: slug, process: addressOf(slug) });
    expect(await refusal({ slug: 'd', name: 'd', process: addressOf('d') })).toBe('announcement.too-many');
    await community.send(lead, 'WithdrawEvent', { process: addressOf('a') });
    await announce({ slug: 'd', name: 'd', process: addressOf('d') });
  });

  it('of the greatest length come in pages of at most 20 KB', async () => {
    await fill(maxAnnouncedPage);
    const page = await community.read<{ events: object[] }>('AnnouncedEvents', { limit: maxAnnouncedPage });
    expect(page.events).toHaveLength(maxAnnouncedPage);
    expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(20_480);
  });

  it('leave nothing of a flood by free wallets, whose messages cost little', async () => {
    const flood = Array.from({ length: 500 }, (_, index) => ({
      from: addressOf(`flood ${index}`),
      action: 'AnnounceEvent',
      data: largeEventData(community, index, { city: 'ph' }),
      at: community.now,
    }));
    const before = await community.live.stateText();
    const costs = await costOfMessages(community.live, flood);
    expect(costs.filter(({ refused }) => !refused?.includes('city.lead-only'))).toEqual([]);
    expect(Math.max(...costs.map(({ instructions }) => instructions))).toBeLessThan(1_000_000);
    expect(await community.live.stateText()).toBe(before);
  });
});

describe('a proposed event', () => {
  const propose = (from: string, changes: object = {}) =>
    community.send(from, 'ProposeEvent', eventData(community, changes));
  const proposals = async (city = 'ph') =>
    (await community.read<{ events: { by: string; name: string }[] }>('ProposedEvents', { city })).events;

  it('is for the lead alone to announce or to decline, and on no list before', async () => {
    await propose(anybody);
    expect(await proposals()).toEqual([{ ...eventData(community), by: anybody }]);
    expect(await listed()).toEqual([]);
    const declined = { city: 'ph', process: addressOf('event') };
    for (const from of [anybody, organiser])
      expect(await community.refusal(from, 'DeclineEvent', declined)).toBe('city.lead-only');
    await announce();
    expect(await proposals()).toEqual([]);
    expect(await community.refusal(lead, 'DeclineEvent', declined)).toBe('announcement.unknown');
    await propose(anybody);
    await community.send(lead, 'DeclineEvent', declined);
    expect(await proposals()).toEqual([]);
    expect(await listed()).toHaveLength(1);
  });

  it('is one of each wallet in a city, and of few: a flood is in the way of no announcement', async () => {
    for (let index = 0; index < maxProposedInCity; index += 1)
      await propose(addressOf(`flood ${index}`), { name: `Flood ${index}` });
    await propose(addressOf('flood 0'), { name: 'Again' });
    expect(await proposals()).toHaveLength(maxProposedInCity);
    expect((await proposals()).at(-1)).toMatchObject({ name: 'Again', by: addressOf('flood 0') });
    const one = eventData(community);
    expect(await community.refusal(anybody, 'ProposeEvent', one)).toBe('announcement.too-many');
    await announce();
    expect(await proposals()).toEqual([]);
    await propose(anybody, { name: 'Next' });
    community.pass(53 * hour);
    expect(await proposals()).toEqual([]);
  });

  it('has the fields and times of an announced one, in a city that visitors see', async () => {
    const refused = (changes: object) =>
      community.refusal(anybody, 'ProposeEvent', eventData(community, changes));
    expect(await refused({ city: 'nowhere' })).toBe('city.unknown');
    expect(await refused({ name: 'Garden\nParty' })).toBe('announcement.malformed');
    expect(await refused({ endsAt: community.now })).toBe('announcement.times');
    await community.act('City', { slug: 'ph', hidden: true });
    expect(await refused({})).toBe('city.unknown');
    await community.act('City', { slug: 'ph', hidden: false });
  });
});
