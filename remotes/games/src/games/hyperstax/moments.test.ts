import { cutPiece, lidUnder, moved } from './moments';

const floor = { x: 0, z: 0, width: 1500, depth: 1000 };

test('a cut piece is the part of the dropped block that lay beside the tower', () => {
  const dropped = moved(floor, 0, 200);
  const kept = { ...dropped, width: 1300 };
  expect(cutPiece(kept, 0, 200)).toEqual({ x: 1500, z: 0, width: 200, depth: 1000 });
  expect(cutPiece({ ...floor, depth: 900 }, 1, -100)).toEqual({ x: 0, z: -100, width: 1500, depth: 100 });
});

test('the upper side of a floor is left out where the next floor covers it', () => {
  expect(lidUnder(floor, floor)).toBe('hidden');
  expect(lidUnder(floor, { x: -9, z: 0, width: 1518, depth: 1000 })).toBe('hidden');
  expect(lidUnder(floor, { x: 0, z: 0, width: 1400, depth: 1000 })).toBe('plain');
  expect(lidUnder(floor, { x: 0, z: 90, width: 1500, depth: 910 })).toBe('plain');
});
