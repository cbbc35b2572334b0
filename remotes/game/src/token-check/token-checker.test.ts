import { type Chain, createChain, type Me, type RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { type Address, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { createTokenChecker } from './token-checker';

const address = `${'B'.repeat(42)}A` as Address;
const rabbit = 7 as RabbitId;
const start = 1000;
const length = 300;
const makeChain = (of: Address, last: number) =>
  createChain({ address: of, length, seed: new Uint8Array(10).fill(last) });
const codeOf = (chain: Chain, slot: number) => ({
  rabbit,
  slot,
  token: toBase64Url(chain.tokenAt(slot - start) ?? new Uint8Array(10)),
});
/** The rabbit as the ledger has it, with the chain's value of a slot verified. */
const onLedger = (chain: Chain, slot = start, more: object = {}) =>
  ({
    registered: true,
    banned: false,
    address,
    chain: { start, length, after: start, slot, value: codeOf(chain, slot).token },
    ...more,
  }) as unknown as Me;

/** A checker over reads that the test lines up; one beyond them fails, as without a network. */
function setUp(...answers: Me[]) {
  const reads: unknown[] = [];
  const { check } = createTokenChecker({
    rabbit: async (...args) => {
      reads.push(args);
      const answer = answers.shift();
      if (!answer) throw new Error('offline');
      return answer;
    },
  });
  return { check, reads };
}

describe('checking a token', () => {
  it('finds a genuine one, and needs no second read for a later or an earlier one', async () => {
    const chain = await makeChain(address, 1);
    const { check, reads } = setUp(onLedger(chain));
    for (const slot of [start + 200, start + 201, start + 150, start + length]) {
      await expect(check(codeOf(chain, slot))).resolves.toEqual({ status: 'genuine' });
    }
    expect(reads).toEqual([[rabbit, { maxAgeMs: 0 }]]);
  });

  it.each([
    ['a made-up one', address],
    ['that of another rabbit', `${'C'.repeat(42)}A` as Address],
  ])('refuses %s', async (_, owner) => {
    const { check } = setUp(onLedger(await makeChain(address, 1)));
    const other = codeOf(await makeChain(owner, owner === address ? 2 : 1), start + 20);
    await expect(check(other)).resolves.toMatchObject({ error: { code: 'scan.not-genuine' } });
  });

  it('refuses a token of another slot, and one of a slot after the end of the chain', async () => {
    const chain = await makeChain(address, 1);
    const { check } = setUp(onLedger(chain), onLedger(chain));
    await expect(check({ ...codeOf(chain, start + 20), slot: start + 21 })).resolves.toMatchObject({
      error: { code: 'scan.not-genuine' },
    });
    await expect(check({ ...codeOf(chain, start + 20), slot: start + length + 1 })).resolves.toMatchObject({
      error: { code: 'scan.no-chain' },
    });
  });

  it('reads the rabbit once more before it refuses: its chain may be a new one', async () => {
    const [old, renewed] = await Promise.all([makeChain(address, 1), makeChain(address, 2)]);
    const { check, reads } = setUp(onLedger(old), onLedger(renewed));
    await check(codeOf(old, start + 10));
    await expect(check(codeOf(renewed, start + 20))).resolves.toEqual({ status: 'genuine' });
    expect(reads).toHaveLength(2);
  });

  it('refuses rabbits that do not exist or are banned', async () => {
    const chain = await makeChain(address, 1);
    const { check } = setUp({ registered: false, at: 1 }, onLedger(chain, start, { banned: true }));
    await expect(check(codeOf(chain, start + 1))).resolves.toMatchObject({
      error: { code: 'rabbit.unknown' },
    });
    await expect(check(codeOf(chain, start + 1))).resolves.toMatchObject({
      error: { code: 'rabbit.banned' },
    });
  });

  it.each([
    ['the ledger can’t be asked', undefined],
    ['an older chain may have the token', { start, length, after: start + 30, slot: start }],
    ['the ledger’s answer makes no sense', { start, length, after: start, slot: start, value: '!' }],
  ])('leaves it to a claim when %s', async (_, chain) => {
    const own = await makeChain(address, 1);
    const answer = chain && onLedger(own, start, { chain: { value: codeOf(own, start).token, ...chain } });
    const { check } = setUp(...(answer ? [answer] : []));
    await expect(check(codeOf(own, start + 20))).resolves.toEqual({ status: 'unchecked' });
  });
});
