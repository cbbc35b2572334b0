import { costOfMessages, type MeasuredMessage } from '../../common/testing/message-cost';
import { doorClaimsEnd, doorSlotAt, doorSlotMs, maxDoorSlots, maxUpcomingMeetUps } from '../client';
import { visitorAddress, writeClaims, writeComers, writePastMeetUps } from '../testing/large-meet-ups';
import { LiveCommunity, wallets } from '../testing/live-community';
import { meetUpData, planMeetUp } from '../testing/meet-up-acts';
import { newCity } from '../testing/new-city';
import { TestDoor } from '../testing/test-door';

jest.setTimeout(300_000);

/** Lua instructions that no message may exceed, as for the rabbit process: a public unit gives a message five seconds. */
const mostInstructions = 8_000_000;

const hour = 3_600_000;
const newcomer = visitorAddress(900_000_001);

const community = LiveCommunity.forTests();
beforeEach(async () => {
  await community.settle();
  community.now = doorSlotAt(community.now) * doorSlotMs;
});

type Act = Omit<MeasuredMessage, 'at'>;

/** Handles messages of now and returns the instructions of each. @throws when one is refused */
async function instructionsOf(...acts: Act[]): Promise<number[]> {
  const costs = await costOfMessages(
    community.live,
    acts.map((act) => ({ ...act, at: community.now })),
  );
  expect(costs.map(({ refused }) => refused)).toEqual(acts.map(() => undefined));
  return costs.map(({ instructions }) => instructions);
}

/** Compares messages in a small community and in a large one. @throws when one costs more than `most` times as much */
function expectAlike(small: readonly number[], large: readonly number[], most: number): void {
  expect(large).toHaveLength(small.length);
  const ratios = large.map((instructions, index) => instructions / (small[index] ?? 0));
  expect(Math.max(...ratios)).toBeLessThan(most);
}

it('ten thousand past meet-ups make nothing dearer', async () => {
  const costsAmong = async (past: number) => {
    await community.reset();
    await community.settle();
    await writePastMeetUps(community, past);
    const id = await planMeetUp(community);
    const lead = { from: wallets.lead, action: 'MeetUp' };
    const read = { from: wallets.anybody, action: 'MeetUps' };
    return instructionsOf(
      { ...lead, data: meetUpData(community) },
      { ...lead, data: meetUpData(community, { id, title: 'Another title' }) },
      { ...read, data: {} },
      { ...read, data: { city: 'ph' } },
      { ...read, data: { past: true } },
      { ...read, data: { city: 'ph', past: true, offset: past / 2 - 10 } },
      { from: newcomer, action: 'Coming', data: { meetUp: id, coming: true } },
    );
  };
  expectAlike(await costsAmong(40), await costsAmong(10_000), 1.3);
});

it('hiding one of ten thousand past meet-ups takes steps by the logarithm of their number', async () => {
  const costsAmong = async (past: number) => {
    await community.reset();
    await community.settle();
    await writePastMeetUps(community, past);
    const hide = (isHidden: boolean) => ({
      from: wallets.owner,
      action: 'HideMeetUp',
      data: { meetUp: past / 2, isHidden, reason: 'because' },
    });
    return instructionsOf(hide(true), hide(false));
  };
  expectAlike(await costsAmong(40), await costsAmong(10_000), 1.5);
});

it('twenty thousand people who come make nothing dearer', async () => {
  const costsAmong = async (comers: number) => {
    await community.reset();
    await community.settle();
    const meetUp = await planMeetUp(community, { capacity: comers / 2 });
    await writeComers(community, meetUp, comers);
    const middle = visitorAddress(comers / 2);
    const coming = { action: 'Coming', data: { meetUp, coming: true } };
    const before = await instructionsOf(
      { from: newcomer, ...coming },
      { from: middle, action: 'Coming', data: { meetUp, coming: false } },
      { from: middle, ...coming },
      { from: middle, action: 'MyMeetUps', data: { ids: [meetUp] } },
      { from: middle, action: 'MeetUpById', data: { id: meetUp } },
      { from: middle, action: 'Comers', data: { meetUp, offset: comers / 2, limit: 50 } },
      { from: wallets.lead, action: 'MeetUp', data: meetUpData(community, { id: meetUp, capacity: 10 }) },
    );
    community.pass(72 * hour);
    await community.live.evaluateLua(
      'for id = 1, CommunityState.attendees.total do CommunityState.attendees.attended[id] = true end',
    );
    const keepsake = { from: middle, action: 'Keepsake', data: { meetUp } };
    return [...before, ...(await instructionsOf(keepsake, keepsake))];
  };
  expectAlike(await costsAmong(200), await costsAmong(20_000), 1.5);
});

