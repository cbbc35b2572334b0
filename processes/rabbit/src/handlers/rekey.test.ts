import { addressOf } from '../../../common/testing/addresses';
import { defaultClaimWindowMs, slotMs } from '../../client/generated';
import { chainData, EventUnderTest, publicKeyOf, type TestPlayer } from '../../testing/event-under-test';

let event: EventUnderTest;
let ann: TestPlayer;
let ben: TestPlayer;

beforeAll(async () => {
  event = await EventUnderTest.start();
});
afterAll(() => event.stop());
beforeEach(async () => {
  await event.reset();
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
    chain: { start: event.slot, length: chain.length },
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
  await event.scan(cleo, renewed, { slot: slot + 2 });
  event.pass(windowMs + slotMs);
  expect(
    await event.disclose(event.disclosure(ben, slot), event.disclosure(renewed, slot + 2)),
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
])('takes tokens of both chains where they overlap: those of %s first, then of %s', async (first) => {
  const { slot } = event;
  await event.scan(ann, ben);
  const renewed = await rekeyBen(slot - 5);
  const cleo = await event.join('Cleo');
  await event.scan(cleo, renewed, { slot });
  event.pass(windowMs);
  const disclosures = [event.disclosure(ben, slot), event.disclosure(renewed, slot)];
  if (first === 'the newer') disclosures.reverse();
  for (const disclosure of disclosures) {
    expect(await event.disclose(disclosure)).toMatchObject({
      disclosed: [{ ok: true, confirmed: 1, struck: 0 }],
    });
  }
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
  expect(await event.refusal(ben.address, 'Rekey', { ...data, chainStart: event.slot - 11 })).toBe(
    'chain.clock-off',
  );
  expect(await event.refusal(ben.address, 'Rekey', { ...data, roleKey: 'AAAA' })).toBe(
    'player.role-key-invalid',
  );
});
