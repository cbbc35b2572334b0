import { owner } from '../../../common/testing/live-process';
import {
  defaultClaimWindowMs,
  defaultKeptScans,
  defaultOnlineWindowMs,
  minOnlineWindowMs,
  slotMs,
} from '../../client/generated';
import { EventUnderTest, type TestPlayer } from '../../testing/event-under-test';

const event = EventUnderTest.forTests();
let ann: TestPlayer;
/** Six rabbits of the other colours. */
let others: TestPlayer[];

async function begin(settings: object = {}): Promise<void> {
  await event.run(settings);
  ann = await event.join('Ann');
  others = await event.joinAll('Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus');
}

/** Lets Ann claim a rabbit's token at a time after the end of its slot. */
async function claimLate(rabbit: TestPlayer, lateMs: number): Promise<string> {
  const { slot } = event;
  const data = event.scanData(ann, rabbit, { slot });
  event.pass((slot + 1) * slotMs + lateMs - event.now);
  const outcome = await event.live.send(event.letter(ann.address, 'Scan', data));
  event.pass((event.slot + 1) * slotMs - event.now);
  return outcome.ok ? 'taken' : (outcome.code ?? '');
}

const rabbitAt = (index: number) => others[index] as TestPlayer;

it('a scan that is sent in the online window is never a kept one', async () => {
  await begin();
  for (const rabbit of others) expect(await claimLate(rabbit, defaultOnlineWindowMs)).toBe('taken');
});

it('a player has as many colours by kept scans as the event allows, and further ones only in time', async () => {
  await begin();
  for (let index = 0; index < defaultKeptScans; index += 1) {
    expect(
      await claimLate(rabbitAt(index), index === 0 ? defaultClaimWindowMs : defaultOnlineWindowMs + 1),
    ).toBe('taken');
  }
  const data = event.scanData(ann, rabbitAt(3));
  event.pass(slotMs + defaultOnlineWindowMs + 1);
  expect(await event.refusal(ann.address, 'Scan', data)).toBe('scan.too-late');
  expect(await claimLate(rabbitAt(3), defaultOnlineWindowMs)).toBe('taken');
  expect(await claimLate(rabbitAt(4), defaultOnlineWindowMs + 1)).toBe('scan.too-late');
});

it('pending and confirmed ones go on counting, also lapsed ones, which may still be confirmed; those struck do not', async () => {
  await begin({ keptScans: 1 });
  const { slot } = event;
  expect(await claimLate(rabbitAt(0), defaultOnlineWindowMs + 1)).toBe('taken');
  event.pass(defaultClaimWindowMs);
  await event.disclose(event.disclosure(rabbitAt(0), slot));
  expect(await event.statuses(ann)).toEqual({ yellow: 'confirmed' });
  expect(await claimLate(rabbitAt(1), defaultOnlineWindowMs + 1)).toBe('scan.too-late');
  await event.act('Strike', { rabbit: ann.rabbit, colour: 'yellow' });
  expect(await claimLate(rabbitAt(1), defaultOnlineWindowMs + 1)).toBe('taken');
  expect(await claimLate(rabbitAt(2), defaultOnlineWindowMs + 1)).toBe('scan.too-late');
  event.pass(40 * 60_000);
  expect(await claimLate(rabbitAt(2), defaultOnlineWindowMs + 1)).toBe('scan.too-late');
});

it('a pending scan in time does not hide a kept one behind it, a confirmed one does', async () => {
  await begin({ keptScans: 1 });
  const also = await event.joinAll('Hana', 'Ida', 'Jo');
  const alsoYellow = also[1] as TestPlayer;
  const { slot } = event;
  expect(await claimLate(rabbitAt(0), 0)).toBe('taken');
  expect(await claimLate(alsoYellow, defaultOnlineWindowMs + 1)).toBe('taken');
  expect(await claimLate(rabbitAt(1), defaultOnlineWindowMs + 1)).toBe('scan.too-late');
  event.pass(defaultClaimWindowMs);
  await event.disclose(event.disclosure(rabbitAt(0), slot));
  expect(await claimLate(rabbitAt(1), defaultOnlineWindowMs + 1)).toBe('taken');
});

