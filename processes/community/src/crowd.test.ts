import { addressOf } from '../../common/testing/addresses';
import { freeWallet, sendOfCrowd } from '../../common/testing/crowd';
import { owner } from '../../common/testing/live-process';
import { costOfMessages } from '../../common/testing/message-cost';
import { PostOffice } from '../../common/testing/post-office';
import { ticketsOf } from '../../rabbit/testing/tickets';
import {
  attendancePoints,
  doorSlotAt,
  doorSlotMs,
  maxAdmissionQuestions,
  maxAdmittingEvents,
  maxBatches,
  maxTicketsPerBatch,
} from '../client';
import { ClaimsOffice, codeOf, communityId, rate, tokenId } from '../testing/claims-office';
import { LiveCommunity } from '../testing/live-community';
import { planMeetUp } from '../testing/meet-up-acts';
import { TestDoor } from '../testing/test-door';

jest.setTimeout(300_000);

let claims: ClaimsOffice;
beforeAll(async () => {
  claims = await ClaimsOffice.start();
});
afterAll(() => claims.stop());
beforeEach(() => claims.reset());

const crowd = 2000;
const dayMs = 86_400_000;
const [ann, bob] = [addressOf('Ann'), addressOf('Bob')];
const free = Array.from({ length: crowd }, (_, number) => freeWallet(number));
const event = addressOf('event');
const community = () => claims.office.process('community');

const ofCrowd = (action: string, data: object = {}) =>
  sendOfCrowd(community(), { count: crowd, action, data: () => data, at: claims.now });

/** Gives each wallet of the crowd, and Ann, as many points as the bot of an evening has. */
const playAll = () => claims.award(...[...free, ann].map((address) => ({ address, points: 300 })));

/** Claims as a person; returns what the token was asked to pay, or the code of the refusal. */
async function claimed(person: string): Promise<string> {
  const before = (await claims.balances())[person] ?? 0n;
  const answer = await claims.said(person, 'Claim');
  return typeof answer === 'string' ? answer : String(((await claims.balances())[person] ?? 0n) - before);
}

it('2,000 free wallets with points get nothing from a pot that pays holders of tickets, and an honest person is paid', async () => {
  await claims.fund(1_000_000n);
  await playAll();
  expect(await claims.earned(free[0] ?? '')).toMatchObject({ admission: 'new', claimable: '3000' });
  expect(await ofCrowd('Claim')).toEqual({ taken: 0, codes: ['admission.needed'] });
  expect(await ofCrowd('Enter')).toEqual({ taken: 0, codes: ['ticket.missing'] });
  const foreign = ticketsOf(8, 1, PostOffice.idOf('another')).tickets[0];
  expect(await ofCrowd('Enter', { ticket: foreign })).toEqual({ taken: 0, codes: ['ticket.unknown'] });
  expect(await ofCrowd('Claim')).toEqual({ taken: 0, codes: ['admission.needed'] });
  expect(await claims.pot()).toMatchObject({ free: '1000000', reserved: '0', paid: '0' });
  await claims.admit(ann);
  expect(await claims.earned(ann)).toMatchObject({ admission: 'admitted', claimable: '3000' });
  expect(await claimed(ann)).toBe('3000');
  expect(await claims.pot()).toMatchObject({ free: '997000', reserved: '0', paid: '3000' });
});

it('2,000 free wallets that no listed event knows get nothing, and their questions leave nothing behind', async () => {
  await claims.fund(1_000_000n);
  await claims.act('Admission', { admission: { by: 'events', events: [event] } });
  await playAll();
  expect(await ofCrowd('Enter')).toEqual({ taken: crowd, codes: [] });
  expect(await ofCrowd('Claim')).toEqual({ taken: 0, codes: ['admission.needed'] });
  // anybody can say so, and only the event is believed
  const says = { address: free[0], isPerson: true, hasRainbow: true };
  expect(await claims.said(free[0] ?? '', 'Person', says)).toBe('admission.not-asked');
  for (const address of free.slice(0, 3))
    await claims.said(event, 'Person', { address, isPerson: false, hasRainbow: false });
  expect(await claims.earned(free[0] ?? '')).toMatchObject({ admission: 'refused' });
  // an honest player's question takes the place of the oldest one, and is answered
  await claims.said(ann, 'Enter');
  expect(await claims.earned(ann)).toMatchObject({ admission: 'asked' });
  expect(await claimed(ann)).toBe('admission.needed');
  await claims.said(event, 'Person', { address: ann, isPerson: true, hasRainbow: false });
  expect(await claimed(ann)).toBe('3000');
  await claims.said(bob, 'Enter');
  const kept = await community().evaluateLua(`local asked, acts = 0, 0
    for _ in pairs(CommunityState.admission.askedAt) do asked = asked + 1 end
    for address in pairs(CommunityState.latestActs) do acts = acts + 1 end
    return asked .. ' ' .. acts`);
  // besides those who are asked about: the owner, and Ann
  expect(kept).toBe(`${maxAdmissionQuestions - 1} ${maxAdmissionQuestions + 1}`);
  expect(await claims.pot()).toMatchObject({ paid: '3000' });
});

