import { type TokenStanding, type TokenTerms, tokenReleases } from '@rainbow-rabbit/processes/token/client';
import { termsOf } from '../../../terms/terms-versions';
import type { CheckFacts, Known, SignedSpawnFacts } from './check-facts';
import { type CheckId, verdictOf } from './check-line';
import { checkLaunch, checkMemecoin } from './check-memecoin';

const [creator, friend, pot, event] = ['c', 'f', 'p', 'e'].map((letter) => letter.repeat(43)) as [
  string,
  string,
  string,
  string,
];
const network = { module: 'M'.repeat(43), scheduler: 'S'.repeat(43), authority: 'A'.repeat(43) };
const terms: TokenTerms = {
  name: 'Moon Carrots',
  ticker: 'MOON',
  denomination: 1,
  balances: { [creator]: '100' },
  minters: [],
  creator,
  agreement: { terms: 'memecoins', ...termsOf('memecoins') },
  drop: { quantity: '1000', perAddress: '300' },
  renounced: true,
};
const tags = Object.entries({
  'Data-Protocol': 'ao',
  Variant: 'ao.TN.1',
  Type: 'Process',
  Module: network.module,
  Scheduler: network.scheduler,
  Authority: network.authority,
  Name: 'Moon Carrots',
  Ticker: 'MOON',
  'On-Boot': 'Data',
  'Signing-Client': 'QuickWallet',
}).map(([name, value]) => ({ name, value }));
const spawn: SignedSpawnFacts = {
  signer: creator,
  tags,
  source: { terms, code: '' },
  codeHash: tokenReleases.at(-1)?.sha256 ?? '',
};
const standing = {
  name: 'Moon Carrots',
  ticker: 'MOON',
  denomination: 1,
  supply: '1100',
  minters: [],
  holders: 4,
  creator,
  agreement: terms.agreement,
  drop: { quantity: '1000', perAddress: '300', pot, left: '400', claims: 2 },
} as unknown as TokenStanding;
const known = <T>(value: T): Known<T> => ({ isKnown: true, value });
const fair: CheckFacts = {
  network,
  spawn: known(spawn),
  log: known({ read: 2, evals: 0, unverified: 0, isWhole: true }),
  standing: known(standing),
  balances: known({ holders: 4, sum: 1100n, pot: 400n, isWhole: true }),
};

const linesOf = (facts: Partial<CheckFacts>) => checkMemecoin({ ...fair, ...facts });
const statesOf = (facts: Partial<CheckFacts>, state: string) =>
  linesOf(facts)
    .filter((line) => line.state === state)
    .map(({ id }) => id);
const withSpawn = (part: Partial<SignedSpawnFacts>): Partial<CheckFacts> => ({
  spawn: known({ ...spawn, ...part }),
});
const withTerms = (part: Partial<TokenTerms>) =>
  withSpawn({ source: { terms: { ...terms, ...part }, code: '' } });

/** A drop for the players of an event. */
const forEvent: Partial<CheckFacts> = {
  ...withTerms({ drop: { quantity: '1000', perAddress: '300', event } }),
  standing: known({ ...standing, drop: { ...standing.drop, event } } as unknown as TokenStanding),
};

test('the signed launch of any token is checked by itself', () => {
  const launchOf = (facts: Partial<CheckFacts>) =>
    checkLaunch({ ...fair, ...facts }).map(({ id, state }) => `${id} ${state}`);
  const passed = ['spawn passed', 'module passed', 'scheduler passed', 'authority passed', 'code passed'];
  expect(launchOf({})).toEqual(passed);
  expect(launchOf({ network: { ...network, module: 'other' } })[1]).toBe('module failed');
  expect(launchOf(withSpawn({ codeHash: 'other' }))[4]).toBe('code failed');
  expect(checkLaunch({ network, spawn: { isKnown: false, reason: 'no-scheduler' } })).toContainEqual({
    id: 'code',
    state: 'unchecked',
    reason: 'no-scheduler',
  });
});

test('a fair memecoin passes every line', () => {
  expect(verdictOf(linesOf({}))).toBe('passed');
  expect(linesOf({}).find(({ id }) => id === 'kept')).toEqual({
    id: 'kept',
    state: 'passed',
    amounts: { kept: 100n, total: 1100n },
  });
});

test('a drop for an event that this app lists passes every line', () => {
  expect(verdictOf(linesOf({ ...forEvent, event: { isListed: true, signer: creator } }))).toBe('passed');
});

test('an empty pot, a small last share and burned tokens are fair', () => {
  const drop = { ...standing.drop, left: '0', claims: 4 } as NonNullable<TokenStanding['drop']>;
  const facts = {
    standing: known({ ...standing, drop, supply: '900', holders: 6 }),
    balances: known({ holders: 6, sum: 900n, pot: 0n, isWhole: true }),
  };
  expect(verdictOf(linesOf(facts))).toBe('passed');
});

const withTag = (name: string, value: string) => withSpawn({ tags: [...tags, { name, value }] });
const changed = (name: string, value: string) =>
  withSpawn({ tags: tags.map((tag) => (tag.name === name ? { name, value } : tag)) });

