import { processSource } from '../../../../aos';
import { addressOf } from '../../../../common/testing/addresses';
import { owner, processId, refusalCodeOf } from '../../../../common/testing/live-process';
import { type Delivery, PostOffice } from '../../../../common/testing/post-office';
import { replySchemas } from '../../../../rabbit/client';
import { largeEventAddress, largeEventTime, makeLargeEvent } from '../../../../rabbit/testing/large-event';
import { ticketsOf } from '../../../../rabbit/testing/tickets';
import {
  type ArcadePlace,
  arcadeReplySchemas,
  maxAdmissionQuestions,
  movedPlaces,
  recheckedPeople,
} from '../../../client';
import { countingSource } from '../../../testing/counting-games';
import { LiveArcade, wallets } from '../../../testing/live-arcade';

jest.setTimeout(300_000);

const { ann, bob, cleo, staff } = wallets;
const event = PostOffice.idOf('rabbit');
const [holder, noTicket] = [1, 2].map(largeEventAddress) as [string, string];

let office: PostOffice<'arcade' | 'rabbit'>;
let arcade: LiveArcade;
beforeAll(async () => {
  office = await PostOffice.open({
    arcade: { source: countingSource(), state: 'ArcadeState', replies: arcadeReplySchemas },
    rabbit: { source: processSource('rabbit'), state: 'RabbitState', replies: replySchemas },
  });
  arcade = await LiveArcade.start(Promise.resolve(office.process('arcade')), PostOffice.idOf('arcade'));
  const rabbit = office.process('rabbit');
  // players with confirmed scans, of whom the second one registered without a ticket
  await makeLargeEvent(rabbit, { players: 14, claims: 24, coloursEach: 7, status: 'confirmed' });
  await rabbit.evaluateLua('for number = 1, 14 do RabbitState.players.byTicket[number] = number ~= 2 end');
});
afterAll(() => office.stop());
beforeEach(async () => {
  await arcade.reset();
  arcade.now = largeEventTime;
  arcade.admitsAll = false;
  office.carry = (post) => [post];
});

const enter = (from: string, data: object = {}) => office.send('arcade', arcade.letter(from, 'Enter', data));
const refusals = (deliveries: readonly Delivery[]) =>
  deliveries.map(({ result }) => result.Error && refusalCodeOf(result.Error));
const mine = (address: string) => arcade.read('Mine', { address });
const admit = (admission: object, from: string = owner) => arcade.act('Admission', { admission }, from);
const byEvents = { by: 'events', events: [event] };
/** Lets messages pass that work off what waits. */
async function settle(messages = 4): Promise<void> {
  for (let count = 0; count < messages; count += 1) await arcade.send(cleo, 'Info');
}

describe('an arcade', () => {
  it('admits by tickets of its own, each once, and nobody before it has some', async () => {
    expect(await mine(ann)).toMatchObject({ isPerson: false, admission: 'new', admits: { by: 'tickets' } });
    expect(await arcade.refusal(ann, 'Enter')).toBe('ticket.missing');
    expect(await arcade.refusal(ann, 'Enter', { ticket: arcade.ticket(0) })).toBe('ticket.unknown');
    await arcade.addTickets();
    expect(await arcade.enter(ann, 0)).toMatchObject({ isPerson: true, admission: 'admitted' });
    expect(await arcade.refusal(bob, 'Enter', { ticket: arcade.ticket(0) })).toBe('ticket.used');
    expect(await arcade.refusal(ann, 'Enter', { ticket: arcade.ticket(1) })).toBe('admission.done');
    const [foreign] = ticketsOf(64, 1, processId).tickets;
    expect(await arcade.refusal(bob, 'Enter', { ticket: foreign })).toBe('ticket.unknown');
    const letter = arcade.letter(bob, 'Enter', { ticket: arcade.ticket(1) });
    const tags = [{ name: 'From-Process', value: bob }];
    expect(await arcade.live.send({ ...letter, tags })).toMatchObject({ code: 'sender.unsupported' });
    expect(await arcade.read('Info')).toMatchObject({
      admission: { batches: 1, tickets: 64, ticketsUsed: 1 },
    });
  });

  it('admits players of the events that it lists, by their own word', async () => {
    await admit(byEvents);
    await arcade.play({ player: holder, score: 5 });
    expect(await arcade.board('whac')).toEqual([]);
    const { deliveries } = await enter(holder);
    expect(deliveries.map(({ post }) => post.to)).toEqual([event, PostOffice.idOf('arcade')]);
    expect(refusals(deliveries)).toEqual([undefined, undefined]);
    expect(await mine(holder)).toMatchObject({ isPerson: true, admission: 'admitted' });
    expect(await arcade.board('whac')).toEqual([[holder, 5]]);
    for (const from of [noTicket, addressOf('stranger')]) {
      await enter(from);
      expect(await mine(from)).toMatchObject({ isPerson: false, admission: 'refused' });
    }
    const yes = { address: noTicket, isPerson: true, hasRainbow: true };
    for (const from of [owner, noTicket, event])
      expect(await arcade.refusal(from, 'Person', yes)).toBe('admission.not-asked');
  });

  it('keeps 2,000 questions, and forgets the oldest for one more', async () => {
    await admit(byEvents);
    office.carry = () => [];
    await enter(holder);
    await arcade.live.evaluateLua(`local own = ArcadeState.admission
      for place = 2, ${maxAdmissionQuestions} do
        local address = ('%042dA'):format(place + 1000)
        own.asked[place], own.askedAt[address] = { address = address, answers = {}, onlyAct = false }, place
      end
      own.nextAsked = 1`);
    await enter(noTicket);
    expect(await mine(holder)).toMatchObject({ admission: 'new' });
    expect(await mine(noTicket)).toMatchObject({ admission: 'asked' });
  });

  it('for anybody asks for nothing, counts nobody as a person and gives no points', async () => {
    await arcade.act('Community', { process: addressOf('community') });
    await arcade.addTickets();
    await arcade.enter(bob, 0);
    await admit({ by: 'anybody' });
    expect(await arcade.refusal(ann, 'Enter')).toBe('admission.not-needed');
    expect(await mine(ann)).toMatchObject({
      isPerson: false,
      admission: 'admitted',
      admits: { by: 'anybody' },
    });
    for (const player of [ann, bob]) await arcade.play({ player, score: 900 });
    expect(await arcade.board('whac', 'others')).toEqual([[ann, 900]]);
    expect(await arcade.refusal(cleo, 'Report')).toBe('report.nothing');
    await admit({ by: 'tickets' });
    await arcade.play({ player: bob, score: 901 });
    expect(await arcade.read('Info')).toMatchObject({ batch: 1 });
  });

  it('is set by its staff, with a reason, and by settings that can be', async () => {
    expect(await arcade.refusal(ann, 'Admission', { admission: { by: 'anybody' }, reason: 'x' })).toBe(
      'staff.only',
    );
    for (const wrong of [
      undefined,
      'tickets',
      { by: 'open' },
      { by: 'events' },
      { by: 'tickets', events: [event] },
    ])
      expect(await arcade.refusal(owner, 'Admission', { admission: wrong, reason: 'x' })).toBe(
        'staff.malformed',
      );
    await arcade.act('Staff', { add: [staff] });
    await admit(byEvents, staff);
    expect(await arcade.read('StaffLog', { limit: 1 })).toMatchObject({
      rows: [{ action: 'Admission', detail: byEvents }],
    });
    await arcade.addTickets(staff);
    const batch = { batch: 1, root: ticketsOf(3, 2).root, count: 3, reason: 'x' };
    expect(await arcade.refusal(owner, 'Admit', batch)).toBe('staff.batch-taken');
    expect(await arcade.refusal(ann, 'Admit', { ...batch, batch: 2 })).toBe('staff.only');
    expect(await arcade.refusal(ann, 'Batch', { batch: 2 })).toBe('message.malformed');
  });
});

