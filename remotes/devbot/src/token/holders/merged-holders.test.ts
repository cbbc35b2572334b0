import { mergedHolders } from './merged-holders';

test('the largest come first, and those with nothing are left out', () => {
  const rows = mergedHolders(
    [{ address: 'ann', quantity: '9' }],
    new Map([
      ['bob', '10'],
      ['cid', '0'],
      ['dot', '8'],
      ['ann', '11'],
    ]),
    10,
  );
  expect(rows.map(({ address, quantity }) => `${address} ${quantity}`)).toEqual([
    'ann 11',
    'bob 10',
    'dot 8',
  ]);
});

test('no more than the limit are kept, and no token fills the page with text', () => {
  const page = new Map(Array.from({ length: 50 }, (_, index) => [`holder ${index}`, '1']));
  expect(mergedHolders([], page, 20)).toHaveLength(20);
  const [row] = mergedHolders([], new Map([[`\u202e${'x'.repeat(10_000)}`, '1']]), 20);
  expect(row?.address).toBe(`${'x'.repeat(63)}…`);
  expect(mergedHolders([], new Map([['ann', '9'.repeat(1001)]]), 20)).toEqual([]);
});
