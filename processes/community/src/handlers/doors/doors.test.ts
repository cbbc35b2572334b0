import { addressOf } from '../../../../common/testing/addresses';
import { toTags } from '../../../../common/testing/live-process';
import { ticketsOf } from '../../../../rabbit/testing/tickets';
import type { CheckedIn, Door, DoorDisclosed, MeetUp } from '../../../client';
import {
  attendancePoints,
  doorClaimWindowMs,
  doorEarlyMs,
  doorMarginMs,
  doorSlotAt,
  doorSlotMs,
  maxCheckInsPerPerson,
  maxDoorSlots,
  maxDoorsPerMeetUp,
} from '../../../client';
import { LiveCommunity, wallets } from '../../../testing/live-community';
import { meetUpData, planMeetUp } from '../../../testing/meet-up-acts';
import { TestDoor } from '../../../testing/test-door';

const minute = 60_000;
const hour = 60 * minute;
const [ann, bob] = [addressOf('Ann'), addressOf('Bob')];

const community = LiveCommunity.forTests();
let meetUp: number;
let door: TestDoor;
beforeEach(async () => {
  await community.settle();
  // the start of a slot, two hours before a meet-up of two hours
  community.now = doorSlotAt(community.now) * doorSlotMs;
  meetUp = await planMeetUp(community, { startsAt: community.now + hour, minutes: 120 });
  door = await TestDoor.open(community, { meetUp });
  community.pass(doorSlotMs);
});

const checkIn = (address: string, data: object = door.claim(address)) =>
  community.send<CheckedIn>(address, 'CheckIn', data);
const refusal = (address: string, data: object = door.claim(address)) =>
  community.refusal(address, 'CheckIn', data);
const attended = async (address: string) => {
  const { rows } = await community.read<{ rows: { attended: string }[] }>('MyMeetUps', {
    ids: [meetUp],
    address,
  });
  return rows[0]?.attended;
};
const slot = () => doorSlotAt(community.now);

