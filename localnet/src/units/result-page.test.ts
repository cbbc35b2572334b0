import type { LedgerMessage } from '../ledger/ledger';
import { pageOf, withinSize } from './result-page';

const messages = Array.from({ length: 8 }, (_, index) => ({ id: `m${index}` }) as unknown as LedgerMessage);
const placeOf = (id: string) => (/^m[0-7]$/.test(id) ? Number(id.slice(1)) : undefined);

it.each([
  ['', '01234567', false],
  ['limit=3', '012', true],
  ['limit=3&from=m2', '345', true],
  ['limit=3&from=m4', '567', false],
  ['from=m2&to=m5', '34', false],
  ['from=unknown', '01234567', false],
  ['sort=DESC&limit=3', '765', true],
  ['sort=DESC&limit=3&from=m2', '10', false],
  ['sort=DESC&from=m6&to=m3', '54', false],
  ['from=m5&to=m2', '', false],
])('the page of %s is %s', (query, expected, hasNextPage) => {
  const page = pageOf(messages, new URLSearchParams(query), placeOf);
  expect(page.messages.map(({ id }) => id.slice(1)).join('')).toBe(expected);
  expect(page.hasNextPage).toBe(hasNextPage);
});

it('cuts a page at a size, and gives one entry at least', () => {
  const mebibyte = 1024 ** 2;
  expect(withinSize([1, 2, 1, 1], (size) => size * mebibyte)).toEqual([1, 2, 1]);
  expect(withinSize([9, 1], (size) => size * mebibyte)).toEqual([9]);
});
