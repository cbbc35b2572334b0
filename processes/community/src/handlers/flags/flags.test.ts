import { processSource } from '../../../../aos';
import { addressOf } from '../../../../common/testing/addresses';
import { PublishedKeys } from '../../../../common/testing/published-keys';
import { ticketsOf } from '../../../../rabbit/testing/tickets';
import {
  type FlaggedThings,
  maxFlaggedIdLength,
  maxFlags,
  maxFlagsOfAddress,
  maxFlagsPage,
  maxReasonLength,
  type PersonPage,
} from '../../../client';
import { eventData } from '../../../testing/event-acts';
import { LiveCommunity, wallets } from '../../../testing/live-community';
import { meetUpData, planMeetUp } from '../../../testing/meet-up-acts';

const [ann, bob, rude] = [addressOf('Ann'), addressOf('Bob'), addressOf('Rude')];
const game = addressOf('game');
const reason = 'An insult';

const community = LiveCommunity.forTests();
beforeEach(async () => {
  await community.settle();
  await community.act('Admission', { admission: { by: 'anybody', events: [] } });
  await community.send(rude, 'Profile', { name: 'Rude' });
});

const flag = (by: string, kind: string, id: string | number) =>
  community.send(by, 'Flag', { kind, id: String(id), reason });
const refusedFlag = (by: string, kind: string, id: string) =>
  community.refusal(by, 'Flag', { kind, id, reason });
const flags = () => community.read<FlaggedThings>('Flags');
const hide = (address: string, isHidden = true) => community.act('HideName', { address, isHidden });

