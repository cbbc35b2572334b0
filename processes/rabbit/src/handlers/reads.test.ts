import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { BatchState } from '../../../admission/client';
import { addressOf } from '../../../common/testing/addresses';
import { owner, processId } from '../../../common/testing/live-process';
import { openContact, type PlayerList, previousToken, sealContact, slotMs } from '../../client';
import {
  defaultCapacity,
  defaultClaimWindowMs,
  defaultKeptScans,
  defaultOnlineWindowMs,
  defaultSettleWindowMs,
  listedCatches,
  maxSearchLength,
  searchedPlayers,
} from '../../client/generated';
import { EventUnderTest, type TestPlayer } from '../../testing/event-under-test';
import { makeLargeEvent } from '../../testing/large-event';
import { ticketsOf } from '../../testing/tickets';

const event = EventUnderTest.forTests();

it('Info says of a new process only what there is, with lists that are lists', async () => {
  expect(await event.read('Info')).toEqual({
    phase: 'draft',
    claimWindowMs: defaultClaimWindowMs,
    onlineWindowMs: defaultOnlineWindowMs,
    keptScans: defaultKeptScans,
    settleWindowMs: defaultSettleWindowMs,
    admission: 'tickets',
    capacity: defaultCapacity,
    batches: 0,
    tickets: 0,
    ticketsUsed: 0,
    answers: 0,
    disputesOpen: 0,
    namesFlagged: 0,
    players: 0,
    printed: 'none',
    printedPending: 0,
    scans: 0,
    rainbows: 0,
    teams: { players: [0, 0, 0, 0, 0, 0, 0], colours: [0, 0, 0, 0, 0, 0, 0] },
    latestRainbows: [],
    announcements: [],
    staff: [owner],
    at: event.now,
  });
});

it('Me is about the sender unless it names an address', async () => {
  await event.open();
  await event.join('Ann');
  expect(await event.read('Me', {}, addressOf('Ann'))).toMatchObject({ registered: true, nickname: 'Ann' });
  expect(await event.read('Me', {}, addressOf('Ben'))).toEqual({
    registered: false,
    at: event.now,
  });
  expect(await event.read('Me', { address: addressOf('Ann') }, addressOf('Ben'))).toMatchObject({
    rabbit: 1,
  });
  expect(await event.refusal(addressOf('Ben'), 'Me', { address: 5 })).toBe('message.malformed');
});

it('Me takes the number of a rabbit in place of an address, not both', async () => {
  await event.open();
  await event.joinAll('Ann', 'Ben');
  expect(await event.read('Me', { rabbit: 2 })).toMatchObject({ registered: true, nickname: 'Ben' });
  expect(await event.read('Me', { rabbit: 3 })).toMatchObject({ registered: false });
  for (const data of [
    { rabbit: 1, address: addressOf('Ann') },
    { rabbit: '1' },
    { rabbit: -1 },
    { rabbit: 1.5 },
  ]) {
    expect(await event.refusal(addressOf('Ben'), 'Me', data)).toBe('message.malformed');
  }
});

it('Me has the last verified value of the newest chain, to which every later token hashes down', async () => {
  await event.run();
  const [ann, ben] = (await event.joinAll('Ann', 'Ben')) as [TestPlayer, TestPlayer];
  const chainOfBen = async () =>
    (await event.read<{ chain: { slot: number; value: string } }>('Me', { rabbit: ben.rabbit })).chain;
  expect(await chainOfBen()).toEqual({
    start: ben.chainStart,
    length: ben.chain.length,
    after: ben.chainStart,
    slot: ben.chainStart,
    value: Buffer.from(ben.chain.anchor).toString('base64url'),
  });
  const { slot } = event;
  await event.scan(ann, ben);
  event.pass(slotMs + defaultClaimWindowMs + 1);
  await event.disclose(event.disclosure(ben, slot));
  const known = await chainOfBen();
  expect(known).toMatchObject({ slot, value: event.disclosure(ben, slot).token });
  let value = event.tokenOf(ben, slot + 3);
  for (let turn = 0; turn < 3; turn += 1) value = previousToken(ben.address as Address, value);
  expect(Buffer.from(value).toString('base64url')).toBe(known.value);
});

