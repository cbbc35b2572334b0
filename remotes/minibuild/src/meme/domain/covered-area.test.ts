import { coveredArea, joinedArea } from './covered-area';

test('a box covers whole pixels, and more of them when it is turned', () => {
  const box = { middle: { x: 50.5, y: 40 }, reach: { x: 20, y: 10 } };
  expect(coveredArea({ ...box, turn: 0 })).toEqual({ left: 30, top: 30, width: 41, height: 20 });
  expect(coveredArea({ ...box, turn: 90 })).toMatchObject({ left: 40, top: 20, height: 40 });
  expect(coveredArea({ ...box, turn: 45 }).width).toBeGreaterThan(41);
  expect(coveredArea({ ...box, turn: -45 })).toEqual(coveredArea({ ...box, turn: 45 }));
});

test('two areas are joined within their canvas', () => {
  const canvas = { width: 100, height: 80 };
  const corner = { left: -10, top: -10, width: 30, height: 30 };
  expect(joinedArea(corner, { left: 40, top: 50, width: 90, height: 5 }, canvas)).toEqual({
    left: 0,
    top: 0,
    width: 100,
    height: 55,
  });
  const outside = { left: 200, top: 10, width: 5, height: 5 };
  expect(joinedArea(outside, outside, canvas).width).toBe(0);
});
