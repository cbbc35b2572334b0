import { gameDescriptors } from './descriptors';

test.each([
  ['whac', { mistake: 4, rainbow: 2 }, 'hint.whac.mistakes', 4],
  ['whac', { mistake: 1 }, 'hint.whac.order', 0],
  ['whac', { rainbow: 2 }, 'hint.whac.rainbows', 2],
  ['hyperstax', { perfect: 1 }, 'hint.hyperstax.aim', 1],
  ['hyperstax', { perfect: 6 }, 'hint.hyperstax.row', 6],
  ['hyperstax', { perfect: 9, rainbow: 1 }, 'hint.hyperstax.rainbows', 1],
  ['rabbit', {}, 'hint.rabbit.order', 0],
  ['rabbit', { mistake: 5 }, 'hint.rabbit.mistakes', 5],
  ['rabbit', { mistake: 5, rainbow: 1 }, 'hint.rabbit.bridges', 1],
] as const)('a run of %s with %j is helped by %s', (game, moments, key, count) => {
  expect(gameDescriptors[game].hintOf(moments)).toEqual({ key, count });
});
