import { addressOf } from '../../../common/testing/addresses';
import { defaultClaimWindowMs, earlyMs, maxChainStartDrift, slotMs } from '../../client/generated';
import { chainData, EventUnderTest, publicKeyOf, type TestPlayer } from '../../testing/event-under-test';

const event = EventUnderTest.forTests();
let ann: TestPlayer;
let ben: TestPlayer;

beforeEach(async () => {
  await event.run();
  ann = await event.join('Ann');
  ben = await event.join('Ben');
});

const windowMs = slotMs + defaultClaimWindowMs + 1;

/** Gives Ben's rabbit another chain from a slot on. */
async function rekeyBen(chainStart: number): Promise<TestPlayer> {
  const chain = await event.chainOf(ben.address, `from ${chainStart}`);
  await event.send(ben.address, 'Rekey', chainData(chain, chainStart));
  return { ...ben, chain, chainStart };
}

it('gives the rabbit a new chain and answers like Me', async () => {
  const chain = await event.chainOf(ben.address, 'second');
  const data = { ...chainData(chain, event.slot), roleKey: publicKeyOf('new') };
  expect(await event.send(ben.address, 'Rekey', data)).toMatchObject({
    rabbit: ben.rabbit,
    nickname: 'Ben',
    chain: { start: event.slot, length: chain.length, after: event.slot + earlyMs / slotMs },
  });
  const { rows } = await event.read<{ rows: unknown[] }>('Contacts');
  expect(rows[1]).toMatchObject({ roleKey: publicKeyOf('new') });
});

it('keeps the role key unless there is another one', async () => {
  await rekeyBen(event.slot);
  const { rows } = await event.read<{ rows: unknown[] }>('Contacts');
  expect(rows[1]).toMatchObject({ roleKey: publicKeyOf('Ben role') });
});

it('settles claims by the chain that their slot had when they were made', async () => {
  const { slot } = event;
  await event.scan(ann, ben);
  const renewed = await rekeyBen(slot + 1);
  const cleo = await event.join('Cleo');
  event.pass(slotMs);
  await event.scan(cleo, renewed, { slot: slot + 3 });
  event.pass(windowMs + 2 * slotMs);
  expect(
    await event.disclose(event.disclosure(ben, slot), event.disclosure(renewed, slot + 3)),
  ).toMatchObject({
    disclosed: [
      { ok: true, confirmed: 1, struck: 0 },
      { ok: true, confirmed: 1, struck: 0 },
    ],
  });
});

it.each([
  ['the older', 'the newer'],
  ['the newer', 'the older'],
])(
  'takes no slot away whose tokens may have been shown, disclosed by %s chain first, then by %s',
  async (first) => {
    const { slot } = event;
    const renewed = await rekeyBen(slot - 5);
    await event.scan(ann, ben);
    const lastShown = slot + earlyMs / slotMs;
    const [cleo, dan] = (await event.joinAll('Cleo', 'Dan')) as [TestPlayer, TestPlayer];
    await event.scan(cleo, ben, { slot: lastShown });
    event.pass(slotMs);
    await event.scan(dan, renewed, { slot: lastShown + 1 });
    event.pass(windowMs + lastShown * slotMs - event.slot * slotMs + slotMs);
    const older = [event.disclosure(ben, slot), event.disclosure(ben, lastShown)];
    const newer = [event.disclosure(renewed, slot), event.disclosure(renewed, lastShown + 1)];
    const disclosures = first === 'the older' ? [...older, ...newer] : [...newer, ...older];
    for (const disclosure of disclosures) {
      await event
        .disclose(disclosure)
        .catch((error: Error) => expect(error.message).toContain('disclosure.wrong'));
    }
    for (const player of [ann, cleo, dan]) {
      expect(await event.statuses(player)).toEqual({ yellow: 'confirmed' });
    }
  },
);

it('gives a new chain at once the slots that no older chain covers', async () => {
  const started = event.slot + 3;
  const { data } = await event.registration('Cleo');
  const short = { ...chainData(ben.chain, started), chainLength: 1 };
  await event.send(addressOf('Cleo'), 'Register', { ...data, ...short });
  const rekey = (chainStart: number) =>
    event.send(addressOf('Cleo'), 'Rekey', chainData(ben.chain, chainStart));
  event.pass(2 * slotMs);
  expect(await rekey(event.slot - 2)).toMatchObject({ chain: { start: event.slot - 2, after: started + 1 } });
  event.pass(20 * slotMs);
  expect(await rekey(event.slot)).toMatchObject({ chain: { start: event.slot, after: event.slot + 2 } });
});

it('is possible eight times less one', async () => {
  for (let time = 2; time <= 8; time += 1) await rekeyBen(event.slot + time);
  const data = chainData(ben.chain, event.slot);
  expect(await event.refusal(ben.address, 'Rekey', data)).toBe('chain.too-many');
});

it('refuses strangers, bad chains and bad role keys', async () => {
  const data = chainData(ben.chain, event.slot);
  expect(await event.refusal(addressOf('stranger'), 'Rekey', data)).toBe('player.unknown');
  expect(await event.refusal(ben.address, 'Rekey', { ...data, chainLength: 0 })).toBe('chain.invalid');
  expect(
    await event.refusal(ben.address, 'Rekey', { ...data, chainStart: event.slot - maxChainStartDrift - 1 }),
  ).toBe('chain.clock-off');
  expect(await event.refusal(ben.address, 'Rekey', { ...data, roleKey: 'AAAA' })).toBe(
    'player.role-key-invalid',
  );
});
