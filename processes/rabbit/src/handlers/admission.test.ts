import type { Ticket } from '../../../admission/client';
import { addressOf } from '../../../common/testing/addresses';
import { owner } from '../../../common/testing/live-process';
import { costOfMessages, type MeasuredMessage } from '../../../common/testing/message-cost';
import { defaultCapacity, maxBatches, maxRabbits, maxTicketsPerBatch } from '../../client/generated';
import { EventUnderTest, eventSettings } from '../../testing/event-under-test';
import { ticketsOf } from '../../testing/tickets';

const event = EventUnderTest.forTests();

beforeEach(() => event.open({ admission: 'tickets' }));

const { root, tickets } = ticketsOf(5);
const admit = (count = 5, batch = 1) => {
  const made = ticketsOf(count, batch);
  return event.act('Admit', { batch, root: made.root, count });
};
const ticketAt = (index: number): Ticket => tickets[index] as Ticket;
const registering = async (name: string, ticket?: unknown) => {
  const { data } = await event.registration(name);
  return { ...data, ticket };
};
const register = async (name: string, ticket?: unknown) =>
  event.send<{ rabbit: number }>(addressOf(name), 'Register', await registering(name, ticket));
const refusal = async (name: string, ticket?: unknown) =>
  event.refusal(addressOf(name), 'Register', await registering(name, ticket));
const bytesOf = (text: string) => Buffer.from(text, 'base64url');
const zeros = (bytes: number) => Buffer.alloc(bytes).toString('base64url');

describe('a ticket', () => {
  beforeEach(() => admit());

  it('admits its holder, once', async () => {
    for (const [index, ticket] of tickets.entries()) {
      expect(await register(`P${index}`, ticket)).toMatchObject({ rabbit: index + 1 });
    }
    expect(await event.read('Info')).toMatchObject({ players: 5, batches: 1, tickets: 5, ticketsUsed: 5 });
    for (const ticket of tickets) expect(await refusal('Late', ticket)).toBe('ticket.used');
  });

  it('is asked for', async () => {
    expect(await refusal('Ann')).toBe('ticket.missing');
    expect(await refusal('Ann', null)).toBe('ticket.missing');
  });

  it('admits nobody else after a replay by another address', async () => {
    const sent = await registering('Ann', ticketAt(2));
    await event.send(addressOf('Ann'), 'Register', sent);
    expect(await event.refusal(addressOf('Eve'), 'Register', { ...sent, nickname: 'Eve' })).toBe(
      'ticket.used',
    );
    expect(await event.refusal(addressOf('Ann'), 'Register', sent)).toBe('player.exists');
  });

  it('stays good when the rest of the registration was refused', async () => {
    const sent = await registering('Ann', ticketAt(0));
    expect(await event.refusal(addressOf('Ann'), 'Register', { ...sent, nickname: '' })).toBe(
      'player.nickname-invalid',
    );
    await event.send(addressOf('Ann'), 'Register', sent);
  });

  it('is examined last, so that a question without it learns of any other refusal', async () => {
    await register('Ann', ticketAt(0));
    const { data } = await event.registration('Bea');
    const asked = (change: object) => event.refusal(addressOf('Bea'), 'Register', { ...data, ...change });
    expect(await asked({ nickname: ' ann' })).toBe('player.nickname-invalid');
    expect(await asked({ sealedContact: 'AAAA' })).toBe('player.contact-invalid');
    expect(await asked({ chainLength: 0 })).toBe('chain.invalid');
    expect(await asked({})).toBe('ticket.missing');
  });

  it('is unknown with another code, path, index or batch, or when it is another event’s', async () => {
    await admit(4, 2);
    const { code, path } = ticketAt(1);
    const turned = bytesOf(path);
    turned[0] = (turned[0] as number) ^ 1;
    const forged: unknown[] = [
      { ...ticketAt(1), code: ticketAt(2).code },
      { ...ticketAt(1), code: zeros(10) },
      { ...ticketAt(1), path: turned.toString('base64url') },
      { ...ticketAt(1), path: ticketAt(2).path },
      { ...ticketAt(1), path: '' },
      { ...ticketAt(1), path: bytesOf(path).subarray(16).toString('base64url') },
      { ...ticketAt(1), path: `${path}${zeros(16)}` },
      { ...ticketAt(1), index: 2 },
      // where the last node is paired with itself, the tree has places without a ticket
      { ...ticketAt(4), index: 5 },
      { ...ticketAt(1), batch: 2 },
      { ...ticketAt(1), batch: 3 },
      ticketsOf(5, 1, addressOf('process of another event')).tickets[1],
      { batch: 1, index: 1, code, path: root },
    ];
    for (const ticket of forged) expect(await refusal('Ann', ticket)).toBe('ticket.unknown');
    expect(await register('Ann', ticketAt(1))).toMatchObject({ rabbit: 1 });
  });

  it.each<[string, unknown]>([
    ['a text', 'AACQAAQ'],
    ['false', false],
    ['a number', 1],
    ['an empty object', {}],
    ['a list', [1, 1]],
    ['a batch as text', { ...ticketAt(1), batch: '1' }],
    ['batch 0', { ...ticketAt(1), batch: 0 }],
    ['a batch beyond all', { ...ticketAt(1), batch: maxBatches + 1 }],
    ['a negative index', { ...ticketAt(1), index: -1 }],
    ['half an index', { ...ticketAt(1), index: 1.5 }],
    ['an index beyond all', { ...ticketAt(1), index: maxTicketsPerBatch }],
    ['a short code', { ...ticketAt(1), code: zeros(9) }],
    ['a code that is no base64url', { ...ticketAt(1), code: '!'.repeat(14) }],
    ['no code', { ...ticketAt(1), code: undefined }],
    ['no path', { ...ticketAt(1), path: undefined }],
    ['a path that is a list', { ...ticketAt(1), path: [] }],
    ['a path of many nodes', { ...ticketAt(1), path: zeros(16 * 500) }],
    ['a path that is no base64url', { ...ticketAt(1), path: '*'.repeat(64) }],
  ])('is unknown as %s', async (_, ticket) => {
    expect(await refusal('Ann', ticket)).toBe('ticket.unknown');
  });

  it('is used up where the event is open too, and any other text is ignored', async () => {
    await event.act('Configure', { admission: 'open' });
    await register('Ann', ticketAt(0));
    const others = ['rubbish', { ...ticketAt(1), code: zeros(10) }, ticketAt(0)];
    for (const [index, other] of others.entries()) await register(`Other ${index}`, other);
    await event.act('Configure', { admission: 'tickets' });
    expect(await event.read('Info')).toMatchObject({ players: 4, ticketsUsed: 1 });
    expect(await refusal('Cleo')).toBe('ticket.missing');
    expect(await refusal('Cleo', ticketAt(0))).toBe('ticket.used');
    await register('Cleo', ticketAt(1));
  });
});

