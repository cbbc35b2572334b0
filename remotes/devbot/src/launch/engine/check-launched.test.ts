import {
  readBalances,
  readTokenInfo,
  readTokenTerms,
  type TokenStanding,
  type TokenTerms,
} from '@rainbow-rabbit/processes/token/client';
import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { checkLaunched } from './check-launched';

jest.mock('@rainbow-rabbit/processes/token/client');

const [creator, ann, pot] = ['C', 'A', 'P'].map((letter) => letter.padEnd(43, 'A')) as [
  string,
  string,
  string,
];
const agreement = { terms: 'tokens' as const, version: '2026-11-23', hash: 'a'.repeat(64) };
const terms: TokenTerms = {
  name: 'Garden Carrots',
  ticker: 'CARROT',
  denomination: 3,
  balances: { [creator]: '900', [ann]: '100' },
  minters: [creator, ann],
  creator,
  agreement,
};

let standing: TokenStanding;
let held: Map<string, string>;
const token = { ao: {} as AoClient, process: pot as ProcessId };
beforeEach(() => {
  const { name, ticker, denomination } = terms;
  standing = {
    name,
    ticker,
    denomination,
    supply: '1000',
    minters: [ann, creator],
    holders: 2,
    owner: creator,
    creator,
    agreement: { hash: agreement.hash, version: agreement.version, terms: agreement.terms },
  };
  held = new Map([
    [ann, '100'],
    [creator, '900'],
  ]);
  jest.mocked(readTokenInfo).mockResolvedValue({ name, ticker, denomination });
  jest.mocked(readTokenTerms).mockImplementation(async () => standing);
  jest.mocked(readBalances).mockImplementation(async () => ({ balances: held }));
});

test('a token that is what was asked passes', async () => {
  await expect(checkLaunched(token, terms)).resolves.toBeUndefined();
});

test.each<[string, Partial<TokenStanding>]>([
  ['info', { name: 'Garden Parrots' }],
  ['info', { logo: pot as never }],
  ['owner', { owner: ann }],
  ['owner', { creator: ann }],
  ['minters', { minters: [creator] }],
  ['agreement', { agreement: { ...agreement, hash: 'b'.repeat(64) } }],
  ['supply', { supply: '1001' }],
  ['drop', { drop: { quantity: '5', perAddress: '1', pot: pot as ProcessId, left: '5', claims: 0 } }],
])('a token with another %s does not', async (part, change) => {
  standing = { ...standing, ...change };
  await expect(checkLaunched(token, terms)).rejects.toMatchObject({
    code: 'launch.differs',
    params: { part },
  });
});

test('a token that another address holds does not', async () => {
  held = new Map([[pot, '1000']]);
  await expect(checkLaunched(token, terms)).rejects.toMatchObject({ params: { part: 'balances' } });
});

test('a fair token may be claimed from already, and has neither owner nor minters', async () => {
  const fair: TokenTerms = {
    ...terms,
    balances: { [creator]: '100' },
    minters: [],
    drop: { quantity: '900', perAddress: '10' },
    renounced: true,
  };
  const { owner: _, ...unowned } = standing;
  standing = {
    ...unowned,
    minters: [],
    drop: { quantity: '900', perAddress: '10', pot: pot as ProcessId, left: '890', claims: 1 },
  };
  held = new Map([
    [creator, '100'],
    [pot, '890'],
    [ann, '10'],
  ]);
  await expect(checkLaunched(token, fair)).resolves.toBeUndefined();
  await expect(checkLaunched(token, { ...fair, renounced: false })).rejects.toMatchObject({
    params: { part: 'owner' },
  });
});