it('every reply has the time of the process, which a read without a time takes from the last message', async () => {
  await event.open();
  await event.join('Ann');
  const { now } = event;
  for (const action of ['Info', 'Me', 'Leaderboard', 'StaffLog', 'Contacts']) {
    expect(await event.read(action)).toMatchObject({ at: now });
    const letter = { ...event.letter(addressOf('Ann'), action, {}), at: 0 };
    expect(await event.live.read(letter)).toMatchObject({ data: { at: now } });
  }
  event.pass(5);
  expect(await event.send(addressOf('Ann'), 'Settle')).toMatchObject({ at: now + 5 });
});

it('each answers under its own name, also without any data', async () => {
  for (const action of ['Info', 'Me', 'Leaderboard', 'StaffLog', 'Contacts']) {
    const letter = { ...event.letter(addressOf('reader'), action, ''), at: 0 };
    expect(await event.live.read(letter)).toMatchObject({ ok: true, action });
    expect(await event.live.send(letter)).toMatchObject({ ok: true, action });
  }
});

it('the latest rainbows are ten, newest first', async () => {
  await event.run();
  const players = await event.joinAll(...Array.from({ length: 18 }, (_, i) => `Player ${i + 1}`));
  // the first seven rabbits have all the colours; the eighth and those after it can scan them, and complete
  const scanners = players.slice(7);
  for (const scanner of scanners) {
    event.pass(1000);
    for (const rabbit of players.slice(0, 7)) await event.scan(scanner, rabbit);
  }
  expect(await event.read('Info')).toMatchObject({ scans: 0, rainbows: 0, latestRainbows: [] });
  await event.discloseShown();
  const info = await event.read<{ rainbows: number; latestRainbows: { rabbit: number }[] }>('Info');
  expect(info).toMatchObject({ rainbows: 11, scans: 77 });
  expect(info.latestRainbows.map(({ rabbit }) => rabbit)).toEqual([18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
});

it('Contacts hand the staff what was sealed for them, and only their key opens it', async () => {
  const keys = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const contactKey = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey));
  await event.open({ contactKey: Buffer.from(contactKey).toString('base64url') });
  const context = { process: processId as ProcessId, address: addressOf('Ann') as Address };
  const sealed = await sealContact({ ...context, email: 'ann@example.org', contactKey });
  const { data } = await event.registration('Ann');
  const sealedContact = Buffer.from(sealed).toString('base64url');
  await event.send(addressOf('Ann'), 'Register', { ...data, sealedContact });
  const { total, rows } = await event.read<{ total: number; rows: { sealedContact: string }[] }>('Contacts');
  expect(total).toBe(1);
  expect(rows[0]).toMatchObject({ rabbit: 1, address: addressOf('Ann'), nickname: 'Ann' });
  const stored = Buffer.from(rows[0]?.sealedContact ?? '', 'base64url');
  expect(await openContact({ ...context, sealed: stored, privateKey: keys.privateKey })).toBe(
    'ann@example.org',
  );
});

it('Contacts come in pages by rabbit number, however many there are', async () => {
  await event.open();
  const names = Array.from({ length: 70 }, (_, i) => `Player ${i + 1}`);
  const { data } = await event.registration('Anybody');
  for (const nickname of names) await event.send(addressOf(nickname), 'Register', { ...data, nickname });
  const { total, rows } = await event.read<{ total: number; rows: { rabbit: number; nickname: string }[] }>(
    'Contacts',
    { offset: 60, limit: 100 },
  );
  expect(total).toBe(70);
  expect(rows.map(({ nickname }) => nickname)).toEqual(names.slice(60));
});