describe('a check-in', () => {
  it('is pending until the code is disclosed, also of a person who had not said to come', async () => {
    expect(await checkIn(ann)).toMatchObject({ meetUp, attended: 'pending' });
    expect(await attended(ann)).toBe('pending');
    expect(await door.disclose()).toMatchObject({ confirmed: 1, void: 0, settled: true, checkedIn: 1 });
    expect(await attended(ann)).toBe('yes');
    expect(await community.read<MeetUp>('MeetUpById', { id: meetUp })).toMatchObject({
      checkedIn: 1,
      coming: 0,
    });
    expect(await community.read<{ rows: object[] }>('Comers', { meetUp })).toMatchObject({
      total: 1,
      rows: [{ address: ann, state: 'no', attended: 'yes' }],
    });
  });

  it('lists those who come before those who only checked in, whoever leaves and returns', async () => {
    const come = (address: string, coming: boolean) => community.send(address, 'Coming', { meetUp, coming });
    const listed = async () =>
      (await community.read<{ rows: { address: string }[] }>('Comers', { meetUp })).rows.map(
        (row) => row.address,
      );
    await checkIn(ann);
    await come(bob, true);
    expect(await listed()).toEqual([bob, ann]);
    await come(ann, true);
    await come(bob, false);
    expect(await listed()).toEqual([ann]);
    await come(ann, false);
    expect(await listed()).toEqual([ann]);
    await come(ann, false);
    await come(ann, true);
    expect(await listed()).toEqual([ann]);
  });

  it('gives points on the board of the city and on that of all people, once settled', async () => {
    const board = (id: string, list = 'admitted') =>
      community.read<{ rows: object[] }>('Board', { id, list, period: 'all' });
    const { batch, root, tickets } = ticketsOf(1);
    await community.act('Admit', { batch, root, count: tickets.length });
    await community.send(ann, 'Enter', { ticket: tickets[0] });
    await checkIn(ann);
    await checkIn(bob);
    expect((await board('city-ph')).rows).toEqual([]);
    await door.disclose();
    for (const id of ['city-ph', 'overall']) {
      expect((await board(id)).rows).toMatchObject([{ place: 1, address: ann, points: attendancePoints }]);
      const { rows } = await board(id, 'others');
      expect(rows).toMatchObject([{ place: 1, address: bob, points: attendancePoints }]);
    }
  });

  it('counts once for a person', async () => {
    await checkIn(ann);
    community.pass(doorSlotMs);
    await checkIn(ann);
    expect(await door.disclose()).toMatchObject({ confirmed: 2, checkedIn: 1 });
    expect(await refusal(ann)).toBe('checkin.done');
    await checkIn(bob);
    expect(await door.disclose()).toMatchObject({ confirmed: 1, checkedIn: 2 });
  });

  it('is void with a claim that another person made, and with an invented one', async () => {
    const seen = door.claim(ann);
    await checkIn(ann, seen);
    await checkIn(bob, seen);
    await checkIn(addressOf('Cy'), { ...seen, claim: 'A'.repeat(43) });
    expect(await door.disclose()).toMatchObject({ confirmed: 1, void: 2, checkedIn: 1 });
    expect([await attended(ann), await attended(bob)]).toEqual(['yes', 'no']);
    // Bob comes in person afterwards.
    await checkIn(bob);
    expect(await door.disclose()).toMatchObject({ confirmed: 1, checkedIn: 2 });
  });

  it('is void with the token of another slot, of another meet-up, and of another door', async () => {
    const other = await planMeetUp(community, { startsAt: community.now + hour });
    const elsewhere = await TestDoor.open(community, { meetUp: other, seed: 'elsewhere' });
    community.pass(doorSlotMs);
    await checkIn(ann, { ...door.claim(ann, slot() - 1), slot: slot() });
    await checkIn(bob, { ...elsewhere.claim(bob), meetUp });
    expect(await door.disclose()).toMatchObject({ confirmed: 0, void: 2, checkedIn: 0 });
  });

  it('counts from one minute before its slot until two minutes after it', async () => {
    const later = slot() + 3;
    expect(await refusal(ann, door.claim(ann, later))).toBe('checkin.future');
    community.now = later * doorSlotMs - doorEarlyMs;
    await checkIn(ann, door.claim(ann, later));
    community.now = (later + 1) * doorSlotMs + doorClaimWindowMs;
    await checkIn(bob, door.claim(bob, later));
    community.pass(1);
    expect(await refusal(addressOf('Cy'), door.claim(addressOf('Cy'), later))).toBe('checkin.stale');
  });

  it('is refused from home: once a photographed code is old, and once its token is public', async () => {
    const photographed = slot();
    await door.disclose();
    expect(await refusal(ann, door.claim(ann, photographed))).toBe('checkin.stale');
    // A later token that is out gives those of all earlier slots.
    const early = slot();
    await community.live.evaluateLua(`CommunityState.doors.slot[1] = ${early}`);
    expect(await refusal(ann, door.claim(ann, early))).toBe('checkin.stale');
  });

  it('needs a door, a meet-up that goes on and is not cancelled, and a wallet', async () => {
    const other = await planMeetUp(community, { startsAt: community.now + hour });
    expect(await refusal(ann, { ...door.claim(ann), meetUp: other })).toBe('checkin.no-door');
    expect(await refusal(ann, { ...door.claim(ann), meetUp: 99 })).toBe('meetup.unknown');
    expect(await refusal(ann, { ...door.claim(ann), claim: 'short' })).toBe('checkin.malformed');
    expect(await refusal(ann, { ...door.claim(ann), slot: -1 })).toBe('checkin.malformed');
    expect(await refusal('short', door.claim(ann))).toBe('profile.address-unsupported');
    const startsAt = community.now + hour;
    await community.send(
      wallets.lead,
      'MeetUp',
      meetUpData(community, { id: meetUp, startsAt, cancelled: true }),
    );
    expect(await refusal(ann)).toBe('meetup.cancelled');
    await community.send(
      wallets.lead,
      'MeetUp',
      meetUpData(community, { id: meetUp, startsAt, minutes: 15 }),
    );
    community.now = startsAt + 15 * minute + doorMarginMs + 1;
    const late = await TestDoor.prepare(community, { meetUp });
    expect(await refusal(ann, late.door.claim(ann, slot()))).toBe('meetup.over');
    expect(await community.refusal(wallets.lead, 'OpenDoor', late.opening)).toBe('meetup.over');
  });

  it('can be claimed eight times by a person, of which a repeated message is none', async () => {
    const invented = (index: number) => ({
      meetUp,
      slot: slot(),
      claim: Buffer.alloc(32, index).toString('base64url'),
    });
    for (let index = 0; index < maxCheckInsPerPerson; index += 1) {
      await checkIn(ann, invented(index));
      await checkIn(ann, invented(index));
    }
    expect(await refusal(ann, invented(99))).toBe('checkin.too-many');
    expect(await community.live.evaluateLua('return CommunityState.checkIns.total')).toBe('8');
  });
});