describe('tickets at their bounds', () => {
  it('work in the largest batch, each for little more than an open registration', async () => {
    const large = ticketsOf(maxTicketsPerBatch);
    await event.act('Admit', { batch: 1, root: large.root, count: maxTicketsPerBatch });
    await register('First', large.tickets[0]);
    await register('Last', large.tickets.at(-1));
    const letters: MeasuredMessage[] = [];
    for (const [name, ticket] of [
      ['Ann', large.tickets[1000]],
      ['Ben', { ...large.tickets[1001], code: zeros(10) }],
    ] as const) {
      const data = await registering(name, ticket);
      letters.push({ from: addressOf(name), action: 'Register', data, at: event.now });
    }
    const [known, unknown] = await costOfMessages(event.live, letters);
    expect([known?.refused, unknown?.refused]).toEqual([undefined, 'ticket.unknown']);
    await event.act('Configure', { admission: 'open' });
    const open = { from: addressOf('Cleo'), action: 'Register', at: event.now };
    const [free] = await costOfMessages(event.live, [{ ...open, data: await registering('Cleo') }]);
    expect(known?.instructions).toBeLessThan((free?.instructions ?? 0) + 100_000);
    expect(unknown?.instructions).toBeLessThan((free?.instructions ?? 0) + 100_000);
  });

  it('may be of as many batches as an event can have, and no more', async () => {
    for (let batch = 1; batch <= maxBatches; batch++) await admit(1, batch);
    expect(await event.read('Info')).toMatchObject({ batches: maxBatches, tickets: maxBatches });
    await register('Ann', ticketsOf(1, maxBatches).tickets[0]);
    const more = { reason: 'because', batch: maxBatches + 1, root: zeros(16), count: 1 };
    expect(await event.refusal(owner, 'Admit', more)).toBe('staff.malformed');
  });
});