describe('a flag', () => {
  it('puts a thing on the list of the staff, most flags first, and hides nothing', async () => {
    const meetUp = await planMeetUp(community);
    await community.send(wallets.lead, 'AnnounceEvent', eventData(community));
    await flag(ann, 'city', 'ph');
    await flag(ann, 'name', rude);
    await flag(bob, 'name', rude);
    community.pass(1);
    await flag(ann, 'meetup', meetUp);
    community.pass(1);
    await flag(ann, 'event', addressOf('event'));
    const { total, rows } = await flags();
    expect(total).toBe(4);
    expect(rows.map(({ city }) => city)).toEqual([undefined, 'ph', 'ph', undefined]);
    expect(rows.map(({ kind, id, title, flags: count }) => [kind, id, title, count])).toEqual([
      ['name', rude, 'Rude', 2],
      ['event', addressOf('event'), 'Garden Party', 1],
      ['meetup', String(meetUp), 'Code and coffee', 1],
      ['city', 'ph', 'ph', 1],
    ]);
    expect(await community.read('Names', { addresses: [rude] })).toMatchObject({ names: { [rude]: 'Rude' } });
  });

  it('of a meet-up is answered by hiding it, and nobody can report it then', async () => {
    const meetUp = await planMeetUp(community);
    await flag(ann, 'meetup', meetUp);
    await community.act('HideMeetUp', { meetUp, isHidden: true });
    expect(await flags()).toMatchObject({ total: 0 });
    expect(await refusedFlag(bob, 'meetup', String(meetUp))).toBe('flag.unknown');
  });

  it('is of a person, about a thing that is seen, and with a reason', async () => {
    for (const [data, code] of [
      [{ kind: 'page', id: 'ph', reason }, 'flag.malformed'],
      [{ kind: 'city', id: 'ph!', reason }, 'flag.malformed'],
      [{ kind: 'name', id: 'a'.repeat(maxFlaggedIdLength + 1), reason }, 'flag.malformed'],
      [{ kind: 'name', id: rude, reason: 'not\u202eshown' }, 'flag.malformed'],
      [{ kind: 'name', id: ann, reason }, 'flag.unknown'],
      [{ kind: 'meetup', id: '01', reason }, 'flag.unknown'],
      [{ kind: 'meetup', id: '9'.repeat(43), reason }, 'flag.unknown'],
      [{ kind: 'event', id: 'ph', reason }, 'flag.unknown'],
      [{ kind: 'city', id: 'rome', reason }, 'flag.unknown'],
    ] as const)
      expect([data, await community.refusal(ann, 'Flag', data)]).toEqual([data, code]);
    await community.act('Admission', { admission: { by: 'tickets', events: [] } });
    expect(await refusedFlag(ann, 'name', rude)).toBe('admission.needed');
    const { batch, root, tickets } = ticketsOf(1);
    await community.act('Admit', { batch, root, count: tickets.length });
    await community.send(ann, 'Enter', { ticket: tickets[0] });
    await flag(ann, 'name', rude);
  });

  it('counts once, also after the staff decided, until the thing is called otherwise', async () => {
    await flag(ann, 'name', rude);
    expect(await refusedFlag(ann, 'name', rude)).toBe('flag.repeated');
    await community.act('AnswerFlags', { kind: 'name', id: rude });
    expect(await flags()).toMatchObject({ total: 0 });
    expect(await refusedFlag(ann, 'name', rude)).toBe('flag.repeated');
    await community.send(rude, 'Profile', { name: 'Ruder' });
    await flag(ann, 'name', rude);
    // another name is no way off the list
    await community.send(rude, 'Profile', { name: 'Kind' });
    expect(await flags()).toMatchObject({ rows: [{ id: rude, title: 'Kind', flags: 1 }] });
    await community.send(rude, 'Profile', { name: '' });
    expect((await flags()).rows[0]).not.toHaveProperty('title');
  });

  it('is one of as many as a thing can have, and as an address can set', async () => {
    for (let index = 0; index < maxFlags; index += 1) await flag(addressOf(`many ${index}`), 'name', rude);
    expect(await refusedFlag(ann, 'name', rude)).toBe('flag.too-many');
    for (let index = 0; index < maxFlagsOfAddress; index += 1) {
      const named = addressOf(`named ${index}`);
      await community.send(named, 'Profile', { name: `Name ${index}` });
      await flag(ann, 'name', named);
    }
    expect(await refusedFlag(ann, 'city', 'ph')).toBe('flag.too-many');
    expect(await flags()).toMatchObject({ total: maxFlagsOfAddress + 1 });
  });

  it('of the longest reasons come in pages of at most 20 KB', async () => {
    const longest = '\u{1F407}'.repeat(maxReasonLength);
    for (let index = 0; index <= maxFlagsPage; index += 1) {
      const named = addressOf(`named ${index}`);
      await community.send(named, 'Profile', { name: `${'\u{1F407}'.repeat(22)}${index}` });
      await community.send(named, 'Flag', { kind: 'name', id: named, reason: longest });
    }
    const page = await flags();
    expect([page.total, page.rows.length]).toEqual([maxFlagsPage + 1, maxFlagsPage]);
    expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(20_480);
  });

  it('leaves the list with what the staff or the lead take away', async () => {
    const meetUp = await planMeetUp(community);
    await community.send(wallets.lead, 'AnnounceEvent', eventData(community));
    await flag(ann, 'event', addressOf('event'));
    await flag(ann, 'meetup', meetUp);
    await flag(ann, 'city', 'ph');
    expect(await community.refusal(ann, 'AnswerFlags', { kind: 'city', id: 'ph', reason })).toBe(
      'staff.only',
    );
    await community.send(wallets.staff, 'WithdrawEvent', { process: addressOf('event') });
    await community.send(wallets.lead, 'MeetUp', meetUpData(community, { id: meetUp, cancelled: true }));
    await community.act('City', { slug: 'ph', hidden: true });
    expect(await flags()).toMatchObject({ total: 0 });
    const { owner } = wallets;
    expect(await community.refusal(owner, 'AnswerFlags', { kind: 'city', id: 'ph', reason })).toBe(
      'flag.unknown',
    );
  });
});

