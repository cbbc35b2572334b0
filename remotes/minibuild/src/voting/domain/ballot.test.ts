import { isSameBallot, toggled } from './ballot';

test('a press approves an entry, and another one takes that back', () => {
  expect(toggled([7, 2], 5)).toEqual([2, 5, 7]);
  expect(toggled([2, 5, 7], 5)).toEqual([2, 7]);
});

test('ballots are the same in any order', () => {
  expect(isSameBallot([1, 2], [2, 1])).toBe(true);
  expect(isSameBallot([1, 2], [1])).toBe(false);
  expect(isSameBallot([1], [1, 2])).toBe(false);
  expect(isSameBallot([], [])).toBe(true);
});
