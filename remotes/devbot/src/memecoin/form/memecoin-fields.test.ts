import { emptyMemecoinFields, memecoinParts, memecoinTerms, percentOf } from './memecoin-fields.domain';

const creator = 'c'.repeat(43);
const event = 'e'.repeat(43);
const agreement = { terms: 'memecoins', version: '2026-11-23', hash: 'ab'.repeat(32) } as const;
const fields = { ...emptyMemecoinFields, name: ' Moon Carrots ', ticker: 'MOON', decimals: '1' };

test('the terms are fair: fixed, handed out, nobody mints, nobody owns it', () => {
  expect(memecoinTerms({ ...fields, kept: '10' }, { creator, agreement })).toEqual({
    name: 'Moon Carrots',
    ticker: 'MOON',
    denomination: 1,
    balances: { [creator]: '100' },
    minters: [],
    creator,
    agreement,
    drop: { quantity: '9999900', perAddress: '10000' },
    renounced: true,
  });
});

test('a creator who keeps nothing holds nothing, and an event is named only where it counts', () => {
  expect(memecoinTerms({ ...fields, event }, { creator, agreement })).toMatchObject({
    balances: {},
    drop: { quantity: '10000000', perAddress: '10000' },
  });
  const rainbow = { ...fields, claimers: 'rainbow', event } as const;
  expect(memecoinTerms(rainbow, { creator, agreement })?.drop).toMatchObject({ event });
  expect(memecoinTerms({ ...rainbow, event: 'demo' }, { creator, agreement })).toBeUndefined();
});

test('the last share may be smaller', () => {
  expect(memecoinParts({ ...fields, supply: '10', share: '4' })).toEqual({
    supply: 100n,
    kept: 0n,
    drop: 100n,
    share: 40n,
    claims: 3n,
  });
});

test.each([
  ['supply', { supply: '0' }],
  ['supply', { supply: 'many' }],
  ['supply', { supply: '1'.repeat(90) }],
  ['kept', { kept: '-1' }],
  ['kept', { kept: '' }],
  ['kept-all', { kept: '1000000' }],
  ['share', { share: '0' }],
  ['share', { share: '0.01' }],
  ['share-large', { kept: '999999', share: '1.1' }],
  ['claims', { share: '1' }],
])('a form with a wrong amount has the fault %s: %j', (fault, wrong) => {
  expect(memecoinParts({ ...fields, ...wrong })).toEqual({ fault });
  expect(memecoinTerms({ ...fields, ...wrong }, { creator, agreement })).toBeUndefined();
});

test.each([
  [0n, 10n, 0],
  [1n, 3n, 33.34],
  [1n, 10n ** 20n, 0.01],
  [10n, 10n, 100],
])('%s of %s is %s per cent, never shown smaller', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});
