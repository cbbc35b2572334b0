import { addressOf } from '../../../common/testing/addresses';
import { EventUnderTest, type TestPlayer } from '../../testing/event-under-test';
import { ticketsOf } from '../../testing/tickets';

const event = EventUnderTest.forTests();

const personOf = (name: string) => event.read('Person', { address: addressOf(name) });
const no = (name: string) => ({
  address: addressOf(name),
  isPerson: false,
  hasRainbow: false,
  at: event.now,
});
const yes = (name: string) => ({ ...no(name), isPerson: true });

/** Registers a player, with a ticket or, in an open event, without one. */
async function join(name: string, ticket?: number): Promise<TestPlayer> {
  const { data, chain, chainStart } = await event.registration(name);
  const carried = ticket === undefined ? {} : { ticket: ticketsOf(20).tickets[ticket] };
  const sent = await event.send<{ rabbit: TestPlayer['rabbit'] }>(addressOf(name), 'Register', {
    ...data,
    ...carried,
  });
  return { address: addressOf(name), rabbit: sent.rabbit, chain, chainStart };
}

async function runTicketed(): Promise<void> {
  await event.open({ admission: 'tickets' });
  await event.act('Admit', { batch: 1, root: ticketsOf(20).root, count: 20 });
  await event.act('Start');
}

it('a player with a ticket is a person once a scan is confirmed, given or taken', async () => {
  await runTicketed();
  const [ann, ben] = [await join('Ann', 0), await join('Ben', 1)];
  await join('Cleo', 2);
  expect(await personOf('Ann')).toEqual(no('Ann'));
  await event.scan(ann, ben);
  expect(await personOf('Ann')).toEqual(no('Ann'));
  await event.discloseShown();
  expect(await personOf('Ann')).toEqual(yes('Ann'));
  expect(await personOf('Ben')).toEqual(yes('Ben'));
  expect(await personOf('Cleo')).toEqual(no('Cleo'));
  expect(await personOf('Stranger')).toEqual(no('Stranger'));
});

it('a player who is banned or removed is none, and the ticket makes nobody else one', async () => {
  await runTicketed();
  const [ann, ben] = [await join('Ann', 0), await join('Ben', 1)];
  await event.scan(ann, ben);
  await event.discloseShown();
  await event.act('Ban', { rabbit: ann.rabbit });
  expect(await personOf('Ann')).toEqual(no('Ann'));
  await event.act('Unban', { rabbit: ann.rabbit });
  expect(await personOf('Ann')).toEqual(yes('Ann'));
  await event.act('Remove', { rabbit: ann.rabbit });
  expect(await personOf('Ann')).toEqual(no('Ann'));
  const { data } = await event.registration('Other');
  const again = { ...data, ticket: ticketsOf(20).tickets[0] };
  expect(await event.refusal(addressOf('Other'), 'Register', again)).toBe('ticket.used');
});

it('seven own wallets with one ticket make one person at most: those that came without one never count', async () => {
  await event.run();
  const farm = await event.joinAll('F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7');
  await event.act('Admit', { batch: 1, root: ticketsOf(20).root, count: 20 });
  await event.act('Configure', { admission: 'tickets' });
  const own = await join('Own', 0);
  for (const rabbit of farm) {
    await event.scan(own, rabbit);
    await event.scan(rabbit, own);
  }
  await event.discloseShown();
  for (const name of ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7'])
    expect(await personOf(name)).toEqual(no(name));
  expect(await personOf('Own')).toEqual({ ...yes('Own'), hasRainbow: true });
});

it('is asked about an address and nothing else', async () => {
  for (const data of [{}, { address: 'Ann' }, { address: 7 }, { rabbit: 1 }])
    expect(await event.refusal(addressOf('Ann'), 'Person', data)).toBe('message.malformed');
});
