import { addressOf } from '../../common/testing/addresses';
import { owner, processId, refusalCodeOf } from '../../common/testing/live-process';
import type { TokenTerms } from '../client';
import { type BootedToken, bootToken } from '../testing/booted-token';

const [ann, bob] = [addressOf('Ann'), addressOf('Bob')];
const agreement = { terms: 'memecoins', version: '2026-11-23', hash: 'ab'.repeat(32) } as const;
const memecoin: TokenTerms = {
  name: 'Moon Carrots',
  ticker: 'MOON',
  denomination: 2,
  balances: { [owner]: '50' },
  creator: owner,
  agreement,
  drop: { quantity: '100', perAddress: '40' },
  renounced: true,
};

let token: BootedToken | undefined;
afterEach(async () => {
  await token?.stop();
  token = undefined;
});

const boot = async (terms: TokenTerms) => {
  token = await bootToken(terms);
  return token;
};
const standing = async ({ say }: BootedToken) => {
  const { Messages } = await say(ann, { Action: 'Terms' });
  return JSON.parse(Messages[0]?.Data ?? '');
};

it('a memecoin is renounced in the evaluation that makes it, and nobody can change it', async () => {
  const live = await boot(memecoin);
  expect(live.boot.Error).toBeUndefined();
  expect(await standing(live)).toEqual({
    name: 'Moon Carrots',
    ticker: 'MOON',
    denomination: 2,
    supply: '150',
    minters: [],
    holders: 2,
    creator: owner,
    agreement,
    drop: { quantity: '100', perAddress: '40', pot: processId, left: '100', claims: 0 },
  });
  const before = await standing(live);
  for (const from of [owner, ann, processId, '']) {
    const { Error: refusal } = await live.say(
      from,
      { Action: 'Eval' },
      'TokenState.token.minters = { Owner }',
    );
    expect(refusalCodeOf(refusal ?? '')).toBe(from ? 'message.unknown-action' : 'message.reserved-tag');
  }
  const again = await live.say(owner, { Action: 'Renounce' });
  expect(refusalCodeOf(again.Error ?? '')).toBe('token.not-owner');
  const minted = await live.say(owner, { Action: 'Mint', Quantity: '1' });
  expect(minted.Messages[0]?.Tags).toContainEqual({ name: 'Action', value: 'Mint-Error' });
  expect(await standing(live)).toEqual(before);
});

it('the owner renounces a token later, with its minters, once', async () => {
  const live = await boot({
    name: 'Garden',
    ticker: 'GRD',
    denomination: 0,
    creator: owner,
    minters: [owner, bob],
  });
  const stranger = await live.say(bob, { Action: 'Renounce' });
  expect(refusalCodeOf(stranger.Error ?? '')).toBe('token.not-owner');
  expect(await standing(live)).toMatchObject({ owner, minters: [owner, bob] });
  const { Messages } = await live.say(owner, { Action: 'Renounce' });
  expect(Messages[0]?.Tags).toContainEqual({ name: 'Action', value: 'Renounced' });
  expect(await standing(live)).not.toHaveProperty('owner');
  expect(await standing(live)).toMatchObject({ minters: [] });
  const evaluated = await live.say(owner, { Action: 'Eval' }, 'return 1');
  expect(refusalCodeOf(evaluated.Error ?? '')).toBe('message.unknown-action');
});

it.each<[string, Partial<TokenTerms>]>([
  ['mints', { minters: [owner] }],
  ['has an owner', { renounced: false }],
  ['hands nothing out', { drop: undefined }],
  ['begins with some for a second address', { balances: { [owner]: '50', [ann]: '1' } }],
  ['names another creator than its owner', { creator: ann, balances: {} }],
])('a memecoin that %s does not begin', async (_, unfair) => {
  const live = await boot({ ...memecoin, ...unfair });
  expect(live.boot.Error).toBeDefined();
  expect((await live.say(ann, { Action: 'Terms' })).Messages).toEqual([]);
});