describe('Players', () => {
  const list = (data: object = {}) => event.read<PlayerList>('Players', data);
  const names = ({ rows }: PlayerList) => rows.map(({ nickname }) => nickname);

  it('lists everybody by number, with who is banned or removed', async () => {
    await event.open();
    await event.joinAll('Ann', 'Ben', 'Cleo');
    await event.send(owner, 'Ban', { rabbit: 1, reason: 'test' });
    await event.send(owner, 'Remove', { rabbit: 2, reason: 'test' });
    const { total, rows, next } = await list();
    expect({ total, next }).toEqual({ total: 3, next: undefined });
    expect(rows).toEqual([
      expect.objectContaining({ rabbit: 1, nickname: 'Ann', colour: 'green', count: 0, banned: true }),
      expect.objectContaining({ rabbit: 2, address: addressOf('Ben'), removed: true }),
      {
        rabbit: 3,
        address: addressOf('Cleo'),
        nickname: 'Cleo',
        colour: 'blue',
        count: 0,
        voided: 0,
        given: 0,
      },
    ]);
    expect(await list({ offset: 1, limit: 1 })).toMatchObject({ rows: [{ rabbit: 2 }], next: 2 });
    expect(await list({ offset: 3 })).toMatchObject({ total: 3, rows: [] });
  });

  it('lists those in the game who gave an X username', async () => {
    await event.open();
    await event.joinAll('Ann');
    const { data } = await event.registration('Ben');
    await event.send(addressOf('Ben'), 'Register', { ...data, xUsername: 'ben_hops' });
    expect(await list({ onX: true })).toMatchObject({ rows: [{ nickname: 'Ben', xUsername: 'ben_hops' }] });
    await event.send(owner, 'Ban', { reason: 'cheats', rabbit: 2 });
    expect(await list({ onX: true })).toMatchObject({ rows: [] });
    for (const onX of [1, 'true', {}])
      expect(await event.refusal(addressOf('Ann'), 'Players', { onX })).toBe('message.malformed');
  });

  it('finds a part of a nickname in any spelling, and the start of an address', async () => {
    await event.open();
    await event.joinAll('Éowyn', 'Rowena', 'Ｎｅｏ');
    expect(names(await list({ search: 'OW' }))).toEqual(['Éowyn', 'Rowena']);
    expect(names(await list({ search: 'é' }))).toEqual(['Éowyn']);
    expect(names(await list({ search: 'neo' }))).toEqual(['Ｎｅｏ']);
    expect(names(await list({ search: addressOf('Rowena').slice(0, 20) }))).toEqual(['Rowena']);
    expect(names(await list({ search: '%w' }))).toEqual([]);
    for (const search of [5, '', ' ', 'x'.repeat(maxSearchLength + 1), '\0'])
      expect(await event.refusal(addressOf('Ann'), 'Players', { search })).toBe('message.malformed');
  });

  it('looks at a part of a large event at once, and says where to go on', async () => {
    await makeLargeEvent(event.live, { players: 1200, claims: 0, coloursEach: 0, status: 'confirmed' });
    const first = await list({ search: 'nobody is called so' });
    expect(first).toMatchObject({ rows: [], next: searchedPlayers });
    const second = await list({ search: 'nobody is called so', offset: first.next });
    expect(await list({ search: 'nobody is called so', offset: second.next })).not.toHaveProperty('next');
  });
});

describe('Batch', () => {
  it('says which tickets of a batch were used', async () => {
    const { root, tickets } = ticketsOf(9);
    await event.open({ admission: 'tickets' });
    await event.send(owner, 'Admit', { batch: 1, root, count: 9, reason: 'test' });
    const used = async () =>
      Buffer.from((await event.read<BatchState>('Batch', { batch: 1 })).used, 'base64url');
    expect([...(await used())]).toEqual([0, 0]);
    for (const index of [1, 8]) {
      const { data } = await event.registration(`Player ${index}`);
      await event.send(addressOf(`Player ${index}`), 'Register', { ...data, ticket: tickets[index] });
    }
    expect([...(await used())]).toEqual([2, 1]);
    expect(await event.read('Batch', { batch: 1 })).toMatchObject({ batch: 1, root, count: 9 });
    for (const batch of [0, 2, '1', undefined])
      expect(await event.refusal(addressOf('Ann'), 'Batch', { batch })).toBe('message.malformed');
  });
});

