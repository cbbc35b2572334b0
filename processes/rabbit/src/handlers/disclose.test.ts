import type { Address } from '@rainbow-rabbit/shared/arweave';
import { addressOf } from '../../../common/testing/addresses';
import { createChain } from '../../client';
import { defaultClaimWindowMs, maxChainLength, slotMs, tokenBytes } from '../../client/generated';
import { chainData, EventUnderTest, type TestPlayer } from '../../testing/event-under-test';

const event = EventUnderTest.forTests();
let ann: TestPlayer;
let ben: TestPlayer;
let slot: number;
/** Just past the claim window of a slot that begins now. */
const windowMs = slotMs + defaultClaimWindowMs + 1;

beforeEach(async () => {
  await event.run();
  ann = await event.join('Ann');
  ben = await event.join('Ben');
  slot = event.slot;
});

const refusal = (...disclosures: unknown[]) =>
  event.refusal(addressOf('anybody'), 'Disclose', { disclosures });

describe('a disclosure', () => {
  it('confirms honest claims', async () => {
    await event.scan(ann, ben);
    event.pass(windowMs);
    expect(await event.disclose(event.disclosure(ben, slot))).toEqual({
      disclosed: [{ rabbit: ben.rabbit, slot, ok: true, confirmed: 1, struck: 0 }],
      at: event.now,
    });
    expect(await event.statuses(ann)).toEqual({ yellow: 'confirmed' });
    expect(await event.read('Me', { address: ben.address })).toMatchObject({ given: 1 });
    expect(await event.read('Contacts')).toMatchObject({ rows: [{ given: 0 }, { given: 1 }] });
  });

  it('strikes out invented ones, and those of who copied a claim', async () => {
    const cleo = await event.join('Cleo');
    const honest = event.scanData(ann, ben);
    await event.send(ann.address, 'Scan', honest);
    await event.send(cleo.address, 'Scan', honest);
    event.pass(windowMs);
    expect(await event.disclose(event.disclosure(ben, slot))).toMatchObject({
      disclosed: [{ confirmed: 1, struck: 1 }],
    });
    expect(await event.statuses(ann)).toEqual({ yellow: 'confirmed' });
    expect(await event.statuses(cleo)).toEqual({});
    expect(await event.read('Me', { address: ann.address })).toMatchObject({ voided: 0 });
    expect(await event.read('Me', { address: cleo.address })).toMatchObject({ voided: 1 });
    await expect(event.scan(cleo, ben)).resolves.toMatchObject({ collected: ['yellow'] });
  });

  it('strikes out a claim on a token of another slot', async () => {
    const { claim } = event.scanData(ann, ben, { slot: slot + 1 }) as { claim: string };
    await event.scan(ann, ben, { claim });
    event.pass(windowMs);
    await event.disclose(event.disclosure(ben, slot));
    expect(await event.statuses(ann)).toEqual({});
  });

  it('settles all earlier slots of the chain, and no later one', async () => {
    const [cleo, dan] = await event.joinAll('Cleo', 'Dan');
    await event.scan(ann, ben, { slot: slot - 1 });
    await event.scan(cleo as TestPlayer, ben, { slot });
    await event.scan(dan as TestPlayer, ben, { slot: slot + 1 });
    event.pass(windowMs);
    expect(await event.disclose(event.disclosure(ben, slot))).toMatchObject({
      disclosed: [{ confirmed: 2, struck: 0 }],
    });
    expect(await event.statuses(dan as TestPlayer)).toEqual({ yellow: 'pending' });
    event.pass(slotMs);
    expect(await event.disclose(event.disclosure(ben, slot + 1))).toMatchObject({
      disclosed: [{ confirmed: 1, struck: 0 }],
    });
  });

  it('settles claims that came in another order than their slots', async () => {
    const [cleo, dan, eve] = await event.joinAll('Cleo', 'Dan', 'Eve');
    const scanners = [ann, cleo, dan, eve] as TestPlayer[];
    event.pass(slotMs);
    for (const [index, offset] of [1, -1, 2, 0].entries()) {
      await event.scan(scanners[index] as TestPlayer, ben, { slot: slot + offset });
    }
    event.pass(windowMs + slotMs);
    expect(await event.disclose(event.disclosure(ben, slot + 1))).toMatchObject({
      disclosed: [{ confirmed: 3 }],
    });
    expect(await event.statuses(dan as TestPlayer)).toEqual({ yellow: 'pending' });
  });

  it('of a slot that is settled is fine and changes nothing', async () => {
    await event.scan(ann, ben);
    event.pass(windowMs);
    await event.disclose(event.disclosure(ben, slot));
    const again = { rabbit: ben.rabbit, slot, ok: true, confirmed: 0, struck: 0 };
    expect(await event.disclose(event.disclosure(ben, slot))).toEqual({
      disclosed: [again],
      at: event.now,
    });
    expect(await event.disclose(event.disclosure(ben, slot - 1))).toMatchObject({
      disclosed: [{ ok: true, confirmed: 0 }],
    });
    expect(await event.statuses(ann)).toEqual({ yellow: 'confirmed' });
  });

  it('makes public tokens worthless: a slot that is settled takes no claims', async () => {
    const cleo = await event.join('Cleo');
    event.pass(windowMs);
    await event.disclose(event.disclosure(ben, slot));
    // as if the network had let a message in with an older time
    await event.live.evaluateLua(`RabbitState.clock = ${event.now - windowMs}`);
    event.pass(-windowMs);
    expect(await event.refusal(cleo.address, 'Scan', event.scanData(cleo, ben, { slot }))).toBe('scan.stale');
  });

  it('may come several at once, also of one chain, and of a chain that was replaced', async () => {
    const cleo = await event.join('Cleo');
    await event.scan(ann, ben, { slot: slot - 1 });
    await event.scan(cleo, ben, { slot });
    const { chain, chainStart } = await event.registration('Ben the second');
    await event.send(ben.address, 'Rekey', chainData(chain, chainStart + 3));
    event.pass(windowMs);
    const disclosures = [event.disclosure(ben, slot - 1), event.disclosure(ben, slot)];
    expect(await event.disclose(...disclosures)).toMatchObject({
      disclosed: [
        { ok: true, confirmed: 1 },
        { ok: true, confirmed: 1 },
      ],
    });
  });

  it('is possible in every phase', async () => {
    await event.scan(ann, ben);
    await event.act('End');
    event.pass(windowMs);
    await event.disclose(event.disclosure(ben, slot));
    expect(await event.statuses(ann)).toEqual({ yellow: 'confirmed' });
  });
});

