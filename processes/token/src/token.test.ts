import { seededRandom } from '@rainbow-rabbit/shared/testing';
import { addressOf } from '../../common/testing/addresses';
import { type LiveProcess, refusalCodeOf, toTags } from '../../common/testing/live-process';
import { costOfMessages } from '../../common/testing/message-cost';
import { maxBalances, type TokenTerms } from '../client';
import { startToken, tokenSource } from '../testing/live-token';

const people = ['Ann', 'Bob', 'Cid', 'Dot'].map(addressOf);
const [ann = '', bob = ''] = people;
const terms: TokenTerms = {
  name: 'Garden Carrots',
  ticker: 'CARROT',
  denomination: 3,
  balances: { [ann]: '123456789012345678901234567890' },
  minters: [bob],
};

let token: LiveProcess;
beforeAll(async () => {
  token = await startToken(terms);
});
afterAll(() => token.stop());
beforeEach(() => token.reset());

interface Sent {
  target: string;
  data: string;
  tags: Record<string, string>;
}

/** Sends a message; returns the messages that came of it, or the code it was refused with. */
async function say(
  from: string,
  action: string,
  tags: Record<string, string> = {},
): Promise<Sent[] | string> {
  const { Error: error, Messages } = await token.evaluate({
    from,
    action,
    data: '',
    at: 1000,
    block: 1,
    tags: toTags(tags),
  });
  if (error) return refusalCodeOf(error) ?? error;
  return Messages.map(({ Target, Data = '', Tags }) => ({
    target: Target,
    data: Data,
    tags: Object.fromEntries(Tags.map(({ name, value }) => [name, value])),
  }));
}

const balances = async (): Promise<Record<string, string>> => {
  const [reply] = (await say(ann, 'Balances')) as Sent[];
  return JSON.parse(reply?.data ?? '');
};
const supply = async () => ((await say(ann, 'Total-Supply')) as Sent[])[0]?.data;
const actionsOf = (answer: Sent[] | string) =>
  typeof answer === 'string' ? answer : answer.map(({ tags }) => tags.Action);

/** A token by large numbers of JavaScript. */
class ModelToken {
  readonly #held = new Map(people.map((person) => [person, BigInt(terms.balances?.[person] ?? 0)]));

  of(person: string): bigint {
    return this.#held.get(person) ?? 0n;
  }

  get supply(): bigint {
    return [...this.#held.values()].reduce((sum, held) => sum + held, 0n);
  }

  #add(person: string, quantity: bigint) {
    this.#held.set(person, this.of(person) + quantity);
  }

  Transfer(from: string, to: string, quantity: bigint) {
    if (this.of(from) < quantity) return ['Transfer-Error'];
    this.#add(from, -quantity);
    this.#add(to, quantity);
    return ['Debit-Notice', 'Credit-Notice'];
  }

  Mint(from: string, _: string, quantity: bigint) {
    if (from !== bob) return ['Mint-Error'];
    this.#add(from, quantity);
    return [undefined];
  }

  Burn(from: string, _: string, quantity: bigint) {
    if (this.of(from) < quantity) return 'token.balance-too-small';
    this.#add(from, -quantity);
    return [undefined];
  }
}

it('no message makes or loses a unit but Mint and Burn, whatever is sent', async () => {
  const { upTo, pick } = seededRandom(7);
  const model = new ModelToken();
  for (let round = 0; round < 200; round += 1) {
    const [from, to] = [pick(people), pick(people)];
    const action = pick(['Transfer', 'Transfer', 'Mint', 'Burn'] as const);
    const quantity = BigInt(1 + upTo(9)) * 10n ** BigInt(upTo(32));
    const answer = await say(from, action, { Recipient: to, Quantity: String(quantity) });
    expect(actionsOf(answer)).toEqual(model[action](from, to, quantity));
  }
  const all = await balances();
  for (const person of people) expect(all[person] ?? '0').toBe(String(model.of(person)));
  expect(await supply()).toBe(String(model.supply));
});

it('answers a transfer to its sender alone, with the tags that the sender gave it', async () => {
  const tags = { Recipient: bob, Quantity: '5', 'X-Payment': '7', 'Reply-To': addressOf('Cid') };
  const [notice] = (await say(ann, 'Transfer', tags)) as Sent[];
  expect(notice).toMatchObject({ target: ann, tags: { Action: 'Debit-Notice', 'X-Payment': '7' } });
  const [error] = (await say(addressOf('Dot'), 'Transfer', tags)) as Sent[];
  expect(error).toMatchObject({
    target: addressOf('Dot'),
    tags: { Action: 'Transfer-Error', 'X-Payment': '7' },
  });
});