it('ten thousand claims of one code are settled in portions of one size, by whatever message comes', async () => {
  const meetUp = await planMeetUp(community, { startsAt: community.now + hour });
  await writeComers(community, meetUp, 10_000);
  const door = await TestDoor.open(community, { meetUp });
  community.pass(doorSlotMs);
  const slot = doorSlotAt(community.now);
  await writeClaims(community, slot);
  const claim = { from: newcomer, action: 'CheckIn', data: door.claim(newcomer, slot) };
  const { opening } = await TestDoor.prepare(community, { meetUp, seed: 'another' });
  const claiming = await instructionsOf(
    claim,
    { from: door.opener, action: 'OpenDoor', data: opening },
    { from: door.opener, action: 'Door', data: { meetUp } },
  );
  expect(Math.max(...claiming)).toBeLessThan(mostInstructions / 20);
  community.now = doorClaimsEnd(slot) + 1;
  const info = { from: wallets.anybody, action: 'Info' };
  const disclosing = { from: door.opener, action: 'Disclose', data: door.disclosure(slot) };
  const [idle = 0, first = 0, ...later] = await instructionsOf(info, disclosing, info, info, disclosing);
  expect(first).toBeLessThan(mostInstructions);
  for (const instructions of later) expect(instructions).toBeLessThan(mostInstructions / 4);
  expect(later[1]).toBeLessThan(1.1 * (later[0] ?? 0));
  expect(idle).toBeLessThan(later[0] ?? 0);
});

it('attendances of two hundred people, who get points and score in the league, are settled within the same bound', async () => {
  const meetUp = await planMeetUp(community, { startsAt: community.now + hour });
  const door = await TestDoor.open(community, { meetUp });
  community.pass(doorSlotMs);
  const slot = doorSlotAt(community.now);
  const times = { startsAt: community.now, endsAt: community.now + 240 * hour };
  await community.act('Season', { ...times, best: 50, title: 'Season' });
  await community.act('Round', { ...times, kind: 'meet-up', ref: String(meetUp), title: 'Round' });
  for (let number = 1; number <= 200; number += 1) {
    const from = visitorAddress(number);
    await community.send(from, 'Join', { city: 'ph' });
    await community.send(from, 'CheckIn', door.claim(from, slot));
  }
  community.now = doorClaimsEnd(slot) + 1;
  const info = { from: wallets.anybody, action: 'Info' };
  const disclosing = { from: door.opener, action: 'Disclose', data: door.disclosure(slot) };
  const [first = 0, ...later] = await instructionsOf(disclosing, info, info, disclosing);
  expect(first).toBeLessThan(mostInstructions);
  for (const instructions of later) expect(instructions).toBeLessThan(mostInstructions / 4);
});

it('a wrong token of a meet-up with many long doors costs no more than the hashes of one disclosure', async () => {
  const meetUp = await planMeetUp(community, { startsAt: community.now + hour, minutes: 3000 });
  for (let index = 0; index < 8; index += 1) {
    await TestDoor.open(community, { meetUp, seed: `door ${index}`, length: maxDoorSlots });
    community.pass(doorSlotMs);
  }
  const slot = doorSlotAt(community.now) + 900;
  community.now = doorClaimsEnd(slot) + 1;
  const data = { meetUp, slot, token: 'AAAAAAAAAAAAAA' };
  const [cost] = await costOfMessages(community.live, [
    { from: wallets.lead, action: 'Disclose', data, at: community.now },
  ]);
  expect(cost?.refused).toBe('door.token-wrong');
  expect(cost?.instructions).toBeLessThan(mostInstructions);
});

it('160 meet-ups that end at once are moved a few with each message', async () => {
  const slugs = Array.from({ length: 5 }, (_, index) => `city-${index}`);
  for (const slug of slugs) {
    await community.act('City', { ...newCity(slug, 'Asia/Manila'), lead: wallets.lead });
    for (let index = 0; index < maxUpcomingMeetUps; index += 1) {
      const startsAt = community.now + hour + index;
      await community.send(wallets.lead, 'MeetUp', meetUpData(community, { city: slug, startsAt }));
    }
  }
  const read = { from: wallets.anybody, action: 'MeetUps', data: { past: true } };
  const [before = 0] = await instructionsOf({ from: wallets.anybody, action: 'Info' });
  community.pass(24 * hour);
  const info = { from: wallets.anybody, action: 'Info' };
  const [moving = 0, again = 0, reading = 0] = await instructionsOf(info, info, read);
  expect(before).toBeLessThan(moving);
  expect(again).toBeLessThan(1.2 * moving);
  for (const instructions of [moving, reading]) expect(instructions).toBeLessThan(mostInstructions / 4);
  expect(
    await community.live.evaluateLua(
      'return CommunityState.meetUps.byStart.size[CommunityState.agenda.past]',
    ),
  ).toBe('48');
});
