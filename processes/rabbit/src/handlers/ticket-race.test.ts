import { type SeededRandom, seededRandom } from '@rainbow-rabbit/shared/testing';
import type { Ticket } from '../../../admission/client';
import { addressOf } from '../../../common/testing/addresses';
import { owner } from '../../../common/testing/live-process';
import { EventUnderTest } from '../../testing/event-under-test';
import { ticketsOf } from '../../testing/tickets';

jest.setTimeout(120_000);

let event: EventUnderTest;
let random: SeededRandom;
let joined: number;
/** The tickets that anybody can read in refused registrations. */
let readable: Ticket[];
const { root, tickets } = ticketsOf(40);

beforeAll(async () => {
  event = await EventUnderTest.start();
});
afterAll(() => event.stop());

/** Registers an address by the ledger. Returns the code of its refusal. */
async function register(name: string, nickname: string, ticket?: Ticket): Promise<string | undefined> {
  const { data } = await event.registration(name);
  const outcome = await event.live.send(
    event.letter(addressOf(name), 'Register', { ...data, nickname, ticket }),
  );
  if (!outcome.ok && ticket) readable.push(ticket);
  if (outcome.ok) joined += 1;
  return outcome.ok ? undefined : outcome.code;
}

/** Asks as the app does: by a dry run in the own name, without the ticket. Returns the code of the refusal. */
async function ask(name: string, nickname: string): Promise<string | undefined> {
  const { data } = await event.registration(name);
  const outcome = await event.live.read(event.letter(addressOf(name), 'Register', { ...data, nickname }));
  return outcome.ok ? undefined : outcome.code;
}

/** An act of the staff, or of another guest, that comes between the question and the order; it may be refused. */
async function somethingHappens(others: Ticket[]): Promise<void> {
  const acts: (() => Promise<unknown>)[] = [
    () =>
      register(`other ${joined}`, random.chance(0.7) ? 'Anna' : `Anna ${2 + random.upTo(6)}`, others.pop()),
    () => register(`wallet ${joined}`, 'Anna'),
    () => staff('Configure', { capacity: 1 + random.upTo(4) }),
    () => staff('Configure', { admission: random.chance(0.5) ? 'open' : 'tickets' }),
    () => staff('Remove', { rabbit: 1 + random.upTo(4) }),
    () => staff(random.chance(0.5) ? 'Start' : 'Pause', {}),
    () => staff('Configure', { keptScans: random.upTo(7) }),
    async () => event.pass(random.upTo(2 * 3_600_000)),
  ];
  await acts[random.upTo(acts.length)]?.();
}

const staff = (action: string, data: object) =>
  event.live.send(event.letter(owner, action, { reason: 'because', ...data }));

it.each(Array.from({ length: 12 }, (_, index) => index + 1))(
  'guests who asked first get in with their tickets, whatever others do meanwhile (%i)',
  async (seed) => {
    random = seededRandom(seed * 7919);
    joined = 0;
    readable = [];
    await event.reset();
    await event.open({ admission: 'tickets' });
    await event.act('Admit', { batch: 1, root, count: 40 });
    const [one, two, ...others] = tickets as [Ticket, Ticket, ...Ticket[]];
    const guests = [
      { name: 'guest one', ticket: one },
      { name: 'guest two', ticket: two },
    ];
    // both ask for one nickname, and neither sends before the other has asked
    for (const { name } of guests) expect(await ask(name, 'Anna')).toBe('ticket.missing');
    for (const { name, ticket } of guests) {
      for (let acts = random.upTo(8); acts > 0; acts -= 1) await somethingHappens(others);
      expect(await register(name, 'Anna', ticket)).toBeUndefined();
    }
    expect(readable).toEqual([]);
    await event.act('Configure', { admission: 'tickets' });
    for (const { ticket } of guests) expect(await register('watcher', 'Watcher', ticket)).toBe('ticket.used');
  },
);

it('a refusal after a question that found nothing is the end of the event, which admits nobody with the code', async () => {
  random = seededRandom(1);
  joined = 0;
  readable = [];
  await event.reset();
  await event.run({ admission: 'tickets' });
  await event.act('Admit', { batch: 1, root, count: 40 });
  expect(await ask('guest', 'Anna')).toBe('ticket.missing');
  await event.act('End');
  expect(await register('guest', 'Anna', tickets[0])).toBe('event.not-open');
  for (const act of ['Open', 'Start', 'Pause'])
    expect(await event.refusal(owner, act, { reason: 'because' })).toBe('event.wrong-phase');
  expect(await register('watcher', 'Watcher', tickets[0])).toBe('event.not-open');
});
