import { canBeBoard } from './can-be-board';

test.each(['season-1', 'A'.repeat(43), '_x'])('%s can name a leaderboard', (id) => {
  expect(canBeBoard({ id })).toBe(true);
});

test.each([undefined, '', 'a b', 'a/b', '..', '💥', 'x'.repeat(44)])('%s names no leaderboard', (id) => {
  expect(canBeBoard({ id })).toBe(false);
});
