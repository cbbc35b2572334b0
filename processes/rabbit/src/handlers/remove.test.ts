import type { Ticket } from '../../../admission/client';
import { addressOf } from '../../../common/testing/addresses';
import { owner } from '../../../common/testing/live-process';
import { costOfMessages } from '../../../common/testing/message-cost';
import { defaultClaimWindowMs, slotMs } from '../../client/generated';
import { EventUnderTest } from '../../testing/event-under-test';
import { ticketsOf } from '../../testing/tickets';

const event = EventUnderTest.forTests();

beforeEach(() => event.run({ capacity: 3 }));

const remove = (rabbit: number) => event.act('Remove', { rabbit });
const me = (name: string) => event.read('Me', { address: addressOf(name) });

it('makes place, address and nickname free, and leaves the number used', async () => {
  await event.joinAll('Ann', 'Ben', 'Cleo');
  const { data } = await event.registration('Dan');
  expect(await event.refusal(addressOf('Dan'), 'Register', data)).toBe('event.full');
  expect(await remove(2)).toMatchObject({ players: 2 });
  expect(await me('Ben')).toMatchObject({ registered: false });
  expect(await event.send(addressOf('Dan'), 'Register', { ...data, nickname: 'BEN' })).toMatchObject({
    rabbit: 4,
    nickname: 'BEN',
    colour: 'red',
  });
  await remove(4);
  expect(await event.join('Ben')).toMatchObject({ rabbit: 5 });
  expect(await event.read('Info')).toMatchObject({ players: 3 });
});

it('leaves the ticket used', async () => {
  const { root, tickets } = ticketsOf(2);
  await event.act('Admit', { batch: 1, root, count: 2 });
  await event.act('Configure', { admission: 'tickets' });
  const { data } = await event.registration('Ann');
  const [first, second] = tickets as [Ticket, Ticket];
  await event.send(addressOf('Ann'), 'Register', { ...data, ticket: first });
  await remove(1);
  expect(await event.refusal(addressOf('Ann'), 'Register', { ...data, ticket: first })).toBe('ticket.used');
  await event.send(addressOf('Ann'), 'Register', { ...data, ticket: second });
  expect(await event.read('Info')).toMatchObject({ players: 1, tickets: 2, ticketsUsed: 2 });
});

it('is in the log, and in the contacts; it happens once and stays', async () => {
  await event.join('Ann');
  await remove(1);
  const { rows } = await event.read<{ rows: object[] }>('StaffLog');
  expect(rows[0]).toMatchObject({ action: 'Remove', reason: 'because', detail: { rabbit: 1 } });
  expect(await event.read('Contacts')).toMatchObject({ total: 1, rows: [{ rabbit: 1, removed: true }] });
  for (const action of ['Remove', 'Ban', 'Unban', 'Strike']) {
    const refused = await event.refusal(owner, action, { reason: 'because', rabbit: 1, colour: 'red' });
    expect(refused).toBe('rabbit.unknown');
  }
});

it('takes the player out of the game: no scans either way, no rank, nothing to look up', async () => {
  const [ann, ben] = await event.joinAll('Ann', 'Ben');
  if (!(ann && ben)) throw new Error('two players');
  await remove(ben.rabbit);
  expect(await event.refusal(ben.address, 'Scan', event.scanData(ben, ann))).toBe('player.unknown');
  expect(await event.refusal(ann.address, 'Scan', event.scanData(ann, ben))).toBe('rabbit.unknown');
  expect(await event.read('Leaderboard')).toMatchObject({ total: 1, rows: [{ rabbit: 1 }] });
  expect(await event.read('Me', { rabbit: ben.rabbit })).toMatchObject({ registered: false });
});

it('takes back what the rabbit gave, also what is disclosed later', async () => {
  const [ann, ben, cleo] = await event.joinAll('Ann', 'Ben', 'Cleo');
  if (!(ann && ben && cleo)) throw new Error('three players');
  const slot = event.slot;
  await event.scan(ann, ben);
  event.pass(slotMs + defaultClaimWindowMs + 1);
  await event.disclose(event.disclosure(ben, slot));
  const later = event.slot;
  await event.scan(cleo, ben);
  expect(await event.statuses(ann)).toEqual({ yellow: 'confirmed' });
  expect(await event.statuses(cleo)).toEqual({ yellow: 'pending' });
  await remove(ben.rabbit);
  event.pass(slotMs + defaultClaimWindowMs + 1);
  await event.disclose(event.disclosure(ben, later));
  expect(await event.statuses(ann)).toEqual({});
  expect(await event.statuses(cleo)).toEqual({});
  expect(await event.read('Leaderboard')).toMatchObject({
    rows: [
      { rabbit: 1, count: 0 },
      { rabbit: 3, count: 0 },
    ],
  });
});

it('costs as much as a ban, whatever the player did', async () => {
  await event.joinAll('Ann', 'Ben');
  const letters = [
    { from: owner, action: 'Ban', data: { reason: 'because', rabbit: 1 }, at: event.now },
    { from: owner, action: 'Remove', data: { reason: 'because', rabbit: 2 }, at: event.now },
  ];
  const [ban, removal] = await costOfMessages(event.live, letters);
  expect([ban?.refused, removal?.refused]).toEqual([undefined, undefined]);
  expect(removal?.instructions).toBeLessThan((ban?.instructions ?? 0) + 5_000);
});
