import { processSource } from '@rainbow-rabbit/processes/aos';
import { addressOf, type LiveProcess, owner, processNetwork } from '@rainbow-rabbit/processes/common/testing';
import { type TokenTerms, tokenTermsLua } from '@rainbow-rabbit/processes/token/client';
import { type BootedToken, bootSource, startToken } from '@rainbow-rabbit/processes/token/testing';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { checkLaunched } from './check-launched';

const ann = addressOf('ann');
const event = addressOf('event');
const agreement = { terms: 'tokens' as const, version: '2026-11-23', hash: 'a'.repeat(64) };
const terms: TokenTerms = {
  name: 'Garden Carrots',
  ticker: 'CARROT',
  denomination: 3,
  balances: { [owner]: '900', [ann]: '100' },
  minters: [owner, ann],
  creator: owner,
  agreement,
};
const fairTerms: TokenTerms = {
  ...terms,
  balances: { [owner]: '100' },
  minters: [],
  drop: { quantity: '900', perAddress: '10' },
  renounced: true,
};
const process = addressOf('token') as ProcessId;
const fairProcess = addressOf('fair') as ProcessId;

let token: LiveProcess;
let fair: BootedToken;
beforeAll(async () => {
  token = await startToken(terms, process);
  fair = await bootSource(tokenTermsLua(fairTerms) + processSource('token'));
});
afterAll(() => Promise.all([token.stop(), fair.stop()]));

const check = (asked: TokenTerms, id = process) => {
  const clock = { now: 1, block: 1 };
  const ao = processNetwork({ processes: { [process]: token, [fairProcess]: fair }, clock });
  return checkLaunched({ ao, process: id }, asked);
};

test('a token that is what was asked passes', async () => {
  await expect(check(terms)).resolves.toBeUndefined();
});

test.each<[string, Partial<TokenTerms>]>([
  ['info', { name: 'Garden Parrots' }],
  ['info', { logo: addressOf('logo') }],
  ['owner', { creator: ann }],
  ['owner', { renounced: true }],
  ['minters', { minters: [owner] }],
  ['agreement', { agreement: { ...agreement, hash: 'b'.repeat(64) } }],
  ['supply', { balances: { [owner]: '901', [ann]: '100' } }],
  ['balances', { balances: { [event]: '1000' } }],
  ['drop', { drop: { quantity: '5', perAddress: '1' } }],
])('a token with another %s does not', async (part, change) => {
  await expect(check({ ...terms, ...change })).rejects.toMatchObject({
    code: 'launch.differs',
    params: { part },
  });
});

test('a token whose code gave it away does not', async () => {
  await token.evaluateLua(`Owner = '${ann}'`);
  await expect(check(terms)).rejects.toMatchObject({ params: { part: 'owner' } });
});

test('a fair token may be claimed from already, and has neither owner nor minters', async () => {
  await fair.evaluate({ from: ann, action: 'Claim', data: '', at: 1, block: 1 });
  await expect(check(fairTerms, fairProcess)).resolves.toBeUndefined();
  await expect(check({ ...fairTerms, renounced: false }, fairProcess)).rejects.toMatchObject({
    params: { part: 'owner' },
  });
});
