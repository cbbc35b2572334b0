import { badgeRange } from './badge-range.domain';

test.each([
  ['5', { first: 5, last: 5 }],
  [' #1 – #40 ', { first: 1, last: 40 }],
  ['1-200', { first: 1, last: 200 }],
  ['1-201', undefined],
  ['7-3', undefined],
  ['0', undefined],
  ['', undefined],
  ['all', undefined],
])('%j', (typed, range) => {
  expect(badgeRange(typed)).toEqual(range);
});