describe('the newest claims on a rabbit', () => {
  interface Caught {
    caught?: { nickname: string; address: string; slot: number; claim: string; at: number }[];
  }
  const caughtOf = async ({ rabbit }: TestPlayer) =>
    (await event.read<Caught>('Me', { rabbit, catches: true })).caught;

  it('come with what the rabbit needs to check them, only when asked for', async () => {
    await event.run();
    const [ann, ben] = (await event.joinAll('Ann', 'Ben')) as [TestPlayer, TestPlayer];
    expect(await caughtOf(ben)).toEqual([]);
    await event.scan(ann, ben);
    const { slot, now } = event;
    const entry = { rabbit: ann.rabbit, nickname: 'Ann', address: ann.address, slot, at: now };
    expect(await caughtOf(ben)).toEqual([{ ...entry, claim: event.claim(ann, ben, slot) }]);
    expect(await event.read('Me', { rabbit: ben.rabbit })).not.toHaveProperty('caught');
    await event.discloseShown();
    expect(await caughtOf(ben)).toEqual([{ ...entry, claim: event.claim(ann, ben, slot) }]);
    expect(await event.refusal(addressOf('Ben'), 'Me', { catches: 'yes' })).toBe('message.malformed');
  });

  it('are few, from the latest slot back, and without those of removed players', async () => {
    await event.run();
    const players = await event.joinAll(...Array.from({ length: 9 }, (_, i) => `Player ${i + 1}`));
    const [hunted, first, ...others] = players as [TestPlayer, TestPlayer, ...TestPlayer[]];
    await event.scan(first, hunted);
    event.pass(slotMs);
    for (const scanner of others.slice(0, 2)) await event.scan(scanner, hunted);
    expect((await caughtOf(hunted))?.map(({ nickname }) => nickname)).toEqual([
      'Player 3',
      'Player 4',
      'Player 2',
    ]);
    await event.send(owner, 'Remove', { rabbit: others[0]?.rabbit, reason: 'left' });
    expect((await caughtOf(hunted))?.map(({ nickname }) => nickname)).toEqual(['Player 4', 'Player 2']);
    for (const scanner of others.slice(2)) await event.scan(scanner, hunted);
    // The removed player's claim is one of those that are looked at.
    expect(await caughtOf(hunted)).toHaveLength(listedCatches - 1);
  });
});

it('Info says that settling waits for messages, until it is done', async () => {
  await makeLargeEvent(event.live, { players: 700, claims: 600, coloursEach: 1, status: 'confirmed' });
  // All claims are on the first rabbit.
  await event.live.evaluateLua(`
    local rows, players = RabbitState.claims, RabbitState.players
    for id = 1, rows.total do
      players.latest[(rows.rabbit[id] - 1) % 7 + 1][id] = false
      rows.rabbit[id], players.latest[1][id] = 1, id
      rows.beside[id] = id < rows.total and id + 1
    end
    for number = 1, players.total do players.gift[number], players.given[number] = false, 0 end
    players.gift[1], players.given[1] = 1, rows.total`);
  const info = () => event.read<{ unsettled?: true }>('Info');
  expect(await info()).not.toHaveProperty('unsettled');
  await event.act('Ban', { rabbit: 1 });
  expect(await info()).toMatchObject({ unsettled: true });
  while (!(await event.send<{ done: boolean }>(addressOf('anybody'), 'Settle')).done);
  expect(await info()).not.toHaveProperty('unsettled');
});