describe('a door', () => {
  const read = () => community.read<Door>('Door', { meetUp });

  it('shows what is disclosed, and is opened by organisers alone', async () => {
    expect(await read()).toMatchObject({
      meetUp,
      opener: wallets.lead,
      start: door.start,
      disclosed: door.start,
    });
    const shown = slot();
    await door.disclose();
    const { value, disclosed } = await read();
    expect([value, disclosed]).toEqual([Buffer.from(door.token(shown)).toString('base64url'), shown]);
    const { opening } = await TestDoor.prepare(community, { meetUp, opener: wallets.anybody });
    expect(await community.refusal(wallets.anybody, 'OpenDoor', opening)).toBe('city.organisers-only');
    expect(await community.refusal(wallets.anybody, 'Disclose', door.disclosure(shown))).toBe(
      'city.organisers-only',
    );
    expect(await community.refusal(wallets.anybody, 'Door', { meetUp: 99 })).toBe('meetup.unknown');
    const other = await planMeetUp(community);
    expect(await community.refusal(wallets.anybody, 'Door', { meetUp: other })).toBe('door.none');
  });

  it('opens from two hours before the start on, with a chain that begins now', async () => {
    const later = await planMeetUp(community, { startsAt: community.now + 2 * hour + 1 });
    const { opening } = await TestDoor.prepare(community, { meetUp: later });
    const refused = (changes: object) =>
      community.refusal(wallets.lead, 'OpenDoor', { ...opening, ...changes });
    expect(await refused({})).toBe('door.too-early');
    community.pass(1);
    expect(await refused({ start: opening.start - 11 })).toBe('door.clock-off');
    expect(await refused({ start: opening.start + 11 })).toBe('door.clock-off');
    expect(await refused({ length: maxDoorSlots + 1 })).toBe('door.malformed');
    expect(await refused({ length: 0 })).toBe('door.malformed');
    expect(await refused({ anchor: 'AAAA' })).toBe('door.malformed');
    await community.send(wallets.lead, 'OpenDoor', opening);
  });

  it('is the same one when the network delivers its message again', async () => {
    await community.reset();
    await community.settle();
    const id = await planMeetUp(community, { startsAt: community.now + hour });
    const { opening } = await TestDoor.prepare(community, { meetUp: id });
    await community.send(wallets.lead, 'OpenDoor', opening);
    await community.send(wallets.lead, 'OpenDoor', opening);
    expect(await community.live.evaluateLua('return CommunityState.doors.total')).toBe('1');
  });

  it('takes tokens of its chain only, once their claims have ended', async () => {
    const shown = slot();
    const refused = (data: object) => community.refusal(wallets.lead, 'Disclose', data);
    expect(await refused(door.disclosure(shown))).toBe('door.token-early');
    community.pass(doorSlotMs + doorClaimWindowMs);
    expect(await refused(door.disclosure(shown))).toBe('door.token-early');
    community.pass(1);
    expect(await refused({ ...door.disclosure(shown + 1), slot: shown })).toBe('door.token-wrong');
    expect(await refused({ ...door.disclosure(shown), token: 'AAAAAAAAAAAAAA' })).toBe('door.token-wrong');
    expect(await refused({ ...door.disclosure(shown), slot: door.start })).toBe('door.none');
    expect(await refused({ ...door.disclosure(shown), token: 7 })).toBe('door.malformed');
    await door.disclose(shown);
    // A slot that is settled needs no token.
    expect(await door.disclose(shown)).toMatchObject({ confirmed: 0, void: 0, settled: true });
  });

  it('is disclosed by who opened it, also when no organiser any more', async () => {
    const change = (data: object) => community.send(wallets.lead, 'Organisers', { city: 'ph', ...data });
    await change({ add: [wallets.organiser] });
    const second = await TestDoor.open(community, { meetUp, opener: wallets.organiser, seed: 'second' });
    community.pass(4 * doorSlotMs);
    await checkIn(ann, second.claim(ann));
    await change({ remove: [wallets.organiser] });
    const early = second.disclosure(slot());
    expect(await community.refusal(wallets.organiser, 'Disclose', early)).toBe('door.token-early');
    expect(await community.refusal(bob, 'Disclose', early)).toBe('city.organisers-only');
    const { opening } = await TestDoor.prepare(community, { meetUp, opener: wallets.organiser });
    expect(await community.refusal(wallets.organiser, 'OpenDoor', opening)).toBe('city.organisers-only');
    expect(await second.disclose()).toMatchObject({ confirmed: 1, checkedIn: 1 });
  });

  it('gives way to a new one for the slots whose claims have not begun', async () => {
    await community.act('City', { slug: 'ph', lead: wallets.organiser });
    const early = slot() + 2;
    await checkIn(ann);
    const second = await TestDoor.open(community, { meetUp, opener: wallets.organiser, seed: 'second' });
    expect((await read()).after).toBe(early);
    // The first device goes on for the slots that it had already.
    await checkIn(bob, door.claim(bob, early));
    community.pass(3 * doorSlotMs);
    const cy = addressOf('Cy');
    await checkIn(cy, second.claim(cy));
    const old = community.now;
    expect(await second.disclose()).toMatchObject({ confirmed: 1, checkedIn: 1 });
    expect(await door.disclose(doorSlotAt(old) - 1)).toMatchObject({ confirmed: 2, checkedIn: 3 });
  });

  it('can follow another one as often as a meet-up allows', async () => {
    for (let index = 1; index < maxDoorsPerMeetUp; index += 1) {
      community.pass(doorSlotMs);
      await TestDoor.open(community, { meetUp, seed: `door ${index}`, length: 3 });
    }
    const { opening } = await TestDoor.prepare(community, { meetUp, seed: 'one more', length: 3 });
    expect(await community.refusal(wallets.lead, 'OpenDoor', opening)).toBe('door.too-many');
  });

  it('settles in portions, with each message that comes', async () => {
    const crowd = Array.from({ length: 45 }, (_, index) => addressOf(`visitor ${index}`));
    const shown = slot();
    for (const visitor of crowd) await checkIn(visitor);
    const first = await door.disclose();
    expect(first.settled).toBe(false);
    expect(first.checkedIn).toBeLessThan(crowd.length);
    let last: DoorDisclosed = first;
    for (let turn = 0; turn < 10 && !last.settled; turn += 1) {
      await community.send(wallets.anybody, 'Info');
      last = await door.disclose(shown);
    }
    expect(last).toMatchObject({ settled: true, checkedIn: 45 });
  });

  it('earns what a claim settles for the payment after it, and never takes more than is free in the pot', async () => {
    const [token, game] = [addressOf('token'), addressOf('game')];
    await community.act('Token', { process: token });
    await community.act('Rates', { rates: { attendance: '5', game: '1' } });
    await community.act('Caps', { person: '1000', pot: '1000' });
    const { batch, root, tickets } = ticketsOf(1);
    await community.act('Admit', { batch, root, count: tickets.length });
    await community.send(ann, 'Enter', { ticket: tickets[0] });
    await community.act('Source', { process: game, kind: 'game', board: 'game-carrots', on: true });
    const entries = [{ address: ann, points: 70, kind: 'game', why: 'a test' }];
    await community.send(game, 'Points', { batch: 1, entries });
    const credit = community.letter(token, 'Credit-Notice');
    await community.live.send({ ...credit, tags: toTags({ 'X-Pot': '1', Quantity: '75', Reference: '1' }) });
    // the first claim of a slot is settled first, then the newest: Ann's comes last
    const crowd = Array.from({ length: 44 }, (_, index) => addressOf(`visitor ${index}`));
    for (const visitor of crowd.toSpliced(1, 0, ann)) await checkIn(visitor);
    expect((await door.disclose()).settled).toBe(false);
    // a read would settle the rest
    const claimable = () => community.live.evaluateLua('return CommunityState.accountRows.claimable[1]');
    expect(await claimable()).toBe('70');

    expect(await community.send(ann, 'Claim')).toMatchObject({ payment: 1, quantity: '70' });
    expect(await claimable()).toBe(String(5 * attendancePoints));
    const pot = { funded: '75', free: '5', reserved: '70', paid: '0' };
    expect(await community.read('Pot')).toMatchObject(pot);
  });
});
