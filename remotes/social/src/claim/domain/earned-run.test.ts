import { earnedRun } from './earned-run';

test.each([
  ['whac', { game: 'whac' }],
  ['hyperstax-daily-20261124', { game: 'hyperstax', day: new Date('2026-11-24') }],
  ['rabbit-city-lisbon', undefined],
  ['chess', undefined],
  ['<i>whac</i>', undefined],
])('%s', (board, run) => {
  expect(earnedRun(board)).toEqual(run);
});