it('a community that admits anybody pays nobody, and pays its people again once it asks for tickets', async () => {
  await claims.fund(1_000_000n);
  await claims.admit(ann);
  await claims.act('Admission', { admission: { by: 'anybody' } });
  await playAll();
  expect(await ofCrowd('Claim')).toEqual({ taken: 0, codes: ['claim.anybody'] });
  expect(await claimed(ann)).toBe('claim.anybody');
  expect(await claims.said(bob, 'Enter')).toBe('admission.not-needed');
  expect(await claims.pot()).toMatchObject({ paid: '0', reserved: '0', admission: { by: 'anybody' } });
  await claims.act('Admission', { admission: { by: 'tickets' } });
  expect(await claimed(ann)).toBe('3000');
});

it('an event that the staff take off the list takes its people with it, also those whose payment is refused so far', async () => {
  await claims.fund(1_000_000n);
  const settings = { admission: { by: 'events', events: [event] } };
  await claims.act('Admission', settings);
  await claims.award({ address: ann, points: 300 });
  await claims.said(ann, 'Enter');
  await claims.said(event, 'Person', { address: ann, isPerson: true, hasRainbow: false });
  claims.office.carry = (post) => (post.to === tokenId ? [] : [post]);
  await claims.said(ann, 'Claim');
  claims.now += dayMs;
  await claims.act('Admission', { admission: { by: 'events', events: [addressOf('other event')] } });
  expect(await claimed(ann)).toBe('admission.needed');
  await claims.act('Admission', settings);
  claims.letThrough();
  expect(await claimed(ann)).toBe('3000');
});

it('a door code that is relayed to 2,000 free wallets pays and ranks none of them, and pays whoever has a ticket besides', async () => {
  const hall = await LiveCommunity.start(Promise.resolve(community()), communityId);
  await claims.reset();
  await claims.fund(1_000_000n);
  await hall.settle();
  hall.now = doorSlotAt(hall.now) * doorSlotMs;
  const meetUp = await planMeetUp(hall, { startsAt: hall.now + 3_600_000 });
  const door = await TestDoor.open(hall, { meetUp });
  const times = { startsAt: hall.now, endsAt: hall.now + dayMs };
  await hall.act('Season', { ...times, best: 50, title: 'Season' });
  await hall.act('Round', { ...times, kind: 'meet-up', ref: String(meetUp), title: 'Round' });
  claims.now = hall.now;
  expect(await ofCrowd('Join', { city: 'ph' })).toEqual({ taken: crowd, codes: [] });
  hall.pass(doorSlotMs);
  // one visitor sends the code of this slot on, and each wallet makes a claim of its own of it
  const slot = doorSlotAt(hall.now);
  const relayed = { action: 'CheckIn', data: (number: number) => door.claim(freeWallet(number), slot) };
  expect(await sendOfCrowd(community(), { count: crowd, ...relayed, at: hall.now })).toEqual({
    taken: crowd,
    codes: [],
  });
  await hall.send(ann, 'CheckIn', door.claim(ann, slot));
  let disclosed = await door.disclose(slot);
  while (!disclosed.settled) disclosed = await door.disclose(slot);
  expect(disclosed.checkedIn).toBe(crowd + 1);
  claims.now = hall.now;
  expect(await hall.read('LeagueRound', { number: 1 })).toMatchObject({ cities: [] });
  expect(await hall.read('Board', { id: 'city-ph' })).toMatchObject({ total: 0, others: crowd + 1 });
  const claimable = String(rate * attendancePoints);
  expect(await claims.earned(free[0] ?? '')).toMatchObject({ admission: 'new', claimable });
  expect(await ofCrowd('Claim')).toEqual({ taken: 0, codes: ['admission.needed'] });
  expect(await ofCrowd('Enter')).toEqual({ taken: 0, codes: ['ticket.missing'] });
  expect(await claims.pot()).toMatchObject({ free: '1000000', reserved: '0', paid: '0' });
  await claims.admit(ann);
  expect(await claimed(ann)).toBe(claimable);
  expect(await claimed(ann)).toBe('claim.nothing');
  expect(await claims.pot()).toMatchObject({ reserved: '0', paid: claimable });
  const { total, rows } = await hall.read<{ total: number; rows: object[] }>('Board', { id: 'city-ph' });
  expect([total, rows]).toMatchObject([1, [{ place: 1, address: ann, points: attendancePoints }]]);
});