describe('a disclosure is refused', () => {
  it('before the claim window has closed', async () => {
    event.pass(windowMs - 1);
    expect(await refusal(event.disclosure(ben, slot))).toBe('disclosure.early');
    event.pass(1);
    await event.disclose(event.disclosure(ben, slot));
  });

  it('when the token is of another slot, another rabbit or invented', async () => {
    event.pass(windowMs);
    const { token } = event.disclosure(ben, slot - 1);
    expect(await refusal({ rabbit: ben.rabbit, slot, token })).toBe('disclosure.wrong');
    expect(await refusal({ ...event.disclosure(ben, slot), rabbit: ann.rabbit })).toBe('disclosure.wrong');
    expect(await refusal({ rabbit: ben.rabbit, slot, token: 'AAAAAAAAAAAAAA' })).toBe('disclosure.wrong');
  });

  it('when there is no such rabbit or no chain at that slot', async () => {
    event.pass(windowMs);
    const disclosure = event.disclosure(ben, slot);
    expect(await refusal({ ...disclosure, rabbit: 9 })).toBe('rabbit.unknown');
    expect(await refusal({ ...disclosure, slot: slot - 2 })).toBe('disclosure.no-chain');
    event.pass(500 * slotMs);
    expect(await refusal({ ...disclosure, slot: slot + 450 })).toBe('disclosure.no-chain');
  });

  it('when all the disclosures of a message together cost too much', async () => {
    const { chain, chainStart } = await event.registration('Ann the second');
    const long = { ...chainData(chain, chainStart), chainLength: maxChainLength };
    await event.send(ann.address, 'Rekey', long);
    event.pass(8000 * slotMs);
    const far = { rabbit: ann.rabbit, slot: slot + 1000, token: 'AAAAAAAAAAAAAA' };
    expect(await refusal(far)).toBe('disclosure.wrong');
    expect(await event.disclose(event.disclosure(ben, slot), far, far)).toMatchObject({
      disclosed: [{ ok: true }, { code: 'disclosure.wrong' }, { code: 'disclosure.too-costly' }],
    });
  });

  it('when a stranger’s token alone costs too much; that of a player is checked over several messages', async () => {
    const chain = await createChain({
      address: ann.address as Address,
      length: 4000,
      seed: new Uint8Array(tokenBytes),
    });
    await event.send(ann.address, 'Rekey', chainData(chain, slot));
    const long = { ...ann, chain, chainStart: slot };
    event.pass(3000 * slotMs);
    const shown = event.slot;
    await event.scan(ben, long);
    event.pass(windowMs);
    const disclosure = event.disclosure(long, shown);
    expect(await refusal(disclosure)).toBe('disclosure.too-costly');
    const send = () => event.send(ben.address, 'Disclose', { disclosures: [disclosure] });
    const goesOn = { disclosed: [{ ok: false, code: 'disclosure.too-costly', confirmed: 0 }] };
    expect(await send()).toMatchObject(goesOn);
    expect(await send()).toMatchObject(goesOn);
    expect(await send()).toMatchObject({ disclosed: [{ ok: true, confirmed: 1 }] });
    expect(await event.statuses(ben)).toEqual({ green: 'confirmed' });
  });

  it.each([
    ['no list', undefined],
    ['an object', { rabbit: 1 }],
    ['an empty list', []],
    ['more than twenty', Array(21).fill({ rabbit: 1, slot: 1, token: 'AAAAAAAAAAAAAA' })],
    ['no rabbit', [{ slot: 1, token: 'AAAAAAAAAAAAAA' }]],
    ['no slot', [{ rabbit: 1, token: 'AAAAAAAAAAAAAA' }]],
    ['a token that is too short', [{ rabbit: 1, slot: 1, token: 'AAAA' }]],
    ['a token that is no text', [{ rabbit: 1, slot: 1, token: 5 }]],
    ['something else than objects', ['rubbish', 7]],
  ])('with %s', async (_, disclosures) => {
    expect(await event.refusal(addressOf('anybody'), 'Disclose', { disclosures })).toBe(
      'disclosure.malformed',
    );
  });

  it('with the first reason when none of several succeeds, and not when one does', async () => {
    event.pass(windowMs);
    const unknown = { ...event.disclosure(ben, slot), rabbit: 9 };
    const early = event.disclosure(ben, event.slot);
    expect(await refusal(unknown, early)).toBe('rabbit.unknown');
    expect(await event.disclose(unknown, event.disclosure(ben, slot))).toMatchObject({
      disclosed: [
        { ok: false, code: 'rabbit.unknown' },
        { ok: true, confirmed: 0 },
      ],
    });
  });
});
