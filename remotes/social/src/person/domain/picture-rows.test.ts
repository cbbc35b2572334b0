import { picturedRows } from './picture-rows';

const boards = Array.from({ length: 9 }, (_, index) => ({ name: `Board ${index}`, place: '1', points: '7' }));
const page = { rainbows: [], rainbow: 'Rainbow', boards, meetUps: undefined };
const names = (change: object) => picturedRows({ ...page, ...change }).map(({ name }) => name);

test('rainbows come first and stand out, boards take the room that is left, and meet-ups end it', () => {
  const rainbows = [{ name: 'A', place: '3' }, { name: 'B' }, { name: 'C' }];
  const rows = picturedRows({ ...page, rainbows, meetUps: '4 meet-ups' });
  expect(rows.map(({ name, isOwn }) => [name, isOwn])).toEqual([
    ['A', true],
    ['B', true],
    ['Board 0', false],
    ['Board 1', false],
    ['Board 2', false],
    ['4 meet-ups', false],
  ]);
  expect(rows.slice(0, 2).map(({ place, points }) => [place, points])).toEqual([
    ['3', 'Rainbow'],
    ['', 'Rainbow'],
  ]);
});

test('a page of boards alone fills the picture, and an empty one has no rows', () => {
  expect(names({})).toHaveLength(6);
  expect(names({ boards: [] })).toEqual([]);
});