describe('a payment that is made once', () => {
  const payment = { Recipient: bob, Quantity: '5', Once: 'claim-1', 'X-Payment': '1' };

  it('moves its quantity once, and answers its sender each time', async () => {
    expect(actionsOf(await say(ann, 'Transfer', payment))).toEqual(['Debit-Notice', 'Credit-Notice']);
    const again = (await say(ann, 'Transfer', payment)) as Sent[];
    expect(again.map(({ target, tags }) => [target, tags.Action, tags['X-Payment']])).toEqual([
      [ann, 'Debit-Notice', '1'],
    ]);
    expect((await balances())[bob]).toBe('5');
  });

  it('is its sender’s own name', async () => {
    await say(ann, 'Transfer', payment);
    await say(ann, 'Transfer', { Recipient: addressOf('Cid'), Quantity: '5' });
    await say(addressOf('Cid'), 'Transfer', payment);
    expect((await balances())[bob]).toBe('10');
  });

  it.each([{ Quantity: '6' }, { Recipient: addressOf('Cid') }])('is no other one: %j', async (other) => {
    await say(ann, 'Transfer', payment);
    // the message counts as done, though it moved nothing
    const state = async () => (await token.stateText()).replace(/doneMessages=\{.*?\},/, '');
    const before = await state();
    expect(actionsOf(await say(ann, 'Transfer', { ...payment, ...other }))).toEqual(['Transfer-Error']);
    expect(await state()).toBe(before);
  });

  it('that failed may be made later', async () => {
    await say(bob, 'Transfer', { ...payment, Recipient: ann });
    await say(bob, 'Mint', { Quantity: '5' });
    expect(actionsOf(await say(bob, 'Transfer', { ...payment, Recipient: ann }))).toEqual([
      'Debit-Notice',
      'Credit-Notice',
    ]);
  });
});

it.each<[string, string, Record<string, string>, string]>([
  ['digits of another script', 'Transfer', { Recipient: bob, Quantity: '٣' }, 'token.quantity-malformed'],
  ['hexadecimal', 'Transfer', { Recipient: bob, Quantity: '0x10' }, 'token.quantity-malformed'],
  ['too many digits', 'Transfer', { Recipient: bob, Quantity: '1'.repeat(1001) }, 'token.quantity-malformed'],
  ['a space', 'Transfer', { Recipient: `${bob} `, Quantity: '1' }, 'token.recipient-malformed'],
  ['a bad name', 'Transfer', { Recipient: bob, Quantity: '1', Once: 'a b' }, 'token.once-malformed'],
  ['a forged sender', 'Transfer', { Recipient: bob, Quantity: '1', From: bob }, 'message.reserved-tag'],
  ['a forged owner', 'Transfer', { Recipient: bob, Quantity: '1', owner: bob }, 'message.reserved-tag'],
  ['a page before the first', 'Balances', { After: '-1' }, 'message.malformed'],
  ['an unknown action', 'Dance', {}, 'message.unknown-action'],
])('refuses %s in %s, and nothing changes', async (_, action, tags, code) => {
  const before = await token.stateText();
  expect(await say(ann, action, tags)).toBe(code);
  expect(await token.stateText()).toBe(before);
});

it.each<[string, Partial<TokenTerms>, string]>([
  ['a name of nothing', { name: ' ' }, 'no name'],
  ['a ticker with a space', { ticker: 'A B' }, 'no ticker'],
  ['a denomination of a half', { denomination: 0.5 }, 'no denomination'],
  ['a holder that is no address', { balances: { nobody: '1' } }, 'a holder is no address'],
  ['a balance below 0', { balances: { [ann]: '-1' } }, 'a balance is no quantity'],
  ['a minter that is no address', { minters: ['me'] }, 'a minter is no address'],
  ['a logo that is no id', { logo: 'logo.png' }, 'the logo is no id'],
])('a token does not begin with %s', async (_, wrong, reason) => {
  await expect(startToken({ ...terms, ...wrong })).rejects.toThrow(reason);
});

it('keeps its terms and balances when its code is evaluated again, whatever terms come with it', async () => {
  await say(ann, 'Transfer', { Recipient: bob, Quantity: '7' });
  const before = await token.stateText();
  await token.evaluateLua(tokenSource({ ...terms, name: 'Another', minters: [ann] }));
  expect(await token.stateText()).toBe(before);
});

describe('with 100,000 holders', () => {
  const holders = 100_000;
  const message = (from: string, action: string, tags: Record<string, string> = {}) => ({
    from,
    action,
    tags: toTags(tags),
    at: 1000,
  });
  const messages = [
    message(ann, 'Transfer', { Recipient: addressOf('new'), Quantity: '5' }),
    message(ann, 'Balance', { Recipient: bob }),
    message(bob, 'Mint', { Quantity: '5' }),
    message(ann, 'Burn', { Quantity: '5' }),
    message(ann, 'Info'),
    message(ann, 'Balances'),
    message(ann, 'Terms'),
  ];

  const fill = (count: number) =>
    token.evaluateLua(`
      for index = 1, ${count} do
        local row = TokenState.holders.total + 1
        TokenState.holders.total, TokenState.holders.address[row] = row, ('%043d'):format(index)
        TokenState.holders.balance[row], TokenState.holderRow[('%043d'):format(index)] = '1', row
      end`);

  it('no message costs more than with few', async () => {
    // a page of balances is as long with few
    await fill(2 * maxBalances);
    const few = await costOfMessages(token, messages);
    await token.reset();
    await fill(holders);
    const many = await costOfMessages(token, messages);
    expect(few.map(({ refused }) => refused)).toEqual(messages.map(() => undefined));
    for (const [index, { instructions }] of many.entries()) {
      expect(instructions).toBeLessThanOrEqual((few[index]?.instructions ?? 0) * 1.1);
    }
  });

  it('all of them are read page by page, each once', async () => {
    await fill(2 * maxBalances);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const [page] = (await say(ann, 'Balances', after ? { After: after } : {})) as Sent[];
      seen.push(...Object.keys(JSON.parse(page?.data ?? '')));
      after = page?.tags.Next;
    } while (after);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(2 * maxBalances + 1);
  });
});
