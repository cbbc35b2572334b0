import { addressOf } from '../../../../common/testing/addresses';
import { doorSlotAt, doorSlotMs, spawnWaitMs } from '../../../client';
import { LiveCommunity, wallets } from '../../../testing/live-community';
import { planMeetUp } from '../../../testing/meet-up-acts';
import { TestDoor } from '../../../testing/test-door';

jest.setTimeout(300_000);

const hour = 3_600_000;
const [ann, bob, cleo] = [addressOf('Ann'), addressOf('Bob'), addressOf('Cleo')];
const asset = addressOf('asset');

const community = LiveCommunity.forTests();
let meetUp: number;
// Ann attended, Bob's check-in was invented, and Cleo only said to come
beforeEach(async () => {
  await community.settle();
  community.now = doorSlotAt(community.now) * doorSlotMs;
  meetUp = await planMeetUp(community, { startsAt: community.now + hour });
  const door = await TestDoor.open(community, { meetUp });
  community.pass(doorSlotMs);
  await community.send(ann, 'CheckIn', door.claim(ann));
  await community.send(bob, 'CheckIn', { ...door.claim(bob), claim: addressOf('invented') });
  await community.send(cleo, 'Coming', { meetUp, coming: true });
  await door.disclose();
});

const ask = (from: string) => community.live.evaluate(community.letter(from, 'Keepsake', { meetUp }));
const refusal = (from: string) => community.refusal(from, 'Keepsake', { meetUp });
const ownOf = async (address: string) => {
  const { rows } = await community.read<{ rows: { keepsake?: object }[] }>('MyMeetUps', {
    ids: [meetUp],
    address,
  });
  return rows[0]?.keepsake;
};

it('a keepsake is for people who attended a meet-up, once it is over', async () => {
  expect(await refusal(ann)).toBe('keepsake.not-earned');
  expect(await ownOf(ann)).toBeUndefined();
  community.pass(3 * hour);
  for (const from of [bob, cleo, addressOf('stranger')])
    expect(await refusal(from)).toBe('keepsake.not-earned');
  expect(await ownOf(cleo)).toBeUndefined();
  expect(await community.refusal(ann, 'Keepsake', { meetUp: 99 })).toBe('meetup.unknown');
  expect(await community.refusal(ann, 'Keepsake', {})).toBe('keepsake.malformed');
  expect(await ownOf(ann)).toEqual({ isAsked: false });

  const { Spawns } = await ask(ann);
  expect(Spawns).toMatchObject([{ Data: expect.stringMatching(/I was there.*Code and coffee.*ph · 20/s) }]);
  expect(await ownOf(ann)).toEqual({ isAsked: true, lateAt: community.now + spawnWaitMs });
  const { Messages } = await community.live.evaluate(community.spawnNews('1', asset));
  expect(Messages).toContainEqual(expect.objectContaining({ Target: asset }));
  expect(await ownOf(ann)).toEqual({ isAsked: true, asset });
  expect((await ask(ann)).Spawns).toEqual([]);
  expect(await community.send(ann, 'Keepsake', { meetUp })).toMatchObject({ meetUp, asset });
  await community.send(ann, 'ShowPage', { shown: true });
  expect(await community.read('PersonPage', { address: ann })).toMatchObject({
    meetUps: [{ id: meetUp, keepsake: asset }],
  });
});

it('a meet-up of a hidden city gives none', async () => {
  community.pass(3 * hour);
  await community.act('City', { slug: 'ph', zone: 'Asia/Manila', lead: wallets.lead, hidden: true });
  expect(await refusal(ann)).toBe('keepsake.not-earned');
});

it('a keepsake that the network lost is spawned again, each time after a longer wait', async () => {
  community.pass(3 * hour);
  for (const wait of [spawnWaitMs, 2 * spawnWaitMs, 4 * spawnWaitMs, 8 * spawnWaitMs]) {
    expect((await ask(ann)).Spawns).toHaveLength(1);
    expect(await ownOf(ann)).toEqual({ isAsked: true, lateAt: community.now + wait });
    community.pass(wait - 1);
    expect((await ask(ann)).Spawns).toEqual([]);
    community.pass(1);
  }
});
