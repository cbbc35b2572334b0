import { type SeededRandom, seededRandom } from '@rainbow-rabbit/shared/testing';
import { addressOf } from '../../common/testing/addresses';
import type { Post } from '../../common/testing/post-office';
import { claimAgainMs } from '../client';
import { ClaimsOffice, communityId, refusalOf, tokenId } from '../testing/claims-office';

let claims: ClaimsOffice;
beforeAll(async () => {
  claims = await ClaimsOffice.start();
});
afterAll(() => claims.stop());
beforeEach(() => claims.reset());

interface Account {
  claimable: bigint;
  pending: bigint;
  paid: bigint;
}

const sumOf = (values: Iterable<bigint>) => [...values].reduce((sum, value) => sum + value, 0n);

/** Reads all accounts at once. */
async function accountsByAddress(): Promise<Map<string, Account>> {
  const text = await claims.office.process('community').evaluateLua(`
    local rows, all = {}, CommunityState.accountRows
    for row, address in ipairs(all.address) do
      rows[row] = table.concat({ address, all.claimable[row], all.pending[row], all.paid[row] }, ' ')
    end
    return table.concat(rows, '\\n')`);
  const rows = text === '' ? [] : text.split('\n').map((row) => row.split(' '));
  return new Map(
    rows.map(([address = '', claimable = '', pending = '', paid = '']) => [
      address,
      { claimable: BigInt(claimable), pending: BigInt(pending), paid: BigInt(paid) },
    ]),
  );
}

/** Fails unless the pot, the accounts and the token's ledger agree with each other and with what was earned. */
async function expectAgreement(earned: ReadonlyMap<string, bigint>, funded: bigint): Promise<void> {
  const [pot, accounts, balances] = [await claims.pot(), await accountsByAddress(), await claims.balances()];
  const parts = [pot.free, pot.reserved, pot.paid].map(BigInt);
  expect([BigInt(pot.funded), sumOf(parts)]).toEqual([funded, funded]);
  const all = [...accounts.values()];
  expect(parts.slice(1)).toEqual([
    sumOf(all.map(({ pending }) => pending)),
    sumOf(all.map(({ paid }) => paid)),
  ]);
  for (const [address, { claimable, pending, paid }] of accounts) {
    expect([address, claimable + pending + paid]).toEqual([address, earned.get(address)]);
    const got = balances[address] ?? 0n;
    // A payment that the token made and has not reported is still pending.
    if (got < paid || got > paid + pending) expect([address, got]).toEqual([address, { paid, pending }]);
  }
  const people = sumOf([...accounts.keys()].map((address) => balances[address] ?? 0n));
  expect((balances[communityId] ?? 0n) + people).toBe(funded);
}

/** A message unit and a token that lose, repeat, delay and refuse by chance. */
class BadNetwork {
  readonly held: Post[] = [];

  constructor(private readonly random: SeededRandom) {
    this.carryAll();
  }

  /** Carries every message between the community and its token from now on. */
  carryAll(): void {
    claims.office.carry = (post) => ([post.from, post.to].includes(tokenId) ? this.#carry(post) : [post]);
  }

  #carry(post: Post): readonly Post[] {
    const kinds = ['once', 'once', 'once', 'twice', 'lost', 'late', 'late', 'refused'] as const;
    const kind = this.random.pick(kinds);
    if (kind === 'refused' && post.to === tokenId) return [refusalOf(post)];
    if (kind === 'late') this.held.push(post);
    return { once: [post], refused: [post], twice: [post, post], lost: [], late: [] }[kind];
  }

  /** Hands over one of the messages that are late. */
  async deliverOne(): Promise<void> {
    const [post] = this.held.splice(this.random.upTo(this.held.length), 1);
    if (post) await claims.office.deliver({ ...post, at: claims.now });
  }
}

/** Claims for people until nothing is left to claim, on a network that works. */
async function claimAll(people: Iterable<string>): Promise<void> {
  claims.letThrough();
  claims.now += claimAgainMs;
  for (const person of people) {
    let answer: unknown;
    do answer = await claims.said(person, 'Claim');
    while (typeof answer !== 'string');
    expect(answer).toBe('claim.nothing');
  }
}

it.each([1, 2, 3])('pot, accounts and token agree whatever happens, seed %i', async (seed) => {
  const random = seededRandom(seed);
  const people = ['Ann', 'Bob', 'Cid', 'Dot'].map(addressOf);
  await claims.admit(...people);
  const earned = new Map(people.map((person) => [person, 0n]));
  let funded = 0n;
  const network = new BadNetwork(random);
  const fund = async (quantity: bigint) => {
    claims.letThrough();
    await claims.fund(quantity);
    funded += quantity;
    network.carryAll();
  };
  for (let step = 0; step < 150; step += 1) {
    const person = random.pick(people);
    const act = random.pick(['award', 'claim', 'claim', 'claim', 'late', 'late', 'fund', 'wait'] as const);
    if (act === 'award') {
      const points = 1 + random.upTo(1_000_000);
      await claims.award({ address: person, points });
      earned.set(person, (earned.get(person) ?? 0n) + 10n * BigInt(points));
    }
    if (act === 'fund') await fund(BigInt(1 + random.upTo(20_000_000)));
    if (act === 'claim') await claims.said(person, 'Claim');
    if (act === 'late') await network.deliverOne();
    if (act === 'wait') claims.now += claimAgainMs;
    await expectAgreement(new Map([...earned].filter(([, quantity]) => quantity > 0n)), funded);
  }
});

it('of 1,000 claims each is paid exactly once, though messages are lost, late, repeated and refused', async () => {
  const random = seededRandom(12);
  const people = Array.from({ length: 1000 }, (_, index) => addressOf(`person ${index}`));
  await claims.admit(...people);
  const awards = people.map((address) => ({ address, points: 1 + random.upTo(1000) }));
  await claims.award(...awards);
  const earned = new Map(awards.map(({ address, points }) => [address, 10n * BigInt(points)]));
  const total = sumOf(earned.values());
  await claims.fund(total);

  const network = new BadNetwork(random);
  for (const person of people) await claims.said(person, 'Claim');
  await expectAgreement(earned, total);
  const left = [...(await accountsByAddress())].filter(([, { paid }]) => paid === 0n);
  expect(left.length).toBeGreaterThan(300);
  while (network.held.length > 0) await network.deliverOne();
  await expectAgreement(earned, total);

  await claimAll(left.map(([address]) => address));
  await expectAgreement(earned, total);
  const balances = await claims.balances();
  expect(people.map((person) => balances[person])).toEqual([...earned.values()]);
  expect(await claims.pot()).toMatchObject({ free: '0', reserved: '0', paid: String(total) });
});