describe('Admit', () => {
  const act = { reason: 'because', batch: 1, root, count: 5 };

  it('is for the staff only, with a reason, and is in the log', async () => {
    expect(await event.refusal(addressOf('Ann'), 'Admit', act)).toBe('staff.only');
    expect(await event.refusal(owner, 'Admit', { ...act, reason: '' })).toBe('staff.reason-missing');
    await event.send(owner, 'Admit', act);
    const { rows } = await event.read<{ rows: object[] }>('StaffLog');
    expect(rows[0]).toMatchObject({ action: 'Admit', detail: { batch: 1, root, count: 5 } });
  });

  it('is possible in every phase but the last', async () => {
    await event.reset();
    await admit(1, 1);
    await event.act('Configure', eventSettings);
    for (const [index, phase] of ['Open', 'Start', 'Pause'].entries()) {
      await event.act(phase);
      await admit(1, index + 2);
    }
    await event.act('End');
    expect(await event.refusal(owner, 'Admit', { ...act, batch: 5 })).toBe('event.wrong-phase');
  });

  it('takes each batch once: a replay, a number out of turn and a root of before admit nobody twice', async () => {
    expect(await event.refusal(owner, 'Admit', { ...act, batch: 2 })).toBe('staff.batch-taken');
    await event.send(owner, 'Admit', act);
    expect(await event.refusal(owner, 'Admit', act)).toBe('staff.batch-taken');
    expect(await event.refusal(owner, 'Admit', { ...act, batch: 2 })).toBe('staff.batch-taken');
  });

  it.each([
    ['no number', { batch: undefined }],
    ['a number as text', { batch: '1' }],
    ['no root', { root: undefined }],
    ['a root of another size', { root: zeros(32) }],
    ['a root that is no base64url', { root: '!'.repeat(22) }],
    ['no tickets', { count: 0 }],
    ['more tickets than a batch has', { count: maxTicketsPerBatch + 1 }],
    ['half a ticket', { count: 1.5 }],
  ])('refuses %s', async (_, change) => {
    expect(await event.refusal(owner, 'Admit', { ...act, ...change })).toBe('staff.malformed');
  });
});

describe('the capacity', () => {
  it('is that of a hall unless configured, and tickets are asked for', async () => {
    await event.reset();
    expect(await event.read('Info')).toMatchObject({
      admission: 'tickets',
      capacity: defaultCapacity,
      batches: 0,
      tickets: 0,
      ticketsUsed: 0,
    });
  });

  it('closes the registration of those without tickets, until there is more room: a ticket is a place', async () => {
    await admit();
    await event.act('Configure', { capacity: 1 });
    await register('Ann', ticketAt(0));
    await register('Ben', ticketAt(1));
    await event.act('Configure', { admission: 'open' });
    expect(await refusal('Cleo')).toBe('event.full');
    await register('Cleo', ticketAt(2));
    await event.act('Configure', { capacity: 4 });
    await register('Dora');
    expect(await refusal('Eve')).toBe('event.full');
  });

  it('has a number for each ticket, whatever others do', async () => {
    await event.act('Configure', { capacity: maxRabbits });
    await event.live.evaluateLua(`RabbitState.players.total = ${maxRabbits - 5}`);
    const more = { reason: 'because', batch: 1, root, count: 6 };
    expect(await event.refusal(owner, 'Admit', more)).toBe('event.full');
    await admit();
    await event.act('Configure', { admission: 'open' });
    expect(await refusal('Ann')).toBe('event.full');
    await event.live.evaluateLua(`RabbitState.players.total = ${maxRabbits - 6}`);
    await register('Ann');
    expect(await event.live.evaluateLua('return RabbitState.players.total')).toBe(`${maxRabbits - 5}`);
    expect(await refusal('Ben')).toBe('event.full');
  });

  it.each([
    ['no way to admit', { admission: 'closed' }],
    ['no room', { capacity: 0 }],
    ['more room than numbers', { capacity: maxRabbits + 1 }],
    ['room as text', { capacity: '10' }],
  ])('refuses %s', async (_, data) => {
    expect(await event.refusal(owner, 'Configure', { reason: 'because', ...data })).toBe('staff.malformed');
  });
});