test.each<[string, Partial<CheckFacts>, CheckId[]]>([
  ['a hidden mint', withTerms({ minters: [creator] }), ['supply', 'balances']],
  ['an authority of one’s own', changed('Authority', friend), ['authority']],
  ['a second authority', withTag('Authority', friend), ['authority']],
  ['an authority spelled otherwise', withTag('authority', friend), ['spawn', 'authority']],
  ['code changed by a byte', withSpawn({ codeHash: `0${spawn.codeHash.slice(1)}` }), ['code']],
  ['other data', withSpawn({ source: undefined }), ['code']],
  ['an owner', withTerms({ renounced: false }), ['owner']],
  ['an owner, as the unit says', { standing: known({ ...standing, owner: creator as never }) }, ['owner']],
  ['a second address of the creator', withTerms({ balances: { [creator]: '50', [friend]: '50' } }), ['kept']],
  ['another creator than the signer', withSpawn({ signer: friend }), ['kept']],
  ['no drop', withTerms({ drop: undefined }), ['supply', 'balances']],
  [
    'another drop than in its terms',
    withTerms({ drop: { quantity: '1000', perAddress: '300', event } }),
    ['balances'],
  ],
  ['a scheduler of one’s own', changed('Scheduler', friend), ['scheduler']],
  ['another variant', changed('Variant', 'ao.N.1'), ['spawn']],
  ['an event of the creator’s own', { ...forEvent, event: { isListed: false, signer: creator } }, ['event']],
  ['another module', changed('Module', friend), ['module']],
  ['code from elsewhere', changed('On-Boot', friend), ['spawn']],
  ['an owner that is a process', withTag('From-Process', friend), ['spawn']],
  ['messages by the clock', withTag('Cron-Interval', '1-second'), ['spawn']],
  ['a type that stands there twice', withTag('Type', 'Process'), ['spawn']],
  [
    'terms that nobody knows',
    withTerms({ agreement: { ...termsOf('memecoins'), terms: 'memecoins', hash: 'ab'.repeat(32) } }),
    ['terms'],
  ],
  ['the terms of tokens', withTerms({ agreement: { terms: 'tokens', ...termsOf('tokens') } }), ['terms']],
  ['no terms', withTerms({ agreement: undefined }), ['terms']],
  [
    'code that its owner has evaluated',
    { ...withTerms({ renounced: false }), log: known({ read: 2, evals: 1, unverified: 0, isWhole: true }) },
    ['owner', 'log'],
  ],
  [
    'more tokens than the code makes',
    {
      standing: known({ ...standing, supply: '1200' }),
      balances: known({ holders: 4, sum: 1200n, pot: 400n, isWhole: true }),
    },
    ['balances'],
  ],
  [
    'balances that are not the supply',
    { balances: known({ holders: 4, sum: 1099n, pot: 400n, isWhole: true }) },
    ['balances'],
  ],
  [
    'a pot with less than is left',
    { balances: known({ holders: 4, sum: 1100n, pot: 399n, isWhole: true }) },
    ['balances'],
  ],
  [
    'claims that don’t explain what is left',
    { standing: known({ ...standing, drop: { ...standing.drop, claims: 1 } as never }) },
    ['balances'],
  ],
  ['a spawn that isn’t signed as shown', { spawn: known('forged') }, ['spawn']],
])('%s shows as failed', (_, cheat, failed) => {
  expect(statesOf(cheat, 'failed')).toEqual(failed);
  expect(verdictOf(linesOf(cheat))).toBe('failed');
});

test('lines that follow from unknown code are not passed', () => {
  expect(statesOf(withSpawn({ codeHash: '' }), 'unchecked')).toEqual([
    'owner',
    'supply',
    'kept',
    'event',
    'terms',
  ]);
});

test('code that nobody could replace may have been tried', () => {
  expect(verdictOf(linesOf({ log: known({ read: 9, evals: 3, unverified: 0, isWhole: true }) }))).toBe(
    'passed',
  );
});

test.each<[string, Partial<CheckFacts>, CheckId[]]>([
  ['the network names nothing', { network: undefined }, ['module', 'scheduler', 'authority']],
  ['the log is long', { log: known({ read: 5000, evals: 0, unverified: 0, isWhole: false }) }, ['log']],
  ['messages aren’t verified', { log: known({ read: 5, evals: 0, unverified: 1, isWhole: true }) }, ['log']],
  ['nobody lists the event', { ...forEvent, event: { isListed: false, signer: friend } }, ['event']],
  ['the event isn’t known', { ...forEvent, event: { isListed: false } }, ['event']],
  ['a tag is unknown', withTag('Colour', 'red'), ['spawn']],
  [
    'there are many holders',
    { balances: known({ holders: 4, sum: 1n, pot: 0n, isWhole: false }) },
    ['balances'],
  ],
  ['the token doesn’t answer', { standing: { isKnown: false, reason: 'no-answer' } }, ['balances']],
])('where %s, it is said that it could not be checked', (_, facts, unchecked) => {
  expect(statesOf(facts, 'unchecked')).toEqual(unchecked);
  expect(verdictOf(linesOf(facts))).toBe('unchecked');
});

test('without the spawn hardly anything is checked, and nothing is passed by it', () => {
  const spawnless: Partial<CheckFacts> = { spawn: { isKnown: false, reason: 'no-scheduler' } };
  expect(statesOf(spawnless, 'passed')).toEqual(['balances']);
});
