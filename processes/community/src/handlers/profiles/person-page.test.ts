import { addressOf } from '../../../../common/testing/addresses';
import { costOfMessages } from '../../../../common/testing/message-cost';
import {
  doorSlotAt,
  doorSlotMs,
  maxBoardTitleLength,
  maxMeetUpTitleLength,
  maxPageRows,
  type PersonPage,
} from '../../../client';
import { LiveCommunity, wallets } from '../../../testing/live-community';
import { planMeetUp } from '../../../testing/meet-up-acts';
import { TestDoor } from '../../../testing/test-door';

const hour = 3_600_000;
const [ann, bob] = [addressOf('Ann'), addressOf('Bob')];

const community = LiveCommunity.forTests();
beforeEach(() => community.settle());

const show = (address: string, shown: boolean) => community.send(address, 'ShowPage', { shown });
const pageOf = (address: string) => community.read<PersonPage>('PersonPage', { address });
const shownPageOf = async (address: string) => {
  const page = await pageOf(address);
  if (!page.shown) throw new Error('The page is hidden');
  return page;
};

/** Opens the door of a new meet-up and lets people attend it, one after another. */
async function attend(title: string, ...people: string[]): Promise<number> {
  community.now = doorSlotAt(community.now + doorSlotMs) * doorSlotMs;
  const meetUp = await planMeetUp(community, { title, startsAt: community.now + hour });
  const door = await TestDoor.open(community, { meetUp, seed: title });
  community.pass(doorSlotMs);
  for (const person of people) await community.send(person, 'CheckIn', door.claim(person));
  await door.disclose();
  return meetUp;
}

describe('the page of a person', () => {
  it('is hidden until its owner shows it, and again when its owner hides it', async () => {
    await community.send(ann, 'Profile', { name: 'Anna' });
    const hidden = { shown: false, at: community.now };
    expect(await pageOf(ann)).toEqual(hidden);
    expect(await show(ann, true)).toMatchObject({ shown: true });
    expect(await pageOf(ann)).toEqual({
      shown: true,
      name: 'Anna',
      boards: [],
      meetUps: [],
      attended: 0,
      at: community.now,
    });
    expect(await pageOf(bob)).toEqual(hidden);
    await show(ann, false);
    expect(await pageOf(ann)).toEqual(hidden);
  });

  it('is shown and hidden by wallets alone', async () => {
    expect(await community.refusal(ann, 'ShowPage', { shown: 'yes' })).toBe('message.malformed');
    expect(
      await community.refusal('0x0000000000000000000000000000000000000000', 'ShowPage', { shown: true }),
    ).toBe('profile.address-unsupported');
  });

  it('has the meet-ups that were attended, the latest first, and the places on boards, that of everybody first', async () => {
    await show(ann, true);
    const first = await attend('First', ann, bob);
    const second = await attend('Second', bob, ann);
    await attend('Without her', bob);
    const planned = await planMeetUp(community, { startsAt: community.now + hour });
    await community.send(ann, 'Coming', { meetUp: planned, coming: true });
    const page = await shownPageOf(ann);
    expect(page.meetUps.map(({ id, title, city }) => [id, title, city])).toEqual([
      [second, 'Second', 'ph'],
      [first, 'First', 'ph'],
    ]);
    expect(page.attended).toBe(2);
    const place = { list: 'others', place: 2, points: 40 };
    expect(page.boards).toEqual([
      { id: 'overall', kind: 'overall', ...place },
      { id: 'city-ph', kind: 'city', city: 'ph', ...place },
    ]);
  });

  it('has no meet-up that is hidden, or whose city is', async () => {
    await show(ann, true);
    const meetUp = await attend('First', ann);
    await community.act('HideMeetUp', { meetUp, isHidden: true }, wallets.staff);
    expect(await shownPageOf(ann)).toMatchObject({ meetUps: [], attended: 1 });
    await community.act('HideMeetUp', { meetUp, isHidden: false }, wallets.staff);
    expect(await shownPageOf(ann)).toMatchObject({ meetUps: [{ id: meetUp }] });
    await community.act('City', { slug: 'ph', hidden: true }, wallets.staff);
    expect(await shownPageOf(ann)).toMatchObject({ meetUps: [], attended: 1 });
  });

  it('with the most boards and meet-ups of the longest titles has at most 20 KB and costs little', async () => {
    const rabbits = (count: number) => '\u{1F407}'.repeat(count);
    await show(ann, true);
    for (let number = 0; number <= maxPageRows; number += 1) {
      const process = addressOf(`source ${number}`);
      const title = rabbits(maxBoardTitleLength);
      await community.act('Source', { process, kind: 'event', board: process, city: 'ph', title, on: true });
      const entry = { address: ann, points: 1, kind: 'rainbow', why: 'because' };
      await community.send(process, 'Points', { batch: 1, entries: [entry] });
      await attend(rabbits(maxMeetUpTitleLength), ann);
    }
    const page = await shownPageOf(ann);
    expect([page.boards.length, page.meetUps.length, page.attended]).toEqual([
      maxPageRows,
      maxPageRows,
      maxPageRows + 1,
    ]);
    expect(page.boards[0]?.id).toBe('overall');
    expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(20_480);
    const message = {
      from: wallets.anybody,
      action: 'PersonPage',
      data: { address: ann },
      at: community.now,
    };
    const [cost] = await costOfMessages(community.live, [message]);
    expect(cost?.instructions).toBeLessThan(1_000_000);
  });
});