describe('the caps of a day', () => {
  beforeEach(async () => {
    await claims.fund(1_000_000n);
    await claims.admit(ann, bob);
  });

  it('of a person: the rest is paid on the following days, whatever is earned', async () => {
    await claims.act('Caps', { person: '2000' });
    await claims.award({ address: ann, points: 300 });
    const { today } = await claims.earned(ann);
    expect(today).toMatchObject({ person: '2000' });
    expect(today.endsAt % dayMs).toBe(0);
    expect(await claimed(ann)).toBe('2000');
    expect(await claims.earned(ann)).toMatchObject({ claimable: '1000', today: { person: '0' } });
    await claims.award({ address: ann, points: 300 });
    claims.now = today.endsAt - 1;
    expect(await claimed(ann)).toBe('claim.day-person');
    claims.now = today.endsAt;
    expect(await claims.earned(ann)).toMatchObject({ claimable: '4000', today: { person: '2000' } });
    expect(await claimed(ann)).toBe('2000');
    expect(await claimed(ann)).toBe('claim.day-person');
    claims.now += dayMs;
    expect(await claimed(ann)).toBe('2000');
    expect(await claimed(ann)).toBe('claim.nothing');
  });

  it('of the pot: people who were admitted in a crowd take no more of it, and others are paid the next day', async () => {
    await claims.act('Caps', { pot: '10000' });
    const many = free.slice(0, 8);
    await claims.admit(...many);
    await claims.award(...[...many, ann].map((address) => ({ address, points: 300 })));
    const paid: string[] = [];
    for (const person of [...many, ann]) paid.push(await claimed(person));
    expect(paid).toEqual(['3000', '3000', '3000', '1000', ...Array(5).fill('claim.day-pot')]);
    expect(await claims.earned(ann)).toMatchObject({ claimable: '3000', today: { pot: '0' } });
    expect(await claims.pot()).toMatchObject({ paid: '10000', caps: { pot: '10000' } });
    claims.now += dayMs;
    expect(await claimed(ann)).toBe('3000');
  });

  it('count a payment on the day on which it begins, and not again when it is sent again', async () => {
    await claims.act('Caps', { person: '2000' });
    await claims.award({ address: ann, points: 300 });
    claims.office.carry = (post) => (post.to === tokenId ? [] : [post]);
    await claims.said(ann, 'Claim');
    expect(await claims.earned(ann)).toMatchObject({ pending: '2000', today: { person: '0' } });
    claims.now += 60_000;
    await claims.said(ann, 'Claim');
    claims.letThrough();
    claims.now += dayMs;
    expect(await claimed(ann)).toBe('2000');
    expect(await claimed(ann)).toBe('1000');
    expect(await claims.earned(ann)).toMatchObject({
      claimable: '0',
      paid: '3000',
      today: { person: '1000' },
    });
  });

  it('are a hundredth and a tenth of everything that the pot got until the staff set them, also for another token', async () => {
    await claims.act('Token', { process: addressOf('another token') });
    expect((await claims.pot()).caps).toEqual({ person: '0', pot: '0' });
    await claims.act('Token', { process: tokenId });
    await claims.fund(12_345n);
    expect((await claims.pot()).caps).toEqual({ person: '123', pot: '1234' });
    await claims.award({ address: ann, points: 300 });
    expect(await claimed(ann)).toBe('123');
    await claims.act('Caps', { person: '0' });
    expect((await claims.pot()).caps).toEqual({ person: '0', pot: '1234' });
    expect(await claimed(ann)).toBe('claim.day-person');
  });

  it('and whom the community admits are the acts of its staff, with values that can be', async () => {
    expect(await claims.said(ann, 'Caps', { person: '1', reason: 'x' })).toBe('staff.only');
    expect(await claims.said(ann, 'Admission', { admission: { by: 'anybody' }, reason: 'x' })).toBe(
      'staff.only',
    );
    expect(await claims.said(ann, 'Admit', { batch: 2, root: 'x', count: 1, reason: 'x' })).toBe(
      'staff.only',
    );
    for (const wrong of [{}, { person: '-1' }, { pot: 5 }, { pot: '9'.repeat(41) }])
      expect(await claims.act('Caps', wrong)).toBe('staff.malformed');
    const five = Array.from({ length: maxAdmittingEvents + 1 }, (_, index) => addressOf(`event ${index}`));
    for (const admission of [
      { by: 'events' },
      { by: 'tickets', events: [event] },
      { by: 'events', events: [event, event] },
      { by: 'events', events: five },
      { by: 'friends' },
    ])
      expect(await claims.act('Admission', { admission })).toBe('staff.malformed');
  });
});