describe('a hidden name', () => {
  /** All that anybody can read in the process, besides the log of the staff. */
  const everything = async () =>
    JSON.stringify(
      await Promise.all([
        community.read('Info'),
        community.read('Names', { addresses: [rude] }),
        community.read('Mine', { address: rude }),
        community.read('PersonPage', { address: rude }),
        community.read('Board', { id: 'overall', list: 'others' }),
        community.read('BoardSearch', { id: 'overall', list: 'others', name: 'Rude' }),
        community.read('BoardPlace', { id: 'overall', address: rude, around: 3 }),
        community.read('Comers', { meetUp: 1 }),
        community.read('CityPage', { city: 'ph', language: 'en' }),
        community.read('Flags'),
      ]),
    );

  const scoreAndCome = async () => {
    await community.act('Admission', { admission: { by: 'tickets', events: [] } });
    await community.act('Source', { process: game, kind: 'game', board: 'game-hop', title: 'Hop', on: true });
    const entry = { address: rude, points: 1, kind: 'game', why: 'because' };
    await community.send(game, 'Points', { batch: 1, entries: [entry] });
    await community.send(wallets.lead, 'Organisers', { city: 'ph', add: [rude] });
    await community.send(rude, 'ShowPage', { shown: true });
    const meetUp = await planMeetUp(community);
    await community.send(rude, 'Coming', { meetUp, coming: true });
  };

  it('is in no reply any more, and its person reads why', async () => {
    await scoreAndCome();
    expect((await everything()).match(/"Rude"/g)).toHaveLength(8);
    await hide(rude);
    expect(await everything()).not.toContain('Rude');
    expect(await community.read('Mine', { address: rude })).toMatchObject({ hiddenFor: 'because' });
    expect(await community.read<PersonPage>('PersonPage', { address: rude })).toMatchObject({ shown: true });
    expect(await refusedFlag(rude, 'name', rude)).toBe('admission.needed');
    await hide(rude, false);
    expect((await everything()).match(/"Rude"/g)).toHaveLength(8);
    expect(await community.read('Mine', { address: rude })).not.toHaveProperty('hiddenFor');
  });

  it('stays taken, and its person can neither change it nor take it away', async () => {
    await flag(ann, 'name', rude);
    await hide(rude);
    await hide(rude);
    expect(await flags()).toMatchObject({ total: 0 });
    expect(await refusedFlag(bob, 'name', rude)).toBe('flag.unknown');
    for (const name of ['Kind', 'Rude', ''])
      expect(await community.refusal(rude, 'Profile', { name })).toBe('profile.name-hidden');
    expect(await community.refusal(ann, 'Profile', { name: 'RUDE' })).toBe('profile.name-taken');
    await hide(rude, false);
    await community.send(rude, 'Profile', { name: 'Kind' });
    await community.send(ann, 'Profile', { name: 'Rude' });
    expect(await community.read('StaffLog')).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({ action: 'HideName', detail: { address: rude, isHidden: false } }),
      ]),
    });
  });

  it('is hidden by the staff alone, where there is one', async () => {
    const data = { address: rude, isHidden: true, reason };
    expect(await community.refusal(ann, 'HideName', data)).toBe('staff.only');
    expect(await community.refusal(wallets.lead, 'HideName', data)).toBe('staff.only');
    expect(await community.refusal(wallets.owner, 'HideName', { ...data, isHidden: 1 })).toBe(
      'staff.malformed',
    );
    expect(await community.refusal(wallets.owner, 'HideName', { ...data, address: ann })).toBe(
      'flag.unknown',
    );
  });

  it('leaves what is published', async () => {
    await scoreAndCome();
    await community.live.evaluateLua('WaitingRows, PublishedState = nil, {}');
    await community.live.evaluateLua(processSource('community'));
    const keys = new PublishedKeys();
    const stopTaking = keys.takeAllOf(community.live);
    await community.send(wallets.lead, 'Profile', { name: 'Lea' });
    const text = () => JSON.stringify([...keys.values]);
    expect(text()).toContain('Rude');
    await hide(rude);
    await community.send(wallets.lead, 'Profile', { name: 'Lee' });
    stopTaking();
    expect(text()).not.toContain('Rude');
  });
});