it.each([0, 7])('an event may allow %d', async (keptScans) => {
  await begin({ keptScans });
  for (const rabbit of others) {
    expect(await claimLate(rabbit, defaultOnlineWindowMs + 1)).toBe(keptScans ? 'taken' : 'scan.too-late');
  }
});

it('the window is as long as the event says, and changes while it runs', async () => {
  await begin({ onlineWindowMs: minOnlineWindowMs, keptScans: 0 });
  expect(await claimLate(rabbitAt(0), minOnlineWindowMs)).toBe('taken');
  expect(await claimLate(rabbitAt(1), minOnlineWindowMs + 1)).toBe('scan.too-late');
  await event.act('Configure', { onlineWindowMs: defaultClaimWindowMs });
  expect(await claimLate(rabbitAt(1), defaultClaimWindowMs)).toBe('taken');
  expect(await claimLate(rabbitAt(2), defaultClaimWindowMs + 1)).toBe('scan.stale');
});

it('a relayed token is worth nothing to a player who has had the kept scans', async () => {
  await begin({ keptScans: 1 });
  expect(await claimLate(rabbitAt(0), 119_000)).toBe('taken');
  expect(await claimLate(rabbitAt(1), 119_000)).toBe('scan.too-late');
});

it('five minutes offline lose nothing where the claim window is as long, and no event counts a claim twice', async () => {
  const offlineMs = 300_000;
  await begin({ claimWindowMs: offlineMs, keptScans: 7 });
  await event.scan(ann, rabbitAt(0));
  const kept = others.slice(1).map((rabbit) => {
    const data = event.scanData(ann, rabbit);
    event.pass(slotMs);
    return data;
  });
  event.pass(offlineMs - kept.length * slotMs);
  for (const data of kept) {
    await event.send(ann.address, 'Scan', data);
    expect(await event.refusal(ann.address, 'Scan', data)).toBe('rabbit.colour-collected');
  }
  const { collected } = await event.read<{ collected: object[] }>('Me', { address: ann.address });
  expect(collected).toHaveLength(others.length);
});

it('five minutes offline lose the scans whose default window is over, and not the colors that wait for their tokens', async () => {
  await begin();
  await event.scan(ann, rabbitAt(0));
  const data = event.scanData(ann, rabbitAt(1));
  event.pass(300_000);
  expect(await event.refusal(ann.address, 'Scan', data)).toBe('scan.stale');
  await event.discloseShown();
  expect(await event.read('Me', { address: ann.address })).toMatchObject({
    collected: [{ status: 'confirmed' }],
  });
});

it.each([
  ['an online window that is too short', { onlineWindowMs: minOnlineWindowMs - 1 }],
  ['an online window longer than the claim window', { onlineWindowMs: defaultClaimWindowMs + 1 }],
  ['a claim window shorter than the online window', { onlineWindowMs: 60_001, claimWindowMs: 60_000 }],
  ['fewer than no kept scans', { keptScans: -1 }],
  ['more kept scans than colours', { keptScans: 8 }],
  ['half a kept scan', { keptScans: 1.5 }],
])('Configure refuses %s', async (_, settings) => {
  expect(await event.refusal(owner, 'Configure', { reason: 'because', ...settings })).toBe('staff.malformed');
});

it('Info has both', async () => {
  expect(await event.read('Info')).toMatchObject({
    onlineWindowMs: defaultOnlineWindowMs,
    keptScans: defaultKeptScans,
  });
  await event.act('Configure', { onlineWindowMs: 60_000, claimWindowMs: 60_000, keptScans: 2 });
  expect(await event.read('Info')).toMatchObject({ onlineWindowMs: 60_000, keptScans: 2 });
});