it('no claim and no admission costs more because of 2,000 free wallets, the most questions and the most tickets', async () => {
  const costsAmong = async (isCrowded: boolean) => {
    await claims.reset();
    await claims.fund(1_000_000n);
    const events = Array.from({ length: maxAdmittingEvents }, (_, index) => addressOf(`event ${index}`));
    await claims.act('Admission', { admission: { by: 'events', events } });
    await claims.admit(ann);
    await claims.award({ address: ann, points: 300 });
    if (isCrowded) {
      await playAll();
      await ofCrowd('Enter');
      await community().evaluateLua(`local tickets = CommunityState.admission.tickets
        for number = 2, ${maxBatches} do
          tickets.batches[number] = { root = ('%016d'):format(number), count = ${maxTicketsPerBatch}, used = {} }
        end`);
    }
    const { tickets } = ticketsOf(1024, 1, communityId);
    const at = claims.now;
    const costs = await costOfMessages(community(), [
      { from: bob, action: 'Enter', at },
      {
        from: events[3] ?? '',
        action: 'Person',
        data: { address: bob, isPerson: true, hasRainbow: true },
        at,
      },
      { from: addressOf('Cleo'), action: 'Enter', data: { ticket: tickets[1023] }, at },
      { from: ann, action: 'Claim', at },
      { from: ann, action: 'Earned', at },
      { from: ann, action: 'Pot', at },
      { from: owner, action: 'Info', at },
      { from: owner, action: 'Admission', data: { admission: { by: 'events', events }, reason: 'x' }, at },
      { from: owner, action: 'Caps', data: { pot: '9'.repeat(40), person: '9'.repeat(40), reason: 'x' }, at },
    ]);
    expect(costs.flatMap(({ refused }) => refused ?? [])).toEqual([]);
    return costs.map(({ instructions }) => instructions);
  };
  const alone = await costsAmong(false);
  const crowded = await costsAmong(true);
  // a question in a full ring takes the oldest one's place: some hundred instructions
  expect(crowded.filter((cost, index) => !(cost <= 1.1 * (alone[index] ?? 0) + 1000))).toEqual([]);
});

it('a claim is one act: one that comes again pays nothing, on the same day or the next', async () => {
  await claims.fund(1_000_000n);
  await claims.admit(ann);
  await claims.act('Caps', { person: '1000' });
  await claims.award({ address: ann, points: 300 });
  const letter = { from: ann, action: 'Claim', data: { sequence: 9 }, at: claims.now, block: 1 };
  const again = async (at: number) =>
    codeOf((await claims.office.send('community', { ...letter, at })).result);
  await community().evaluateLua(`CommunityState.latestActs['${ann}'] = nil`);
  expect(await again(claims.now)).toBeUndefined();
  expect(await again(claims.now)).toBe('message.repeated');
  expect(await again(claims.now + dayMs)).toBe('message.repeated');
  expect((await claims.balances())[ann]).toBe(1000n);
});
