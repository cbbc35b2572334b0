import { hintOf } from './hint';

test.each([
  ['whac', { mistake: 4, rainbow: 2 }, 'whac.mistakes', 4],
  ['whac', { mistake: 1 }, 'whac.order', 0],
  ['whac', { rainbow: 2 }, 'whac.rainbows', 2],
  ['hyperstax', { perfect: 1 }, 'hyperstax.aim', 1],
  ['hyperstax', { perfect: 6 }, 'hyperstax.row', 6],
  ['hyperstax', { perfect: 9, rainbow: 1 }, 'hyperstax.rainbows', 1],
  ['rabbit', {}, 'rabbit.order', 0],
  ['rabbit', { mistake: 5 }, 'rabbit.mistakes', 5],
  ['rabbit', { mistake: 5, rainbow: 1 }, 'rabbit.bridges', 1],
] as const)('a run of %s with %j is helped by %s', (game, moments, name, count) => {
  expect(hintOf(game, moments)).toEqual({ name, count });
});