describe('somebody who becomes admitted', () => {
  it('moves over with the best score, and only runs from then on give points', async () => {
    const community = addressOf('community');
    await arcade.act('Community', { process: community });
    await arcade.addTickets();
    await arcade.play({ player: bob, score: 800 });
    await arcade.play({ score: 900, on: 'city:ph' });
    expect(await arcade.board('whac')).toEqual([]);
    expect(await arcade.board('whac', 'others')).toEqual([
      [ann, 900],
      [bob, 800],
    ]);
    expect(await arcade.refusal(cleo, 'Report')).toBe('report.nothing');
    await arcade.enter(ann, 0);
    expect(await arcade.board('whac')).toEqual([[ann, 900]]);
    expect(await arcade.board('whac-city-ph')).toEqual([[ann, 900]]);
    expect(await arcade.board('whac', 'others')).toEqual([[bob, 800]]);
    expect(await arcade.read('Board', { board: 'whac' })).toMatchObject({
      list: 'admitted',
      total: 1,
      others: 1,
    });
    expect(
      await arcade.read<ArcadePlace>('BoardPlace', { board: 'whac', address: bob, around: 3 }),
    ).toMatchObject({
      list: 'others',
      total: 1,
      own: { place: 1 },
      rows: [{ place: 1, address: bob }],
    });
    const { boards } = await arcade.play({ score: 400 });
    expect(boards).toMatchObject([{ board: 'whac', list: 'admitted', place: 1, best: 900 }]);
    expect(await arcade.read('Info')).toMatchObject({ batch: 1 });
    expect(await arcade.live.evaluateLua('return #ArcadeState.reports.entries')).toBe('1');
  });

  it('moves over with all places, some at each message', async () => {
    await arcade.addTickets();
    const places = movedPlaces + 5;
    for (let city = 0; city < places; city += 1) await arcade.play({ on: `city:c${city}`, score: 5 + city });
    const moved = () =>
      arcade.live.evaluateLua(`local count = 0
        for _, board in pairs(ArcadeState.boards.byId) do count = count + (board.admitted ~= 0 and 1 or 0) end
        return count`);
    await arcade.enter(ann, 0);
    expect(await moved()).toBe(String(movedPlaces));
    // a run meanwhile is on the right list at once
    await arcade.play({ on: 'city:new', score: 5 });
    await settle();
    expect(await moved()).toBe(String(places + 2));
    expect(
      await arcade.live.evaluateLua('return ArcadeState.standings.first > ArcadeState.standings.last'),
    ).toBe('true');
  });

  it('goes back once the event that knew them is no longer listed, some at each message', async () => {
    await admit(byEvents);
    const people = recheckedPeople + 10;
    await arcade.live.evaluateLua(`for person = 1, ${people} do
        ArcadeState.admission.eventOf[('%042dA'):format(person + 500)] = '${event}'
      end`);
    const player = (person: number) => `${String(person + 500).padStart(42, '0')}A`;
    for (let person = 1; person <= people; person += 1)
      await arcade.play({ player: player(person), score: person });
    expect(await arcade.read('Board', { board: 'whac' })).toMatchObject({ total: people, others: 0 });
    await admit({ by: 'tickets' });
    await settle(6);
    expect(await arcade.read('Board', { board: 'whac' })).toMatchObject({ total: 0, others: people });
    await admit(byEvents);
    await settle(6);
    expect(await arcade.read('Board', { board: 'whac' })).toMatchObject({ total: people, others: 0 });
  });
});
